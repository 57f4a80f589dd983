import type { Audience } from '../../../src/contract/types.gen.ts'
import { commitmentOf, rollFairly, toBase64Url } from '../../../src/rules/dice/fair.ts'
import { parseNotation } from '../../../src/rules/dice/notation.ts'
import type { Step } from '../../db/rows.ts'
import type { Inside } from '../../db/world.ts'
import type { GameRow } from '../games/tables.ts'
import { renewSecret, secretOf } from './rules.ts'
import { logEntries } from './tables.ts'

type Said = { by: string; minutesAgo: number; audience?: Audience } & (
  | { text: string }
  | { notation: string; label: string }
)

/** Fills the log of a game, within a step, with what was rolled and said. */
export function addLog(rows: Step, { now, random, newId }: Inside, game: GameRow, all: readonly Said[]): void {
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
      const secret = secretOf(rows, { gameId, userId }, random)
      const nonce = toBase64Url(random(16))
      const next = commitmentOf(renewSecret(rows, { gameId, userId }, random))
      const roll = { notation: said.notation, nonce, secret, ...rollFairly(parsed.terms, secret, nonce) }
      rows(logEntries).put({ ...line, kind: 'roll', label: said.label, commitment: commitmentOf(secret), next, roll })
    }
  }
}
