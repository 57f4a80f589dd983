import { useId } from 'react'
import { signed } from '../../../rules/sheet/count.ts'
import common from '../../../ui/common.module.css'
import { fieldsOf, isUnsent, type PendingChange } from '../model/sheet-mutations.ts'
import { useWaiting } from '../model/use-outbox.ts'
import { conditionsIn, RefusedChange, versionOf } from './decision.tsx'

/** What a change says, without the name of its block. */
const inWords = (one: PendingChange): string =>
  one.operation === 'add'
    ? signed(one.add)
    : one.operation === 'mark'
      ? conditionsIn(one.body)
      : versionOf(fieldsOf(one.body), (field) => one.body[field])

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
        <RefusedChange key={one.seq} label={one.title ?? 'your change'} one={one} typed={inWords(one)} />
      ))}
    </section>
  )
}
