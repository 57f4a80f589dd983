import { useGetPrivateNotesQuery } from '../../../api/characters-api.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { blockWithPending } from '../model/sheet-mutations.ts'
import type { Owning } from '../model/use-characters.ts'
import { notesBlock, useOutbox } from '../model/use-outbox.ts'
import { BlockConflict, RefusedChange, useBlockChanges } from './block-state.tsx'
import styles from './blocks.module.css'
import { TextBlock } from './text-block.tsx'

/** What only I read, the host and admins included. It is saved as a block is. */
export function PrivateNotes({ of }: { of: Owning }) {
  const { gameId, characterId } = of
  const { currentData, error, isFetching, refetch } = useGetPrivateNotesQuery({ params: { gameId, characterId } })
  const { entries } = useOutbox()
  const { met, refused } = useBlockChanges(characterId)
  const block = currentData && blockWithPending(notesBlock(characterId, currentData), entries)
  return (
    <section aria-labelledby="notes">
      <h3 id="notes" className={styles.heading}>
        Only for you
      </h3>
      {error && !block ? (
        <LoadError error={error} fallback="Couldn't load your notes." busy={isFetching} onRetry={refetch} />
      ) : !block ? (
        <Skeleton lines={3} />
      ) : met?.operation === 'set' && met.met ? (
        <BlockConflict label="Private notes" one={met} theirs={met.met} onDecided={() => {}} />
      ) : refused ? (
        <RefusedChange label="Private notes" one={refused} onDecided={() => {}} />
      ) : (
        <div className={styles.block} data-kind="long">
          <TextBlock of={of} block={block} isNotes />
        </div>
      )}
    </section>
  )
}
