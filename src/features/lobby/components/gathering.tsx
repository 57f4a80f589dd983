import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { scheduleApi } from '../../../api/schedule-api.ts'
import type { Game, Lobby, Member, Schedule } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { selectShown, type useLobby, type useMembers } from '../../../game/game-queries.ts'
import { may, memberText } from '../../../game/may.ts'
import { knownColour, knownSigil } from '../../../game/person-avatar.tsx'
import { isOver, useBrowserZone, useServerNow } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { shortDay, timeInWords } from '../../../lib/times.ts'
import { mostSeats } from '../../../rules/limits.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { justJoined } from '../../../shell/routes.ts'
import { useSearchValue } from '../../../shell/use-search-value.tsx'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import common from '../../../ui/common.module.css'
import { matchesInWords, useFilter } from '../../../ui/filter-list/use-filter.ts'
import { useFocusAfterRemoval } from '../../../ui/focus-back/use-focus-back.ts'
import icon from '../../../ui/icon/icon.module.css'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { EmptySeat, Seat, seatActionClass, seatLinkClass } from '../../../ui/seat/seat.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { myReadiness, readinessOf } from '../model/readiness.ts'
import { placesAround, rowsAround } from '../model/round-table.ts'
import { answersTo } from '../model/tally.ts'
import { useNudge } from '../model/use-nudge.ts'
import styles from './gathering.module.css'

export type GatheringProps = {
  game: Game
  table: ReturnType<typeof useMembers>
  room: ReturnType<typeof useLobby>
}

/** Who is at the table and who is ready. In the middle is the time of the next session. */
export function Gathering({ game, table, room }: GatheringProps) {
  const error = table.error ?? room.error
  const isThere = table.members && room.lobby
  const again = () => {
    if (!table.members) table.refetch()
    if (!room.lobby) room.refetch()
  }
  return (
    <section aria-labelledby="gathering" aria-busy={!isThere && !error}>
      {/* The same text is visible on the table. */}
      <h2 id="gathering" className={common.hidden}>
        Around the table
      </h2>
      {table.members && room.lobby ? (
        <Seats game={game} members={table.members} lobby={room.lobby} />
      ) : error ? (
        <LoadError
          error={error}
          fallback="Couldn't load who's here."
          busy={table.isFetching || room.isFetching}
          onRetry={again}
        />
      ) : (
        <TableSkeleton taken={game.seatsTaken} />
      )}
    </section>
  )
}

function Seats({ game, members, lobby }: { game: Game; members: readonly Member[]; lobby: Lobby }) {
  const me = useUserId()
  const isNew = useLocation().state === justJoined
  const { nudge, isNudged, said } = useNudge(game.gameId, 'ready')
  const [search] = useSearchValue()
  const { isShown, found: count, query } = useFilter(members, memberText, search)
  const wanted = query.trim()
  const free = Math.max(0, Math.min(game.seats, mostSeats) - members.length)
  const mayInvite = may.run(game.role) && game.status !== 'archived'
  const isPreparing = game.status === 'preparing'
  const { requestsWaiting = 0 } = game
  const places = placesAround(members.length + free)
  return (
    <>
      <p role="status" className={common.region} dir="auto">
        {wanted &&
          (count === 0
            ? `No one in this game matches “${wanted}”.`
            : matchesInWords(count, ['person in this game', 'people in this game'], wanted))}
      </p>
      <LiveRegion {...said} />
      <Table places={places.length} middle={<NextUp game={game} members={members} />}>
        {members.map((member, at) => {
          const isMe = member.userId === me
          const { presence, ready } = (isMe ? myReadiness : readinessOf)(lobby, member.userId)
          const name = inSentence(member.displayName)
          return (
            // Who is not searched for keeps their seat.
            <li
              key={member.userId}
              style={places[at]}
              className={isMe && isNew ? styles.mine : undefined}
              inert={!isShown[at]}
            >
              <Seat
                name={name}
                detail={isMe ? 'You' : undefined}
                sigil={knownSigil(member.sigil)}
                colour={knownColour(member.colour)}
                presence={presence}
                ready={isPreparing && ready}
                actions={
                  isPreparing && !isMe && !ready ? (
                    <NudgeButton name={name} isNudged={isNudged(member)} onNudge={() => void nudge([member])} />
                  ) : undefined
                }
              />
            </li>
          )
        })}
        {places.slice(members.length).map((place, at) => (
          <li key={`${place.gridRow} ${place.gridColumn}`} style={place}>
            <EmptySeat quiet={at > 0}>
              {mayInvite ? (
                <Link to={href('gameInvite', { game: game.gameId })} className={seatLinkClass}>
                  {at > 0 ? (
                    'Empty seat'
                  ) : (
                    <>
                      {requestsWaiting > 0 ? `${requestsWaiting} waiting` : 'Invite'}
                      <VisuallyHidden>{requestsWaiting > 0 ? ' to join' : ' someone'}</VisuallyHidden>
                    </>
                  )}
                </Link>
              ) : undefined}
            </EmptySeat>
          </li>
        ))}
      </Table>
    </>
  )
}

