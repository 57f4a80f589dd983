import type { Step } from '../db/rows.ts'
import { inGame } from '../tags/games/tables.ts'
import { changePresence } from './change-presence.ts'
import type { Connection } from './connection.ts'
import { streams, tabs } from './tables.ts'

/**
 * Has the tab of a line count until then, within a step, also where it was taken for gone: a computer that slept wakes
 * with its line whole.
 *
 * @param until Unix milliseconds
 * @param isNoted whether to note that somebody still listens to the stream
 */
export async function keepTab(
  rows: Step,
  { tabId, guest, presence }: Connection,
  { until, isNoted = false }: { until: number; isNoted?: boolean },
): Promise<void> {
  const found = guest()
  if (!found) return
  const { gameId, userId } = found
  const stream = await rows(streams).get(inGame(gameId, userId))
  if (stream?.stream !== found.stream || stream.farewell !== undefined) return
  await changePresence(rows, gameId, () => rows(tabs).put({ tabId, gameId, userId, presence: presence(), until }))
  const now = await rows(streams).get(inGame(gameId, userId))
  if (now && isNoted) rows(streams).put({ ...now, heardAt: rows.now() })
}
