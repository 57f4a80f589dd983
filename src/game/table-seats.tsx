import type { CSSProperties, ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Game, Member } from '../contract/types.gen.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { selectUser } from '../session/session-slice.ts'
import { href } from '../shell/href.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import { useFilter } from '../ui/filter-list/use-filter.ts'
import { EmptySeat, Seat, type SeatProps, seatLinkClass } from '../ui/seat/seat.tsx'
import { Loading, Skeleton } from '../ui/skeleton/skeleton.tsx'
import { mostSeats } from './limits.ts'
import { may } from './may.ts'
import { knownColour, knownSigil } from './person-avatar.tsx'
import { memberText, roleNames } from './role-names.ts'
import styles from './table-seats.module.css'

type TableSeatsProps = {
  game: Game
  members: readonly Member[]
  /** What a seat shows besides its person. */
  about: (member: Member, isMe: boolean) => Pick<SeatProps, 'presence' | 'ready' | 'actions'>
}

/** The number of seats along one side of the table. */
const rowsOf = (places: number) => ({ '--rows': Math.max(1, Math.ceil(places / 2)) }) as CSSProperties

/**
 * The seats around a table, taken and free. Host and admins fill them by invitation. The navbar's search filters them.
 */
export function TableSeats({ game, members, about }: TableSeatsProps) {
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
            {...about(member, member.userId === me)}
          />
        </li>
      ))}
      {Array.from({ length: free }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one empty seat is as good as another
        <li key={`free ${at}`}>
          <EmptySeat>
            {isOpen ? (
              <Link to={href('gameInvite', { game: game.gameId })} className={seatLinkClass}>
                Invite someone
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
  if (count === 0) return `No one in this game matches “${wanted}”.`
  return count === 1 ? `1 person in this game matches “${wanted}”.` : `${count} people in this game match “${wanted}”.`
}

/** The table while its members are loading. */
export function TableSkeleton({ game: { seats, seatsTaken } }: { game: Game }): ReactNode {
  return (
    <Loading label="Loading the game…">
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
  )
}