type NudgeButtonProps = {
  /** The person's name, isolated for a sentence. */
  name: string
  /** They were just nudged, and cannot be nudged again yet. */
  isNudged: boolean
  onNudge: () => void
}

// The icon is drawn here, because only the lobby has it.
const bell = (isFull: boolean) => (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path fill={isFull ? 'currentColor' : undefined} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
  </svg>
)

/** Nudges a person who is not ready. */
function NudgeButton({ name, isNudged, onNudge }: NudgeButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button disappears as soon as they are ready.
  useFocusAfterRemoval(button, 'section')
  return (
    <button
      ref={button}
      type="button"
      className={seatActionClass}
      aria-label={isNudged ? `Nudged ${name}` : `Nudge ${name}`}
      title={isNudged ? 'Nudged. You can nudge again soon.' : `Nudge ${name}`}
      aria-disabled={isNudged}
      onClick={() => isNudged || onNudge()}
    >
      {bell(isNudged)}
    </button>
  )
}

type TableProps = { places: number; middle?: ReactNode; children: ReactNode }

/** The table top, the seats around it, and what is in the middle. */
function Table({ places, middle, children }: TableProps) {
  return (
    <div className={styles.table} style={{ '--rows': rowsAround(places) } as CSSProperties}>
      <div className={styles.boards}>{middle}</div>
      <ul className={styles.seats}>{children}</ul>
    </div>
  )
}

/** The next session and how long it is until then, or what is still to be done about it. */
function NextUp({ game: { gameId, role, status }, members }: { game: Game; members: readonly Member[] }) {
  const me = useUserId()
  const { currentData: schedule } = scheduleApi.useGetScheduleQuery(
    { params: { gameId } },
    { selectFromResult: selectShown<Schedule> },
  )
  const zone = useBrowserZone()
  const now = useServerNow()
  if (!schedule) return null
  const { session, offer } = schedule
  if (session && !isOver(session, now)) {
    const start = new Date(session.startsAt)
    return (
      <>
        <p className={styles.day}>{shortDay(start, zone)}</p>
        <p className={styles.day}>{timeInWords(start, zone)}</p>
        <p>
          {session.status === 'cancelled' ? (
            'is canceled'
          ) : start.getTime() <= now ? (
            'Now'
          ) : (
            <RelativeTime at={session.startsAt} />
          )}
        </p>
      </>
    )
  }
  if (status === 'archived') return null
  const open = offer?.dates.filter(({ startsAt }) => Date.parse(startsAt) > now) ?? []
  const answered = members.filter((one) => open.every((date) => answersTo(date)(one) !== 'nothing'))
  const isMineIn = answered.some(({ userId }) => userId === me)
  return (
    <>
      <p>{offer ? `${offer.dates.length} ${offer.dates.length === 1 ? 'date' : 'dates'} proposed` : 'No date yet'}</p>
      {(open.length > 0 || may.run(role)) && (
        <a href="#dates" className={`${styles.link} ${offer ? '' : styles.propose}`}>
          {!offer || open.length === 0
            ? 'Propose dates'
            : !isMineIn
              ? 'Answer'
              : may.run(role)
                ? 'Pick a date'
                : `${answered.length} of ${members.length} answered`}
        </a>
      )}
    </>
  )
}

/** The placeholder while the members are loading. */
export function TableSkeleton({ taken }: { taken: number }) {
  const places = placesAround(Math.min(mostSeats, taken))
  return (
    <Loading label="Loading the game…">
      <Table places={places.length}>
        {places.map((place) => (
          <li key={`${place.gridRow} ${place.gridColumn}`} style={place} className={styles.coming}>
            <Skeleton shape="circle" />
            <Skeleton width="4rem" />
          </li>
        ))}
      </Table>
    </Loading>
  )
}
