import { randomToken } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import type { GameRow } from '../games/tables.ts'
import { boundaryIdOf } from './rules.ts'
import { boundaries, notes, readiness } from './tables.ts'

type Evening = {
  game: GameRow
  agenda: string
  recap: string
  /** The ready members. */
  ready: readonly string[]
  veils: readonly string[]
  lines: readonly string[]
}

/** A lobby before an evening: notes, boundaries, and a ready member; within a step. */
export function addEvening(
  rows: Step,
  { now, random }: ClockAndIds,
  { game, agenda, recap, ready, veils, lines }: Evening,
) {
  const { gameId } = game
  rows(notes).put({ gameId, agenda, recap, rev: 3, updatedAt: now(), changedBy: game.hostId })
  for (const userId of ready) rows(readiness).put({ gameId, userId })
  const add = (kind: 'line' | 'veil') => (text: string) =>
    rows(boundaries).put({
      boundaryId: boundaryIdOf(game, random),
      gameId,
      kind,
      text,
      takeBackKey: randomToken(random),
    })
  veils.forEach(add('veil'))
  lines.forEach(add('line'))
}
