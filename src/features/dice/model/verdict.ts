import type { LogEntry, RolledDie, RolledTerm } from '../../../contract/types.gen.ts'
import { parseNotation } from '../../../rules/dice/notation.ts'
import { commitmentOf, rollFairly } from '../../../rules/dice/roll.ts'

/**
 * The result of checking a roll. `checked`: the dice match a commitment that was known before the roll. `dice`: the
 * dice match their commitment, but the roll before it is not loaded. `broken`: the dice or the commitment do not match.
 */
export type Verdict = 'checked' | 'dice' | 'broken'

/** Whether secret, nonce and notation decide the dice that a roll shows. A concealed roll cannot be checked. */
function isFair({ roll, commitment }: LogEntry): boolean {
  if (!roll) return true
  const parsed = parseNotation(roll.notation)
  if ('problem' in parsed || commitmentOf(roll.secret) !== commitment) return false
  const { terms, total, countsSuccesses } = rollFairly(parsed.terms, roll.secret, roll.nonce)
  const isSame = terms.length === roll.terms.length && terms.every((term, at) => isSameTerm(term, roll.terms[at]))
  return isSame && total === roll.total && countsSuccesses === roll.countsSuccesses
}

function isSameTerm({ negative, value, dice = [] }: RolledTerm, shown?: RolledTerm): boolean {
  return (
    negative === shown?.negative &&
    value === shown.value &&
    dice.length === (shown.dice ?? []).length &&
    dice.every((die, at) => isSameDie(die, shown.dice?.[at]))
  )
}

const isSameDie = ({ value, kept, exploded, rerolled }: RolledDie, shown?: RolledDie): boolean =>
  value === shown?.value && kept === shown.kept && exploded === shown.exploded && rerolled === shown.rerolled

/** The results by entry. An entry stays the same object until it changes, so each roll is computed once. */
const known = new WeakMap<LogEntry, boolean>()

/**
 * The verdict on an entry, if it is a roll. The dice are computed when they are first asked for, so that a long log
 * computes only what is shown.
 * @param chainVerdict its verdict by `chainVerdicts`
 */
export function verdictOf(entry: LogEntry, chainVerdict: Verdict | undefined): Verdict | undefined {
  if (chainVerdict === undefined || chainVerdict === 'broken') return chainVerdict
  const fair = known.get(entry) ?? isFair(entry)
  known.set(entry, fair)
  return fair ? chainVerdict : 'broken'
}

type KnownCommitments = {
  /** The commitments that the server gave when the page first asked, by user id. */
  firstCommitments: ReadonlyMap<string, string>
  /** The commitments with which this page sent its own rolls, in order, by entry id. */
  sent: ReadonlyMap<string, readonly string[]>
}

/**
 * The verdicts on the commitments of a log's rolls, by entry id, before their dice are computed. Concealed and removed
 * rolls belong to the chain of their author's commitments, too. docs/dice.md explains the proof.
 * @param entries newest first
 */
export function chainVerdicts(
  entries: readonly LogEntry[],
  { firstCommitments, sent }: KnownCommitments,
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>()
  const nextOf = new Map<string, string>()
  const used = new Set<string>()
  for (const entry of entries.toReversed()) {
    const { entryId, author, commitment, next, kind } = entry
    if (kind !== 'roll' || commitment === undefined || next === undefined) continue
    const expected = nextOf.get(author.userId)
    const tried = sent.get(entryId)
    const isLinked = expected !== undefined || tried !== undefined || firstCommitments.get(author.userId) === commitment
    // If the server refused a commitment of mine, another roll of mine must have used it. Otherwise a server that has
    // seen my nonce could refuse until a commitment gives the dice that it wants.
    const isKept = !tried || (tried.at(-1) === commitment && tried.slice(0, -1).every((before) => used.has(before)))
    used.add(commitment)
    const isBroken = (expected !== undefined && expected !== commitment) || !isKept || used.has(next)
    verdicts.set(entryId, isBroken ? 'broken' : isLinked ? 'checked' : 'dice')
    nextOf.set(author.userId, next)
  }
  return verdicts
}
