import { useRef } from 'react'
import type { Game, Member } from '../../contract/types.gen.ts'
import { useFocusPassedOn } from '../../ui/focus-back/use-focus-back.ts'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import { inSentence } from './in-sentence.ts'
import { may } from './may.ts'
import { useMemberActions } from './use-member-actions.ts'

type MemberMenuProps = { game: Pick<Game, 'gameId' | 'role'>; member: Member }

/** What I may do about a member; nothing where I may do nothing. */
export function MemberMenu({ game, member }: MemberMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  // Whoever is removed leaves with it.
  useFocusPassedOn(menu)
  const { changeRole, remove, handOver } = useMemberActions(game)
  const items: MenuItem[] = []
  if (may.own(game.role) && member.role !== 'host') {
    const role = member.role === 'admin' ? 'player' : 'admin'
    items.push(
      { id: 'role', label: `Make ${role}`, onSelect: () => void changeRole(member, role) },
      { id: 'hand-over', label: 'Hand the game over', onSelect: () => void handOver(member) },
    )
  }
  if (may.remove(game.role, member.role))
    items.push({ id: 'remove', label: 'Remove', onSelect: () => void remove(member) })
  if (items.length === 0) return null
  return (
    <div ref={menu}>
      <MenuButton label={`Actions for ${inSentence(member.displayName)}`} items={items}>
        <span aria-hidden="true">⋯</span>
      </MenuButton>
    </div>
  )
}
