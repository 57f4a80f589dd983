import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../../src/ui/icon/icons.tsx'

type SideProps = {
  /** The rule in one sentence. */
  says: ReactNode
  /** An illustration with real components. Nothing in it can be used. */
  children: ReactNode
}

/** Two pictures side by side. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="do-dont sb-unstyled">{children}</div>
}

export function Do(props: SideProps) {
  return <Side {...props} kind="do" word="Do" icon={<CheckIcon />} />
}

export function Dont(props: SideProps) {
  return <Side {...props} kind="dont" word="Don’t" icon={<CloseIcon />} />
}

function Side({ says, children, kind, word, icon }: SideProps & { kind: string; word: string; icon: ReactNode }) {
  return (
    <figure data-kind={kind}>
      <div className="side-picture" inert>
        {children}
      </div>
      <figcaption>
        <strong>
          {icon}
          {word}
        </strong>
        <span>{says}</span>
      </figcaption>
    </figure>
  )
}
