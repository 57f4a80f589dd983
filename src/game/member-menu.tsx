import { useRef } from 'react'
import { errorText, isAborted } from '../api/api-error.ts'
import { ifMatch } from '../api/call.ts'
import { useChangeMemberMutation, useHandOverGameMutation, useRemoveMemberMutation } from '../api/games-api.ts'
import type { Game, GivenRole, Member } from '../contract/types.gen.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { useCancellable, useOverlays } from '../shell/overlays/overlays.ts'
import { useFocusPassedOn } from '../ui/focus-back/use-focus-back.ts'
import { MenuButton, type MenuItem } from '../ui/menu/menu-button.tsx'
import { may } from './may.ts'

/** The actions on a member of a game. Each shows an error if it fails. */
export function useMemberActions({ gameId }: Pick<Game, 'gameId'>) {
  const { confirm, toast } = useOverlays()
  const [change] = useChangeMemberMutation()
  const [remove] = useRemoveMemberMutation()
  const [handOver] = useHandOverGameMutation()
  const run = useCancellable()

  /** Reports the result of a call. */
  const settle = ({ error }: { error?: unknown }, done: string, fallback: string) => {
    if (!error) toast.success(done)
    else if (!isAborted(error)) toast.error(errorText(error, fallback))
  }
  return {
    /** It needs no confirmation, because it is easy to undo. */
    changeRole: async (member: Member, role: GivenRole) => {
      const name = inSentence(member.displayName)
      const params = { gameId, userId: member.userId }
      settle(
        await run('Changing the role…', () => change({ params, headers: ifMatch(member), body: { role } })),
        role === 'admin' ? `${name} is now an admin.` : `${name} is now a player.`,
        `Couldn't change ${name}'s role. Try again.`,
      )
    },
    remove: async (member: Member) => {
      const name = inSentence(member.displayName)
      const ok = await confirm({
        title: `Remove ${name}?`,
        message: `${name} will lose access. Their ideas and random tables leave the game but stay theirs. Links you've shared so far won't let them back in; a new link will.`,
        confirmLabel: 'Remove',
        danger: true,
      })
      if (!ok) return
      const call = () => remove({ params: { gameId, userId: member.userId } })
      settle(await run('Removing them…', call), `You removed ${name}.`, `Couldn't remove ${name}. Try again.`)
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
      settle(await run('Handing the game over…', call), `${name} is now the host.`, "Couldn't hand over the game.")
    },
  }
}

type MemberMenuProps = { game: Pick<Game, 'gameId' | 'role'>; member: Member }

/** The menu of a member; hidden if the person may do nothing. */
export default function MemberMenu({ game, member }: MemberMenuProps) {
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
  useFocusPassedOn(menu)
  return (
    <div ref={menu}>
      <MenuButton {...props}>
        <span aria-hidden="true">⋯</span>
      </MenuButton>
    </div>
  )
}
