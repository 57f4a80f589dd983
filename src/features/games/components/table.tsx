import type { CSSProperties } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useListMembersQuery } from '../../../api/games-api.ts'
import type { Game, Member } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../platform/game/in-sentence.ts'
import { mostSeats } from '../../../platform/game/limits.ts'
import { LoadError } from '../../../platform/game/load-error.tsx'
import { may } from '../../../platform/game/may.ts'
import { MemberMenu } from '../../../platform/game/member-menu.tsx'
import { knownColour, knownSigil } from '../../../platform/game/person-avatar.tsx'
import { memberText, roleNames } from '../../../platform/game/role-names.ts'
import styles from '../../../platform/game/table-seats.module.css'
import { href } from '../../../platform/navigation/href.ts'
import { useSearchValue } from '../../../platform/navigation/use-search-value.ts'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { useFilter } from '../../../ui/filter-list/use-filter.ts'
import { EmptySeat, Seat, seatLinkClass } from '../../../ui/seat/seat.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'

/**
 * The table with its seats: who has taken one, and which are free. The navbar's search value leaves those whom it is
 * about.
 */
export function Table({ game }: { game: Game }) {
  const { gameId, seats, seatsTaken } = game
  const { currentData, error, isFetching, refetch } = useListMembersQuery(
    { params: { gameId }, query: { limit: 100 } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  )
  const members = currentData?.items
  return (
    <section aria-labelledby="table" aria-busy={!members && !error} className={styles.section}>
      <h2 id="table">At the table</h2>
      {members ? (
        <Seats game={game} members={members} />
      ) : error && !isFetching ? (
        <LoadError error={error} fallback="Who sits here did not load." busy={false} onRetry={refetch} />
      ) : (
        <Loading label="The table is loading.">
          <div className={styles.table} style={rowsOf(Math.min(mostSeats, Math.max(seats, seatsTaken)))}>
            {Array.from({ length: Math.min(mostSeats, seatsTaken) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to tell them apart
              <div key={at} className={styles.coming}>
                <Skeleton shape="circle" />
                <Skeleton width="5rem" />
              </div>
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}

/** How many sit along one side of the table. */
const rowsOf = (places: number) => ({ '--rows': Math.max(1, Math.ceil(places / 2)) }) as CSSProperties

function Seats({ game, members }: { game: Game; members: Member[] }) {
  const me = useSelector(selectUser)?.userId
  const [search] = useSearchValue()
  const { isShown, found: count, query } = useFilter(members, memberText, search)
  const wanted = query.trim()
  const found = members.filter((_, at) => isShown[at])
  const free = wanted ? 0 : Math.max(0, Math.min(game.seats, mostSeats) - members.length)
  const isOpen = may.run(game.role) && game.status !== 'archived'
  const seats = (
    <ul className={styles.table} style={rowsOf(count + free)}>
      {found.map((member) => (
        <li key={member.userId}>
          <Seat
            name={inSentence(member.displayName)}
            sigil={knownSigil(member.sigil)}
            colour={knownColour(member.colour)}
            detail={member.userId === me ? `${roleNames[member.role]}, you` : roleNames[member.role]}
            actions={member.userId !== me && <MemberMenu game={game} member={member} />}
          />
        </li>
      ))}
      {Array.from({ length: free }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one empty seat is as good as another
        <li key={`free ${at}`}>
          <EmptySeat>
            {isOpen ? (
              <Link to={href('gameInvite', { game: game.gameId })} className={seatLinkClass}>
                Invite somebody
              </Link>
            ) : undefined}
          </EmptySeat>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p role="status" className={styles.count} dir="auto">
        {wanted && foundWords(count, wanted)}
      </p>
      {count > 0 && seats}
    </>
  )
}

function foundWords(count: number, wanted: string): string {
  if (count === 0) return `Nobody at this table matches “${wanted}”.`
  return count === 1
    ? `1 person at this table matches “${wanted}”.`
    : `${count} people at this table match “${wanted}”.`
}
