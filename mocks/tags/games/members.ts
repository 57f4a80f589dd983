import type { MemberList } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { pageOf, readCursor } from '../../http/pages.ts'
import { memberOf } from '../../live/projection.ts'
import { type GameRow, memberships } from './tables.ts'

/**
 * A page of the members, the host first, then in the order in which they came; nothing if the cursor is none. Where the
 * game is handed over meanwhile, whoever stood first on the first page counts as first on the others.
 */
export async function membersPage(
  rows: Step,
  { gameId, hostId }: GameRow,
  query: { limit: number; cursor?: string | undefined },
): Promise<MemberList | undefined> {
  const name = `members of ${gameId}`
  const [, , first = hostId] = readCursor(name, query.cursor ?? '') ?? []
  const listed = pageOf(query, {
    name,
    rows: await rows(memberships).where({ gameId }),
    at: ({ userId, memberId }) => [userId === first ? 0 : 1, memberId, first],
  })
  if (!listed) return undefined
  const { page, ...rest } = listed
  return { items: await Promise.all(page.map((member) => memberOf(rows, member))), ...rest }
}
