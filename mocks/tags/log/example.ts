import type { Audience } from '../../../src/contract/types.gen.ts'
import { parseNotation } from '../../../src/rules/dice/notation.ts'
import { toBase64Url } from '../../../src/rules/ids.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import type { GameRow } from '../games/tables.ts'
import { rollFor } from './rules.ts'
import { logEntries } from './tables.ts'

type Said = { by: string; minutesAgo: number; audience?: Audience } & (
  | { text: string }
  | { notation: string; label: string }
)

/** Fills the log of a game, within a step, with what was rolled and said. */
export function addLog(rows: Step, { now, random, newId }: ClockAndIds, game: GameRow, all: readonly Said[]): void {
  const { gameId } = game
  for (const { by: userId, minutesAgo, audience = 'everyone', ...said } of all) {
    const line = {
      entryId: newId(),
      gameId,
      at: now() - minutesAgo * 60_000,
      authorId: userId,
      audience,
      isRemoved: false,
    }
    if ('text' in said) rows(logEntries).put({ ...line, kind: 'message', label: '', text: said.text })
    else {
      const parsed = parseNotation(said.notation)
      if ('problem' in parsed) throw new Error(parsed.problem)
      const rolled = { ...parsed, notation: said.notation, nonce: toBase64Url(random(16)) }
      const roll = rollFor(rows, { gameId, userId }, rolled, random)
      rows(logEntries).put({ ...line, kind: 'roll', label: said.label, ...roll })
    }
  }
}
