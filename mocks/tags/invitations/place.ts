import { digestOf, isSame } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { type GameRow, games, type InvitationRow, invitations } from '../games/tables.ts'

/**
 * Where a link lies: a digest of its game and its token (SHA-256). A token is looked up by that, so that neither the
 * order of an index nor the number of links tells anything of the tokens that there are, and a token of another game is
 * found as little as one of none.
 */
export const placeOf = (gameId: string, token: string): Promise<string> => digestOf(`${gameId}/${token}`)

/** The link of a game and a token, with its game, within a step; nothing if there is none. */
export async function findLink(
  rows: Step,
  gameId: string,
  token: string,
): Promise<{ link: InvitationRow; game: GameRow } | undefined> {
  const [link] = await rows(invitations).where({ place: await placeOf(gameId, token) })
  if (!link || !isSame(link.token, token)) return undefined
  const game = await rows(games).get(link.gameId)
  return game && { link, game }
}
