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

function isSameTerm(due: RolledTerm, shown?: RolledTerm): boolean {
  const { negative, value, dice = [] } = due
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
 * @param link what `linksOf` says of it
 */
export function verdictOf(entry: LogEntry, link: Verdict | undefined): Verdict | undefined {
  if (link === undefined || link === 'broken') return link
  const fair = known.get(entry) ?? isFair(entry)
  known.set(entry, fair)
  return fair ? link : 'broken'
}

type Promised = {
  /** The commitments that the server gave when the page first asked, by user id. */
  heads: ReadonlyMap<string, string>
  /** The commitments with which this page sent its own rolls, in order, by entry id. */
  named: ReadonlyMap<string, readonly string[]>
}

/**
 * The verdicts on the commitments of a log's rolls, by entry id, before their dice are computed. A chain of commitments
 * continues through concealed and removed rolls.
 * @param entries newest first
 */
export function linksOf(entries: readonly LogEntry[], { heads, named }: Promised): Map<string, Verdict> {
  const links = new Map<string, Verdict>()
  const promised = new Map<string, string>()
  const used = new Set<string>()
  for (const entry of entries.toReversed()) {
    const { entryId, author, commitment, next, kind } = entry
    if (kind !== 'roll' || commitment === undefined || next === undefined) continue
    const due = promised.get(author.userId)
    const tried = named.get(entryId)
    const isLinked = due !== undefined || tried !== undefined || heads.get(author.userId) === commitment
    // Each refused commitment must have been used by another roll of mine: a server that has seen the nonce must not
    // choose another commitment.
    const isKept = !tried || (tried.at(-1) === commitment && tried.slice(0, -1).every((before) => used.has(before)))
    used.add(commitment)
    const isBroken = (due !== undefined && due !== commitment) || !isKept || used.has(next)
    links.set(entryId, isBroken ? 'broken' : isLinked ? 'checked' : 'dice')
    promised.set(author.userId, next)
  }
  return links
}
