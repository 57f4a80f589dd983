import { digestOf, randomToken } from '../db/random.ts'
import type { Step } from '../db/rows.ts'
import type { Session } from '../db/sessions.ts'
import type { Inside } from '../db/world.ts'
import { inGame } from '../tags/games/tables.ts'
import { forgetStream, streamLifetime } from './publish.ts'
import { type StreamRow, streams, tickets } from './tables.ts'

/** How long a ticket opens the channel, in milliseconds. */
export const ticketLifetime = 30_000

/**
 * Gives somebody a ticket for the live channel of a game, within a step. From here on every fact is kept for them.
 *
 * @returns the ticket, of 192 random bits; until when it is good, in Unix milliseconds; and their stream
 */
export async function giveTicket(
  rows: Step,
  { gameId, session }: { gameId: string; session: Session },
  { now, random, newId }: Inside,
): Promise<{ ticket: string; until: number; stream: StreamRow }> {
  const { userId, token } = session
  rows(tickets).deleteWhere(({ until }) => until <= now())
  for (const over of rows(streams).where(({ heardAt }) => heardAt <= now() - streamLifetime)) forgetStream(rows, over)
  const ticket = randomToken(random)
  const until = now() + ticketLifetime
  rows(tickets).put({ digest: await digestOf(ticket), gameId, userId, token, until })
  const known = await rows(streams).get(inGame(gameId, userId))
  const isGoingOn = known && known.farewell === undefined
  const stream = { ...(isGoingOn ? known : { gameId, userId, stream: newId(), seq: 0 }), heardAt: now() }
  rows(streams).put(stream)
  return { ticket, until, stream }
}

/** Takes a ticket, within a step: it opens nothing any more. Nothing comes back if it is unknown, used or expired. */
export async function takeTicket(rows: Step, ticket: string) {
  const found = await rows(tickets).get(await digestOf(ticket))
  if (!found) return undefined
  rows(tickets).delete(found)
  return found.until > rows.now() ? found : undefined
}
