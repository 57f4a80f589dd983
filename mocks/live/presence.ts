import type { Step } from '../db/rows.ts'
import { games, inGame, memberships } from '../tags/games/tables.ts'
import { readiness } from '../tags/lobby/tables.ts'
import { gameFor } from './projection.ts'
import { publish } from './publish.ts'
import { presenceBy, type TabRow, tabs } from './tables.ts'

/** How long a person without a channel counts as here after polling the lobby, in milliseconds. */
const pollingLifetimeMs = 30_000

/**
 * Changes the tabs of a game, within a step, and publishes the change of presence. An expired tab counts until it is
 * deleted: only then are the others notified.
 */
export function changePresence(rows: Step, gameId: string, change: () => void): void {
  const before = rows(tabs).where({ gameId })
  change()
  const after = rows(tabs).where({ gameId })
  const was = presenceBy(before)
  const is = presenceBy(after)
  // A lobby that was fetched after a tab had expired was already without that tab. So this difference is published too.
  const isOpen = ({ until }: TabRow) => until > rows.now()
  const wasShown = presenceBy(before.filter(isOpen))
  const isShown = presenceBy(after.filter(isOpen))
  const changed = [...new Set([...before, ...after].map(({ userId }) => userId))].filter(
    (id) => was(id) !== is(id) || wasShown(id) !== isShown(id),
  )
  for (const userId of changed) {
    if (!rows(memberships).get(inGame(gameId, userId))) continue
    const ready = rows(readiness).get(inGame(gameId, userId)) !== undefined
    const member = { userId, presence: is(userId), ready }
    publish(rows, gameId, { type: 'presence.changed', actorId: userId, payload: () => member })
  }
  const game = changed.some((id) => was(id) === 'here' || is(id) === 'here') && rows(games).get(gameId)
  if (game) publish(rows, gameId, { type: 'game.changed', payload: (member) => gameFor(rows, member, game) })
}

/** Deletes the expired tabs, within a step, and publishes who has left with them. */
export function forgetTabs(rows: Step): void {
  const over = Map.groupBy(
    rows(tabs).where(({ until }) => until <= rows.now()),
    ({ gameId }) => gameId,
  )
  for (const [gameId, gone] of over)
    changePresence(rows, gameId, () => {
      for (const tab of gone) rows(tabs).delete(tab)
    })
}

/** Stores, within a step, that a person polls the lobby, because they have no channel. */
export function notePolling(rows: Step, gameId: string, userId: string): void {
  const own = rows(tabs)
    .where({ gameId })
    .filter((tab) => tab.userId === userId)
  const tabId = pollingTab(gameId, userId)
  if (own.some((tab) => tab.tabId !== tabId && !tab.isClosed && tab.until > rows.now())) return
  const polling: TabRow = { tabId, gameId, userId, presence: 'here', until: rows.now() + pollingLifetimeMs }
  changePresence(rows, gameId, () => rows(tabs).put(polling))
}

/** The one tab of a person without a channel. The server cannot distinguish their tabs. */
export const pollingTab = (gameId: string, userId: string): string => `polling ${inGame(gameId, userId)}`
