import { type ReactNode, useRef } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { BinIcon, CloseIcon } from '../../../ui/icon/icons.tsx'
import slot from './card/slot.module.css'
import styles from './ideas.module.css'

const draw = (path: string, moving?: string) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
    {moving && <path className={slot.shackle} d={moving} />}
  </svg>
)

// Only cards have the drawn ones, so they are not in `ui/icon`, which every page loads. Beside the slots the game's view
// would load all starter tables with them.
export const icons = {
  lock: draw('M5 11.5h14v9H5z', 'M8 11.5v-3a4 4 0 0 1 8 0v3'),
  reroll: draw('M7 4h10q3 0 3 3v10q0 3-3 3H7q-3 0-3-3V7q0-3 3-3zM8.5 8.5v.1M12 12v.1M15.5 15.5v.1'),
  remove: <BinIcon />,
  edit: draw('m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5'),
  table: draw('M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1'),
}

type TakeOutProps = {
  /** What is removed: the title of an idea, or the name of a table. */
  name: string
  game: Game
  /** What that means for other members and for the author. */
  message: string
  busy: boolean
  /** A word beside the icon, where there is room for it. */
  children?: ReactNode
  onTakeOut: () => void
}

/** The button that removes something from a game. It asks for confirmation, and moves the focus on afterwards. */
export function TakeOut({ name, game, message, busy, onTakeOut, children }: TakeOutProps) {
  const { confirm } = useOverlays()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button, 'section')
  async function ask() {
    const title = `Remove ${inSentence(name)} from ${inSentence(game.name)}?`
    if (await confirm({ title, message, confirmLabel: 'Remove' })) onTakeOut()
  }
  return (
    <Button
      ref={button}
      variant="quiet"
      busy={busy}
      title="Remove from game"
      aria-label={`Remove from game: ${name}`}
      onClick={ask}
    >
      <CloseIcon />
      {children}
    </Button>
  )
}

/** The most items that are shown: all entries of a table. Thousands would take long to render. */
const mostShown = 200

/** A list that scrolls if it is long. */
export function Scrolling({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
    <ul className={styles.scrolling} aria-label={label} tabIndex={0}>
      {children.slice(0, mostShown)}
      {children.length > mostShown && <li className={common.small}>and {children.length - mostShown} more</li>}
    </ul>
  )
}
