import type { Bye, Hello } from '../../src/contract/types.gen.ts'
import { findSession, type Session } from '../db/people.ts'
import { randomToken } from '../db/random.ts'
import type { Step } from '../db/rows.ts'
import type { ClockAndIds } from '../db/world.ts'
import { maxTabs, streamLifetime, ticketLifetime } from '../limits.ts'
import { games, inGame, memberships } from '../tags/games/tables.ts'
import { changePresence, pollingTab } from './presence.ts'
import { forgetStream } from './publish.ts'
import { lastEvents, type StreamRow, streams, tabs, tickets } from './tables.ts'

/**
 * Gives a person a ticket for the live channel of a game, within a step. From here on every event is kept for them.
 * @returns the ticket, of 192 random bits; its expiry, in Unix milliseconds; their stream; and how long the game has
 * had no event
 */
export function giveTicket(
  rows: Step,
  { gameId, session }: { gameId: string; session: Session },
  { now, random, newId }: ClockAndIds,
): { ticket: string; until: number; stream: StreamRow; quietSeconds: number } {
  const { userId, token } = session
  rows(tickets).deleteWhere(({ until }) => until <= now())
  for (const unheard of rows(streams).where(({ heardAt }) => heardAt <= now() - streamLifetime))
    forgetStream(rows, unheard)
  const ticket = randomToken(random)
  const until = now() + ticketLifetime
  rows(tickets).put({ ticket, gameId, userId, token, until })
  const known = rows(streams).get(inGame(gameId, userId))
  const continues = known && known.endReason === undefined
  const stream = { ...(continues ? known : { gameId, userId, stream: newId(), seq: 0 }), heardAt: now() }
  rows(streams).put(stream)
  const last = rows(lastEvents).get(gameId)
  // The clock may have been set back since the last event.
  const quietSeconds = last ? Math.max(0, Math.floor((now() - last.at) / 1000)) : 0
  return { ticket, until, stream, quietSeconds }
}

/** Uses up a ticket, within a step. Returns nothing if it is unknown, used or expired. */
function takeTicket(rows: Step, ticket: string) {
  const found = rows(tickets).get(ticket)
  if (!found) return undefined
  rows(tickets).delete(found)
  return found.until > rows.now() ? found : undefined
}

/** The person of a connection, as the mock knows them. `token` is that of their session. */
export type Subscriber = { gameId: string; userId: string; token: string; stream: string }

type Arrival = { gameId: string; tabId: string; hello: Hello; until: number }

/**
 * Uses a client's ticket and counts its tab, within a step.
 * @returns the person and the position of their stream, or why they are refused
 */
export function arrive(
  rows: Step,
  { gameId, tabId, hello, until }: Arrival,
): { subscriber: Subscriber; seq: number } | { refused: Bye['reason'] } {
  const ticket = takeTicket(rows, hello.ticket)
  if (ticket?.gameId !== gameId) return { refused: 'ticket' }
  const { userId, token } = ticket
  const refused = refusal(rows, { gameId, userId, token })
  if (refused) return { refused }
  changePresence(rows, gameId, () => {
    const polling = rows(tabs).get(pollingTab(gameId, userId))
    if (polling) rows(tabs).delete(polling)
    rows(tabs).put({ tabId, gameId, userId, presence: hello.presence, until })
  })
  const stream = rows(streams).get(inGame(gameId, userId))
  if (!stream) return { refused: 'ticket' }
  rows(streams).put({ ...stream, heardAt: rows.now() })
  return { subscriber: { gameId, userId, token, stream: stream.stream }, seq: stream.seq }
}

function refusal(rows: Step, { gameId, userId, token }: Omit<Subscriber, 'stream'>): Bye['reason'] | undefined {
  if (!findSession(rows, token)) return 'signedOut'
  const endReason = rows(streams).get(inGame(gameId, userId))?.endReason
  if (endReason) return endReason
  if (!rows(games).get(gameId)) return 'gameDeleted'
  if (!rows(memberships).get(inGame(gameId, userId))) return 'left'
  const open = rows(tabs)
    .where({ userId })
    .filter((tab) => !tab.isClosed && tab.until > rows.now())
  return open.length >= maxTabs ? 'busy' : undefined
}

/** The state of a connection, within a step: its stream, or why it ends. Nothing after a restart of the server. */
export function streamStatus(
  rows: Step,
  { gameId, userId, token, stream }: Subscriber,
): StreamRow | { over: Bye['reason'] } | undefined {
  if (!findSession(rows, token)) return { over: 'signedOut' }
  const found = rows(streams).get(inGame(gameId, userId))
  if (found?.stream !== stream) return undefined
  return found.endReason ? { over: found.endReason } : found
}
