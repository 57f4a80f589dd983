import type { Game } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../platform/game/load-error.tsx'
import { MemberMenu } from '../../../platform/game/member-menu.tsx'
import styles from '../../../platform/game/table-seats.module.css'
import { TableSeats, TableSkeleton } from '../../../platform/game/table-seats.tsx'

import { useMembers } from '../../../platform/game/use-members.ts'

/** The table with its seats: who has taken one, and which are free. */
export function Table({ game }: { game: Game }) {
  const { members, error, isFetching, refetch } = useMembers(game.gameId)
  return (
    <section aria-labelledby="table" aria-busy={!members && !error} className={styles.section}>
      <h2 id="table">At the table</h2>
      {members ? (
        <TableSeats
          game={game}
          members={members}
          about={(member, isMe) => ({ actions: !isMe && <MemberMenu game={game} member={member} /> })}
        />
      ) : error ? (
        <LoadError error={error} fallback="Who sits here did not load." busy={isFetching} onRetry={refetch} />
      ) : (
        <TableSkeleton game={game} />
      )}
    </section>
  )
}
