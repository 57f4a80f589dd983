import { useRef } from 'react'
import type { Game, Member } from '../contract/types.gen.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { useFocusPassedOn } from '../ui/focus-back/use-focus-back.ts'
import { MenuButton, type MenuItem } from '../ui/menu/menu-button.tsx'
import { may } from './may.ts'
import { useMemberActions } from './use-member-actions.ts'

type MemberMenuProps = { game: Pick<Game, 'gameId' | 'role'>; member: Member }

/** What I may do about a member; nothing where I may do nothing. */
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
  // It leaves with whoever is removed, and where I may do nothing any more.
  useFocusPassedOn(menu)
  return (
    <div ref={menu}>
      <MenuButton {...props}>
        <span aria-hidden="true">⋯</span>
      </MenuButton>
    </div>
  )
}
