import type { Bye, Hello } from '../../src/contract/types.gen.ts'
import type { Step } from '../db/rows.ts'
import { sessions } from '../db/sessions.ts'
import { games, inGame, memberships } from '../tags/games/tables.ts'
import { changePresence, pollingTab } from './change-presence.ts'
import { maxTabs } from './limits.ts'
import { type StreamRow, streams, tabs } from './tables.ts'
import { takeTicket } from './tickets.ts'

/** Whose line it is, as the mock knows them. `token` is that of their session. */
export type Guest = { gameId: string; userId: string; token: string; stream: string }

type Arrival = { gameId: string; tabId: string; hello: Hello; until: number }

/**
 * Takes the ticket of a client and makes its tab count, within a step.
 *
 * @returns who it is and how far their stream has come, or why they do not get in
 */
export async function arrive(
  rows: Step,
  { gameId, tabId, hello, until }: Arrival,
): Promise<{ guest: Guest; seq: number } | { refused: Bye['reason'] }> {
  const ticket = await takeTicket(rows, hello.ticket)
  if (ticket?.gameId !== gameId) return { refused: 'ticket' }
  const { userId, token } = ticket
  const refused = await refusal(rows, { gameId, userId, token })
  if (refused) return { refused }
  await changePresence(rows, gameId, async () => {
    const polling = await rows(tabs).get(pollingTab(gameId, userId))
    if (polling) rows(tabs).delete(polling)
    rows(tabs).put({ tabId, gameId, userId, presence: hello.presence, until })
  })
  const stream = await rows(streams).get(inGame(gameId, userId))
  if (!stream) return { refused: 'ticket' }
  rows(streams).put({ ...stream, heardAt: rows.now() })
  return { guest: { gameId, userId, token, stream: stream.stream }, seq: stream.seq }
}

async function refusal(
  rows: Step,
  { gameId, userId, token }: Omit<Guest, 'stream'>,
): Promise<Bye['reason'] | undefined> {
  if (!(await isSignedIn(rows, token))) return 'signedOut'
  const farewell = (await rows(streams).get(inGame(gameId, userId)))?.farewell
  if (farewell) return farewell
  if (!(await rows(games).get(gameId))) return 'gameDeleted'
  if (!(await rows(memberships).get(inGame(gameId, userId)))) return 'left'
  const open = (await rows(tabs).where({ userId })).filter((tab) => !tab.isClosed && tab.until > rows.now())
  return open.length >= maxTabs ? 'busy' : undefined
}

/** Whether a session goes on, within a step. */
export async function isSignedIn(rows: Step, token: string): Promise<boolean> {
  const session = await rows(sessions).get(token)
  return session !== undefined && session.exp * 1000 > rows.now()
}

/** How it stands with a line, within a step: its stream, or why it ends. Nothing: its counts are lost. */
export async function standingOf(
  rows: Step,
  { gameId, userId, token, stream }: Guest,
): Promise<StreamRow | { over: Bye['reason'] } | undefined> {
  if (!(await isSignedIn(rows, token))) return { over: 'signedOut' }
  const found = await rows(streams).get(inGame(gameId, userId))
  if (found?.stream !== stream) return undefined
  return found.farewell ? { over: found.farewell } : found
}
