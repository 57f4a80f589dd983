import type { Idea } from '../../../../contract/types.gen.ts'
import { isStuck } from '../../outbox/is-stuck.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { DeletedIdea } from './deleted-idea.tsx'
import { StrayDrafts } from './stray-drafts.tsx'
import { StuckChange } from './stuck-change.tsx'
import { WaitingNote } from './waiting-note.tsx'

type WaitingChangesProps = {
  /** All that I keep, once they are there. */
  ideas: readonly Idea[] | undefined
  /** The idea that was deleted last, and what brings it back. */
  deleted: Idea | undefined
  onUndo: (idea: Idea) => void
  /** The person has decided, and the buttons are gone. */
  onDecided: () => void
}

/** What can be taken back, what waits to be sent, and what somebody has to decide on first. */
export default function WaitingChanges({ ideas, deleted, onUndo, onDecided }: WaitingChangesProps) {
  const { entries, queue } = useOutbox()
  return (
    <>
      <DeletedIdea idea={deleted} onUndo={onUndo} />
      <WaitingNote />
      {entries.filter(isStuck).map((entry) => (
        <StuckChange key={entry.seq} entry={entry} queue={queue} onDecided={onDecided} />
      ))}
      {ideas && <StrayDrafts ideas={ideas} onDecided={onDecided} />}
    </>
  )
}
