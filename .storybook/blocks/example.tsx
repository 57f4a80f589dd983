import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { useMode } from './mode.ts'

type ExampleProps = {
  /** The text of the example's own file: `import source from './button.example.tsx?raw'`. */
  source: string
  /** True: the source is shown at once. */
  open?: boolean
  children: ReactNode
}

/** A source alone, where there is nothing to try. */
export function Code({ source }: { source: string }) {
  const isDark = useMode() === 'dark'
  return (
    <div className="example sb-unstyled">
      <Source code={source.trim()} language="tsx" dark={isDark} />
    </div>
  )
}

/** An example to try, and below it the very file that it is made of: what is shown has been compiled. */
export function Example({ source, open, children }: ExampleProps) {
  const isDark = useMode() === 'dark'
  return (
    <div className="example sb-unstyled">
      <div className="example-stage">{children}</div>
      <details open={open}>
        <summary>Source</summary>
        <Source code={source.trim()} language="tsx" dark={isDark} />
      </details>
    </div>
  )
}
