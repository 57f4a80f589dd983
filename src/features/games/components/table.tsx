import type { Game } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { useMembers } from '../../../game/game-queries.ts'
import styles from '../../../game/table-seats.module.css'
import { TableSeats, TableSkeleton } from '../../../game/table-seats.tsx'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

const MemberMenu = lazyWithRetry(() => import('../../../game/member-menu.tsx'))

/** The table with its seats: who has taken one, and which are free. */
export function Table({ game }: { game: Game }) {
  const { members, error, isFetching, refetch } = useMembers(game.gameId)
  return (
    <section aria-labelledby="table" aria-busy={!members && !error} className={styles.section}>
      <h2 id="table">Members</h2>
      {members ? (
        <TableSeats
          game={game}
          members={members}
          about={(member, isMe) => ({
            actions: !isMe && (
              <LazyPart>
                <MemberMenu game={game} member={member} />
              </LazyPart>
            ),
          })}
        />
      ) : error ? (
        <LoadError error={error} fallback="Couldn't load the members." busy={isFetching} onRetry={refetch} />
      ) : (
        <TableSkeleton game={game} />
      )}
    </section>
  )
}
