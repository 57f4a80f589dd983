import type { RefObject } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import type { Composed } from '../model/stored.ts'
import styles from './dice.module.css'

type PinnedProps = {
  rolls: readonly Composed[]
  busy: boolean
  onRoll: (roll: Composed) => void
  keep: (rolls: Composed[]) => void
  /** Announces a text. */
  say: (words: string) => void
  /** Takes the focus when the last roll is unpinned. */
  heir: RefObject<HTMLElement | null>
}

/** The name for screen readers has the dice: two rolls may have one label. */
const nameOf = ({ label, notation }: Composed) => (label ? `${label}, ${notation}` : notation)

/** The pinned rolls, each a button that rolls it. */
export function PinnedRolls({ rolls, busy, onRoll, keep, say, heir }: PinnedProps) {
  const unpin = (at: number, { label, notation }: Composed, row: Element | null) => {
    // The next roll comes into this row, which has the focus. With the last roll its row goes.
    const before = row?.previousElementSibling?.querySelector<HTMLElement>('button:last-child')
    if (at === rolls.length - 1) (before ?? heir.current)?.focus()
    keep(rolls.filter((_, index) => index !== at))
    say(`Unpinned ${label || notation}.`)
  }
  if (rolls.length === 0) return null
  return (
    <ul className={styles.pinned} aria-label="Pinned rolls">
      {rolls.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in its place
        <li key={at}>
          <Button busy={busy} aria-label={nameOf(one)} onClick={() => onRoll(one)}>
            {one.label || one.notation}
          </Button>
          <Button
            variant="quiet"
            aria-label={`Unpin ${nameOf(one)}`}
            onClick={({ currentTarget }) => unpin(at, one, currentTarget.parentElement)}
          >
            <CloseIcon />
          </Button>
        </li>
      ))}
    </ul>
  )
}
