import type { MemberList } from '../../../src/contract/types.gen.ts'
import { type GameRow, memberships } from '../../kernel/game-tables.ts'
import { pageOf } from '../../kernel/pages.ts'
import { memberOf } from '../../kernel/project.ts'
import type { Step } from '../../kernel/rows.ts'

/** A page of the members, the host first, then in the order in which they came; nothing if the cursor is none. */
export async function membersPage(
  rows: Step,
  { gameId, hostId }: GameRow,
  query: { limit: number; cursor?: string | undefined },
): Promise<MemberList | undefined> {
  const listed = pageOf(query, {
    name: gameId,
    rows: await rows(memberships).where('game', gameId),
    at: ({ userId, memberId }) => [userId === hostId ? 0 : 1, memberId],
  })
  if (!listed) return undefined
  const { page, ...rest } = listed
  return { items: await Promise.all(page.map((member) => memberOf(rows, member))), ...rest }
}
