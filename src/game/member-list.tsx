import { useCallback, useRef } from 'react'
import { fresh, ifMatch } from '../api/call.ts'
import { gamesApi } from '../api/games-api.ts'
import type { Game, GivenRole, Member } from '../contract/types.gen.ts'
import { Loaded } from '../forms/calls.tsx'
import { inSentence } from '../lib/in-sentence.ts'
import { mostSeats } from '../rules/limits.ts'
import { useUserId } from '../session/hooks.ts'
import { useCancellable, useOverlays } from '../shell/overlays/overlays.ts'
import { useSearchValue } from '../shell/use-search-value.tsx'
import common from '../ui/common.module.css'
import { FilterList } from '../ui/filter-list/filter-list.tsx'
import { useFocusAfterRemoval } from '../ui/focus-back/use-focus-back.ts'
import { MoreIcon } from '../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../ui/menu/menu-button.tsx'
import { Seat } from '../ui/seat/seat.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './game.module.css'
import { may, memberText, roleNames } from './may.ts'
import { knownColour, knownSigil } from './person-avatar.tsx'
import { SeatsTaken } from './seats-taken.tsx'

type MemberListProps = {
  game: Game
  /** For a page with this title: only a screen reader reads the heading. */
  isTitleHidden?: boolean
}

/** The members of a game, and the actions that the person may take. */
export function MemberList({ game, isTitleHidden = false }: MemberListProps) {
  const [search] = useSearchValue()
  const query = gamesApi.useListMembersQuery({ params: { gameId: game.gameId }, query: { limit: 100 } }, fresh)
  const render = useCallback((member: Member) => <MemberRow game={game} member={member} />, [game])
  return (
    <section aria-labelledby="members" className={`${common.close} ${styles.members}`}>
      <h2 id="members" className={isTitleHidden ? common.hidden : undefined}>
        Members
      </h2>
      <SeatsTaken game={game} />
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

type MemberProps = { game: Pick<Game, 'gameId' | 'role'>; member: Member }

function MemberRow({ game, member }: MemberProps) {
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

/** As high as the list. The first element holds the place of the number of matches. */
function MembersSkeleton({ count }: { count: number }) {
  return (
    <div className={common.close}>
      <span />
      {Array.from({ length: Math.min(count, mostSeats) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to identify them
        <div key={at} className={styles.coming}>
          <Skeleton shape="circle" />
          <Skeleton width="8rem" lines={2} />
        </div>
      ))}
    </div>
  )
}

/** The actions on a member of a game. Each shows an error if it fails. */
function useMemberActions({ gameId }: Pick<Game, 'gameId'>) {
  const { confirm, toast } = useOverlays()
  const [change] = gamesApi.useChangeMemberMutation()
  const [remove] = gamesApi.useRemoveMemberMutation()
  const [handOver] = gamesApi.useHandOverGameMutation()
  const run = useCancellable()

  /** Reports the result of a call. */
  const report = ({ error }: { error?: unknown }, done: string, fallback: string) => {
    if (!error) toast.success(done)
    else toast.failed(error, fallback)
  }
  return {
    /** It needs no confirmation, because it is easy to undo. */
    changeRole: async (member: Member, role: GivenRole) => {
      const name = inSentence(member.displayName)
      const params = { gameId, userId: member.userId }
      report(
        await run('Changing the role…', () => change({ params, headers: ifMatch(member), body: { role } })),
        role === 'admin' ? `${name} is now an admin.` : `${name} is now a player.`,
        `Couldn't change ${name}'s role. Try again.`,
      )
    },
    remove: async (member: Member) => {
      const name = inSentence(member.displayName)
      const ok = await confirm({
        title: `Remove ${name}?`,
        message: `${name} will lose access. Their ideas and random tables leave the game but stay theirs. Their characters stay, free to take, without their private notes. To invite them again, send a new link.`,
        confirmLabel: 'Remove',
        danger: true,
      })
      if (!ok) return
      const call = () => remove({ params: { gameId, userId: member.userId } })
      report(await run('Removing them…', call), `You removed ${name}.`, `Couldn't remove ${name}. Try again.`)
    },
    handOver: async (member: Member) => {
      const name = inSentence(member.displayName)
      const ok = await confirm({
        title: `Hand over the game to ${name}?`,
        message: `${name} becomes the host, and you become an admin. Only ${name} can hand it back.`,
        confirmLabel: 'Hand over',
      })
      if (!ok) return
      const call = () => handOver({ params: { gameId }, body: { userId: member.userId } })
      report(
        await run('Handing the game over…', call),
        `${name} is now the host.`,
        "Couldn't hand over the game. Try again.",
      )
    },
  }
}

/** The menu of a member; hidden if the person may do nothing. */
function MemberMenu({ game, member }: MemberProps) {
  const { changeRole, remove, handOver } = useMemberActions(game)
  const items: MenuItem[] = []
  if (may.own(game.role) && member.role !== 'host') {
    const role = member.role === 'admin' ? 'player' : 'admin'
    items.push(
      { id: 'role', label: `Make ${role}`, onSelect: () => void changeRole(member, role) },
      { id: 'hand-over', label: 'Hand over the game', onSelect: () => void handOver(member) },
    )
  }
  if (may.remove(game.role, member.role))
    items.push({ id: 'remove', label: 'Remove', danger: true, onSelect: () => void remove(member) })
  return items.length > 0 && <Menu label={`Actions for ${inSentence(member.displayName)}`} items={items} />
}

function Menu(props: { label: string; items: MenuItem[] }) {
  const menu = useRef<HTMLDivElement>(null)
  // The menu disappears with a removed member, and when the person loses the permission.
  useFocusAfterRemoval(menu)
  return (
    <div ref={menu}>
      <MenuButton {...props}>
        <MoreIcon />
      </MenuButton>
    </div>
  )
}
