import { useId } from 'react'
import common from '../../../ui/common.module.css'
import { isUnsent, type PendingChange } from '../model/sheet-mutations.ts'
import { useWaiting } from '../model/use-outbox.ts'
import { changeInWords, RefusedChange } from './decision.tsx'

/**
 * My changes that were refused or wait for a decision, and that no sheet shows: of a block, a character or a game that
 * is gone, or that I may not see any more. Without `isLost`, all of them.
 */
export function LostWork({ isLost = () => true }: { isLost?: (one: PendingChange) => boolean }) {
  const heading = useId()
  const lost = useWaiting(({ entries }) => entries).filter((one) => !isUnsent(one) && isLost(one))
  if (lost.length === 0) return null
  return (
    <section aria-labelledby={heading} className={common.stack}>
      <h2 id={heading}>Unsaved changes</h2>
      {lost.map((one) => (
        <RefusedChange key={one.seq} label={one.title ?? 'your change'} one={one} typed={changeInWords(one)} />
      ))}
    </section>
  )
}
