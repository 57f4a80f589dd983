import { memo } from 'react'
import { useGetNotesQuery } from '../../../api/lobby-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Boundaries } from './boundaries.tsx'
import { NextSession } from './next-session.tsx'
import { Note } from './note.tsx'
import styles from './notes.module.css'
import { NudgeSound } from './nudge-sound.tsx'

/**
 * The notes of host and admins: the agenda of the next session, the recap of the last.
 * @param endings how often a session was ended here; each time the recap is requested
 *
 */
export const NotesPart = memo(function NotesPart({ game, endings }: { game: Game; endings: number }) {
  const { currentData, error, isFetching, refetch } = useGetNotesQuery(
    { params: { gameId: game.gameId } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  return (
    <section aria-labelledby="notes" aria-busy={!currentData && !error} className={styles.section}>
      <h2 id="notes">Notes</h2>
      {currentData ? (
        <div className={styles.notes}>
          <Note game={game} notes={currentData} name="agenda" />
          <Note game={game} notes={currentData} name="recap" asked={endings} />
        </div>
      ) : error ? (
        <LoadError error={error} fallback="Couldn't load the notes." busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading label="Loading the notes…">
          <Skeleton lines={4} />
        </Loading>
      )}
    </section>
  )
})

/** The next session, its agenda, and the boundaries. */
export default function Plans({ game, endings }: { game: Game; endings: number }) {
  return (
    <>
      <NextSession game={game} />
      <NotesPart game={game} endings={endings} />
      <Boundaries game={game} />
      {game.status !== 'archived' && <NudgeSound />}
    </>
  )
}
