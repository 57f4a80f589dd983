import type { GameStatus, GivenRole } from '../../../src/contract/types.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { type GameRow, games, memberships } from './tables.ts'

type Game = {
  hostId: string
  name: string
  pitch?: string
  system?: string
  seats?: number
  timeZone?: string
  status?: GameStatus
  /** Everyone but the host, in the order they joined. */
  members?: readonly { userId: string; role: GivenRole }[]
}

/** Adds a game with its members to a world, within a step: for the panel's worlds, and for tests. */
export function addGame(rows: Step, { now, newId }: ClockAndIds, { members = [], ...game }: Game): GameRow {
  const shape = { pitch: '', system: '', seats: 12, timeZone: 'Europe/Berlin', status: 'preparing' as const }
  const row = { ...shape, ...game, gameId: newId(), rev: 1, createdAt: now(), updatedAt: now(), changedBy: game.hostId }
  const { gameId } = row
  rows(games).put(row)
  for (const { userId, role } of [{ userId: game.hostId, role: 'host' as const }, ...members])
    rows(memberships).put({ gameId, userId, memberId: newId(), role, joinedAt: now(), rev: 1 })
  return row
}
