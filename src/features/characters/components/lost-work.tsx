import { useId } from 'react'
import { Link } from 'react-router-dom'
import common from '../../../ui/common.module.css'
import { isUnsent, type PendingChange } from '../model/sheet-mutations.ts'
import { placeHref } from '../model/use-characters.ts'
import { useWaiting } from '../model/use-outbox.ts'
import { changeInWords, RefusedChange } from './decision.tsx'

export type LostWorkProps = {
  /** Whether no sheet shows it. Without it, none does. */
  isLost?: (one: PendingChange) => boolean
  /** Whether another sheet shows it, which is linked then. Without it, none does. */
  isElsewhere?: (one: PendingChange) => boolean
}

/**
 * My changes that were refused or wait for a decision, and that the page shows nowhere else: of a block, a character or
 * a game that is gone, or that I may not see any more; and the way to those of other sheets.
 */
export function LostWork({ isLost = () => true, isElsewhere = () => false }: LostWorkProps) {
  const heading = useId()
  const stuck = useWaiting(({ entries }) => entries).filter((one) => !isUnsent(one))
  const lost = stuck.filter(isLost)
  const elsewhere = stuck.filter((one) => !lost.includes(one) && isElsewhere(one))
  if (lost.length + elsewhere.length === 0) return null
  return (
    <section aria-labelledby={heading} className={common.stack}>
      <h2 id={heading}>Unsaved changes</h2>
      {lost.map((one) => (
        <RefusedChange key={one.seq} label={one.title ?? 'your change'} one={one} typed={changeInWords(one)} />
      ))}
      {elsewhere.map(({ seq, gameId, characterId, title }) => (
        <p key={seq}>
          <Link to={placeHref(gameId, { character: characterId })}>{title ?? 'A change on a sheet'}</Link> isn't saved.
        </p>
      ))}
    </section>
  )
}
