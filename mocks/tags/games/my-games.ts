import type { GameList, GameStatus } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import { pageOf } from '../../http/pages.ts'
import { gameFor } from '../../live/projection.ts'
import { games, type Membership, memberships } from './tables.ts'

type Asked = { limit: number; cursor?: string | undefined; status?: GameStatus[] | undefined }

/** A page of the games that somebody sits in, the newest first, within a step; nothing if the cursor is none. */
export async function gamesPage(
  rows: Step,
  userId: string,
  asked: Asked,
  clock: { now: () => number },
): Promise<GameList | undefined> {
  const mine = await rows(memberships).where({ userId })
  const wanted = asked.status ? await ofStatus(rows, mine, asked.status) : mine
  const listed = pageOf(asked, { name: 'games', rows: wanted, at: ({ gameId }) => [gameId], newestFirst: true })
  if (!listed) return undefined
  const { page, ...rest } = listed
  const items = page.map(async (membership) => {
    const game = await rows(games).get(membership.gameId)
    return game ? [await gameFor(membership, rows, game, clock)] : []
  })
  return { items: (await Promise.all(items)).flat(), ...rest }
}

async function ofStatus(rows: Step, mine: readonly Membership[], statuses: readonly GameStatus[]) {
  const found = mine.map(async (membership) => {
    const game = await rows(games).get(membership.gameId)
    return game && statuses.includes(game.status) ? [membership] : []
  })
  return (await Promise.all(found)).flat()
}
