/** A number that a term adds or takes away. */
export type NumberTerm = { negative: boolean; value: number }

/** Dice of one kind, and their modifiers. The modifiers are always applied in this order. */
export type DiceTerm = {
  negative: boolean
  count: number
  /** `F`: a die with -1, 0 and 1. */
  sides: number | 'F'
  /** A die that shows at most this is drawn once more, and the second draw counts. */
  reroll?: number
  explodes?: boolean
  keep?: { how: 'kh' | 'kl' | 'dh' | 'dl'; count: number }
  /** Counts the kept dice that are at least or at most this, instead of adding them. */
  counts?: { how: '>=' | '<='; face: number }
}

export type Term = NumberTerm | DiceTerm

/**
 * The terms of a notation, or what is wrong with it: a sentence that names the position. Positions count code points
 * from 1.
 */
export type Parsed = { terms: Term[] } | { problem: string }

const maxNumber = 100_000
const maxCount = 100
const maxSides = 1000
const maxTerms = 20
const maxDice = 200
/** Code points, white space included. */
const maxLength = 80

export const isDice = (term: Term): term is DiceTerm => 'count' in term

/** The highest face of a die. */
const highest = ({ sides }: DiceTerm) => (sides === 'F' ? 1 : sides)

class NotationError extends Error {}

/**
 * Reads a dice notation, such as `2d6+3`, `4d6dl1` or `6d10>=8`. White space and case do not matter.
 * @param isDraft whether it is still put together: its numbers may be too large, and it may be no roll as a whole
 */
export function parseNotation(typed: string, isDraft = false): Parsed {
  try {
    return { terms: read(typed, isDraft) }
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message }
    throw error
  }
}

function read(typed: string, isDraft: boolean): Term[] {
  const characters = [...typed].flatMap((text, index) =>
    /\s/u.test(text) ? [] : [{ typed: text, text: text.toLowerCase().replace(/[−–]/u, '-'), at: index + 1 }],
  )
  const end = (characters.at(-1)?.at ?? 0) + 1
  let next = 0
  if ([...typed].length > maxLength)
    throw new NotationError(`A roll has at most ${maxLength} characters, at character ${maxLength + 1}.`)

  const here = () => characters[next]?.at ?? end
  const peek = (ahead = 0) => characters[next + ahead]?.text ?? ''
  const fail = (what: string, at = here()): never => {
    throw new NotationError(`${what}, at character ${at}.`)
  }
  const failHere = () => fail(`“${characters[next]?.typed}” doesn't belong in a roll such as 2d6+3`)
  /** What was typed from a place up to here, without white space. */
  const typedFrom = (from: number) =>
    characters
      .slice(from, next)
      .map((character) => character.typed)
      .join('')
  const take = <Text extends string>(...wanted: Text[]): Text | undefined => {
    const found = wanted.find((text) => [...text].every((character, ahead) => peek(ahead) === character))
    if (found !== undefined) next += found.length
    return found
  }
  const number = (): number | undefined => {
    let digits = ''
    while (/^\d$/.test(peek())) digits += characters[next++]?.text
    return digits === '' ? undefined : Number(digits)
  }
  /** The number of a modifier. */
  const numberOf = (what: string, least: number, most: number): number => {
    const at = here()
    const value = number() ?? fail(`${what} needs a number`)
    if (value < least || value > most) fail(`${what} takes ${least} to ${most}`, at)
    return value
  }

  const sides = (from: number): number | 'F' => {
    if (take('%')) return 100
    if (take('f')) return 'F'
    const at = here()
    const value = number() ?? fail(`${typedFrom(from)} needs a number of sides`)
    if (value < 2 || value > maxSides) fail(`A die has 2 to ${maxSides} sides`, at)
    return value
  }
  const modify = (term: DiceTerm): void => {
    for (;;) {
      const at = here()
      const from = next
      const how = take('r', '!', 'kh', 'kl', 'dh', 'dl', '>=', '<=')
      if (!how) return
      const isKeep = how === 'kh' || how === 'kl' || how === 'dh' || how === 'dl'
      if (term.sides === 'F' && !isKeep) fail('dF can only keep or drop dice', at)
      const typed = typedFrom(from)
      const failTwice = () => fail(`${typed} is one too many here`, at)
      if (how === 'r') {
        if (term.reroll !== undefined) failTwice()
        term.reroll = numberOf(typed, 1, highest(term) - 1)
      } else if (how === '!') {
        if (term.explodes) failTwice()
        term.explodes = true
      } else if (isKeep) {
        if (term.keep) failTwice()
        term.keep = { how, count: numberOf(typed, 1, maxCount) }
      } else {
        if (term.counts) failTwice()
        term.counts = { how, face: numberOf(typed, 0, highest(term)) }
      }
    }
  }
  const term = (negative: boolean): Term => {
    const at = here()
    const from = next
    const value = number()
    if (!take('d')) {
      if (value === undefined) return peek() === '' ? fail('A number or a die is missing') : failHere()
      if (value > maxNumber && !isDraft) fail('A number goes up to 100,000', at)
      return { negative, value }
    }
    if (value !== undefined && (value < 1 || value > maxCount)) fail(`Roll 1 to ${maxCount} dice`, at)
    const dice: DiceTerm = { negative, count: value ?? 1, sides: sides(from) }
    modify(dice)
    return dice
  }

  const terms: Term[] = []
  const places: number[] = []
  let sign = take('+', '-')
  do {
    if (terms.length === maxTerms) fail(`A roll has at most ${maxTerms} parts`)
    places.push(here())
    terms.push(term(sign === '-'))
    if (next < characters.length && peek() !== '+' && peek() !== '-') failHere()
    sign = take('+', '-')
  } while (sign)
  if (isDraft) return terms

  const dice = terms.filter(isDice)
  if (dice.length === 0) fail('Add a die, such as d6', places[0])
  let all = 0
  for (const [index, one] of terms.entries()) {
    if (!isDice(one)) continue
    all += one.count
    if (all > maxDice) fail(`Roll at most ${maxDice} dice at once`, places[index])
    if (one.counts && one.negative) fail("Successes can't be taken away", places[index])
    const other = one.counts && dice.find((another) => another !== one)
    if (other) fail('Where successes are counted, there can be no other dice', places[terms.indexOf(other)])
  }
  return terms
}

/** A term in its usual form, without its sign. */
export function textOf(term: Term): string {
  if (!isDice(term)) return String(term.value)
  const { count, sides, reroll, explodes, keep, counts } = term
  const parts = [reroll === undefined ? '' : `r${reroll}`, explodes ? '!' : '', keep ? `${keep.how}${keep.count}` : '']
  return `${count}d${sides}${parts.join('')}${counts ? `${counts.how}${counts.face}` : ''}`
}

/** A notation in its usual form: `2d6+3`. */
export const notationOf = (terms: readonly Term[]): string =>
  terms.map((term, at) => `${term.negative ? '-' : at > 0 ? '+' : ''}${textOf(term)}`).join('')
