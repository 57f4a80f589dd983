import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64Url, toBase64Url } from '../ids.ts'
import { type DiceTerm, isDice, type Term, textOf } from './notation.ts'

/** A rolled die. `exploded`: it caused the die after it. `rerolled`: it replaces an earlier draw. */
export type Die = { value: number; kept: boolean; exploded: boolean; rerolled: boolean }

export type RolledTerm = { text: string; negative: boolean; value: number; dice?: Die[] }

/** The result of a roll: its sum, or the number of successes if they are counted. */
export type Outcome = { terms: RolledTerm[]; total: number; countsSuccesses: boolean }

/** Draws the face of a die: from 1 to its number of sides, or -1, 0 or 1 for `F`. */
export type Draw = (sides: number | 'F') => number

const maxExploded = 100

/** Rolls the terms from left to right. Equal draws give an equal outcome. */
export function rollTerms(terms: readonly Term[], draw: Draw): Outcome {
  let exploded = 0
  const fall = ({ sides, reroll = Number.NEGATIVE_INFINITY, explodes }: DiceTerm): Die[] => {
    const dice: Die[] = []
    let goesOn = true
    while (goesOn) {
      const first = draw(sides)
      const rerolled = first <= reroll
      const value = rerolled ? draw(sides) : first
      goesOn = explodes === true && value === sides && exploded < maxExploded
      if (goesOn) exploded++
      dice.push({ value, kept: true, exploded: goesOn, rerolled })
    }
    return dice
  }

  const rolled = terms.map((term): RolledTerm => {
    const { negative } = term
    if (!isDice(term)) return { text: textOf(term), negative, value: term.value }
    const dice = keep(
      Array.from({ length: term.count }).flatMap(() => fall(term)),
      term,
    )
    const kept = dice.filter((die) => die.kept)
    const { counts } = term
    const value = counts
      ? kept.filter((die) => meets(counts, die)).length
      : kept.reduce((sum, die) => sum + die.value, 0)
    return { text: textOf(term), negative, value, dice }
  })
  return {
    terms: rolled,
    total: rolled.reduce((sum, { negative, value }) => sum + (negative ? -value : value), 0),
    countsSuccesses: terms.some((term) => isDice(term) && term.counts),
  }
}

/** Whether a die counts as a success. */
export const meets = ({ how, face }: NonNullable<DiceTerm['counts']>, { value }: Pick<Die, 'value'>): boolean =>
  how === '>=' ? value >= face : value <= face

/** Marks the dropped dice. Among equal dice the earlier one is kept. */
function keep(dice: Die[], { keep }: DiceTerm): Die[] {
  if (!keep) return dice
  const { how, count } = keep
  const isHigh = how === 'kh' || how === 'dl'
  const best = dice
    .map((_, at) => at)
    .toSorted((a, b) => {
      const [one, other] = [dice[a]?.value ?? 0, dice[b]?.value ?? 0]
      return (isHigh ? other - one : one - other) || a - b
    })
  const stays = new Set(
    how === 'kh' || how === 'kl' ? best.slice(0, count) : best.slice(0, Math.max(0, dice.length - count)),
  )
  return dice.map((die, at) => ({ ...die, kept: stays.has(at) }))
}

// Fair rolls. The server sends the hash of a secret before it knows what is rolled. The client adds a nonce. Both
// together decide the dice. Plain http in a local network has no WebCrypto, so the hashes come from `@noble/hashes`.

const ascii = new TextEncoder()

/** The commitment to a secret: the SHA-256 of its bytes. Both are base64url. */
export const commitmentOf = (secret: string): string => toBase64Url(sha256(fromBase64Url(secret)))

/**
 * Draws faces from a secret and a nonce. Draw number n is the first four bytes of HMAC-SHA-256(secret, `nonce:n`). A
 * number that would make some faces more frequent is skipped.
 */
export function drawsFrom(secret: string, nonce: string): Draw {
  // The key is hashed once, not for each draw.
  const keyed = hmac.create(sha256, fromBase64Url(secret))
  let counter = 0
  return (sides) => {
    const faces = sides === 'F' ? 3 : sides
    const limit = Math.floor(2 ** 32 / faces) * faces
    for (;;) {
      const bytes = keyed
        .clone()
        .update(ascii.encode(`${nonce}:${counter++}`))
        .digest()
      const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
      if (number < limit) return sides === 'F' ? (number % 3) - 1 : (number % faces) + 1
    }
  }
}

/** The roll that a secret and a nonce decide. */
export const rollFairly = (terms: readonly Term[], secret: string, nonce: string): Outcome =>
  rollTerms(terms, drawsFrom(secret, nonce))
