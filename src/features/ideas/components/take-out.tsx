import { useRef } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../../ui/focus-back/use-focus-back.ts'

type TakeOutProps = {
  /** What is removed: a title, or the name of a table. */
  name: string
  game: Game
  /** What that means for the others, and for its author. */
  message: string
  busy: boolean
  onTakeOut: () => void
}

/** The button that removes something from a game; it asks first, and then moves the focus on. */
export function TakeOut({ name, game, message, busy, onTakeOut }: TakeOutProps) {
  const { confirm } = useOverlays()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, 'section')
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
