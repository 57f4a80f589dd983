import { type ReactNode, useRef } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import styles from './ideas.module.css'

type TakeOutProps = {
  /** What is removed: the title of an idea, or the name of a table. */
  name: string
  game: Game
  /** What that means for other members and for the author. */
  message: string
  busy: boolean
  onTakeOut: () => void
}

/** The button that removes something from a game. It asks for confirmation, and moves the focus on afterwards. */
export function TakeOut({ name, game, message, busy, onTakeOut }: TakeOutProps) {
  const { confirm } = useOverlays()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, 'section')
  async function ask() {
    const title = `Remove ${inSentence(name)} from ${inSentence(game.name)}?`
    if (await confirm({ title, message, confirmLabel: 'Remove' })) onTakeOut()
  }
  return (
    <Button ref={button} variant="quiet" busy={busy} aria-label={`Remove from game: ${name}`} onClick={ask}>
      Remove from game
    </Button>
  )
}

/** A list that scrolls if it is long. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
    <ul className={styles.scrolling} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}

/** The options of a select, each with its name. */
export const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
