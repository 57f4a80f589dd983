import type { Idea } from '../../../../contract/types.gen.ts'
import { isStuck } from '../../model/outbox/is-stuck.ts'
import { useOutbox } from '../../model/outbox/use-outbox.ts'
import { StrayDrafts } from './stray-drafts.tsx'
import { StuckChange } from './stuck-change.tsx'
import { WaitingNote } from './waiting-note.tsx'

type WaitingChangesProps = {
  /** All that I keep, once they are there. */
  ideas: readonly Idea[] | undefined
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** What waits to be sent, and what somebody has to decide on first. */
export default function WaitingChanges({ ideas, onDecided }: WaitingChangesProps) {
  const { entries, queue } = useOutbox()
  return (
    <>
      <WaitingNote />
      {entries.filter(isStuck).map((entry) => (
        <StuckChange key={entry.seq} {...{ entry, entries, ideas, queue, onDecided }} />
      ))}
      {ideas && <StrayDrafts ideas={ideas} onDecided={onDecided} />}
    </>
  )
}
