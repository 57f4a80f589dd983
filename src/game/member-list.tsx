import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { fresh } from '../api/call.ts'
import { useListMembersQuery } from '../api/games-api.ts'
import type { Game, Member } from '../contract/types.gen.ts'
import { Loaded } from '../forms/calls.tsx'
import { inSentence } from '../lib/in-sentence.ts'
import { mostSeats } from '../rules/limits.ts'
import { useUserId } from '../session/hooks.ts'
import { href } from '../shell/href.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import { buttonClass } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { FilterList } from '../ui/filter-list/filter-list.tsx'
import { Seat } from '../ui/seat/seat.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './game.module.css'
import { may, memberText, roleNames } from './may.ts'
import MemberMenu from './member-menu.tsx'
import { knownColour, knownSigil } from './person-avatar.tsx'
import { SeatsTaken } from './seats-taken.tsx'

type MemberListProps = {
  game: Game
  /** Whether host and admin see a link to Invite Players while a seat is free. */
  isInviting?: boolean
}

/** The members of a game, and the actions that the person may take. */
export function MemberList({ game, isInviting = false }: MemberListProps) {
  const [search] = useSearchValue()
  const query = useListMembersQuery({ params: { gameId: game.gameId }, query: { limit: 100 } }, fresh)
  const render = useCallback((member: Member) => <MemberRow game={game} member={member} />, [game])
  return (
    <section aria-labelledby="members" className={`${common.close} ${styles.members}`}>
      <h2 id="members">Members</h2>
      <div className={styles.seatsLine}>
        <SeatsTaken game={game} />
        {isInviting && may.run(game.role) && game.status !== 'archived' && game.seatsTaken < game.seats && (
          <Link to={href('gameInvite', { game: game.gameId })} className={buttonClass('quiet')}>
            Invite someone
          </Link>
        )}
      </div>
      <Loaded query={query} what="the members" placeholder={<MembersSkeleton count={game.seatsTaken} />}>
        {({ items }) => (
          <FilterList
            label="Members"
            noun={['member', 'members']}
            isCounted
            items={items}
            keyOf={memberKey}
            textOf={memberText}
            query={search}
            renderItem={render}
          />
        )}
      </Loaded>
    </section>
  )
}

const memberKey = ({ userId }: Member) => userId

function MemberRow({ game, member }: { game: Pick<Game, 'gameId' | 'role'>; member: Member }) {
  const me = useUserId()
  const role = roleNames[member.role]
  return (
    <Seat
      layout="row"
      name={inSentence(member.displayName)}
      sigil={knownSigil(member.sigil)}
      colour={knownColour(member.colour)}
      detail={member.userId === me ? `${role}, you` : role}
      actions={member.userId !== me && <MemberMenu game={game} member={member} />}
    />
  )
}

function MembersSkeleton({ count }: { count: number }) {
  return Array.from({ length: Math.min(count, mostSeats) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to identify them
    <div key={at} className={styles.coming}>
      <Skeleton shape="circle" />
      <Skeleton width="8rem" lines={2} />
    </div>
  ))
}
