import { type GameRow, games, type InvitationRow, invitations } from '../../kernel/game-tables.ts'
import type { Step } from '../../kernel/rows.ts'

/**
 * Where a link lies: a digest of its game and its token (SHA-256). A token is looked up by that, so that neither the
 * order of an index nor the number of links tells anything of the tokens that there are, and a token of another game is
 * found as little as one of none.
 */
export async function placeOf(gameId: string, token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${gameId}/${token}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The link of a game and a token, with its game, within a step; nothing if there is none. */
export async function findLink(
  rows: Step,
  gameId: string,
  token: string,
): Promise<{ link: InvitationRow; game: GameRow } | undefined> {
  const [link] = await rows(invitations).where('place', await placeOf(gameId, token))
  if (!link || !isSame(link.token, token)) return undefined
  const game = await rows(games).get(link.gameId)
  return game && { link, game }
}

/** Compares two secrets in a time that does not tell where they differ. */
export function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}
