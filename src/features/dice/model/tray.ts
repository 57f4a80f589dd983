import { zLogLabel } from '../../../contract/schemas/log.gen.ts'
import type { Audience, LogEntry } from '../../../contract/types.gen.ts'
import { isSameLabel } from '../../../game/dice-slice.ts'
import { inFigures } from '../../../lib/english.ts'
import { type DiceTerm, isDice, notationOf, parseNotation, type Term } from '../../../rules/dice/notation.ts'
import { parseCount } from '../../../rules/sheet/count.ts'
import { textError, unseenInLine } from '../../../rules/text-rule.ts'
import type { Composed, Tray } from './stored.ts'

/** The dice of the tray, in dice notation. */
export const trayDice = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd100', 'dF'] as const
type TrayDie = (typeof trayDice)[number]

const narrowestFirst: readonly Audience[] = ['me', 'hosts', 'everyone']

/** The audience of the two that fewer people belong to. */
export const narrower = (one: Audience, other: Audience): Audience =>
  narrowestFirst.indexOf(one) < narrowestFirst.indexOf(other) ? one : other

/** A roll from elsewhere, and the roll request that it answers. */
export type Prefill = Partial<Composed> & Pick<Tray, 'answers'>

/** Puts a roll from elsewhere into the tray: for one roll, then what was there comes back. */
export const prefill = ({ before, answers: _, ...own }: Tray, roll: Prefill): Tray => ({
  ...own,
  ...roll,
  before: before ?? own,
})

/** The tray without what came from elsewhere. */
export const restore = (tray: Tray): Tray => tray.before ?? tray

/**
 * The tray after a roll. If the roll came from elsewhere, the tray has again what it had before, unless the person has
 * typed other dice or another label meanwhile.
 */
export function afterRoll(tray: Tray, { notation, label, answers }: Omit<Composed, 'audience'> & Prefill): Tray {
  const isOf = answers === undefined ? tray.label.trim() === label : tray.answers === answers
  return isOf && tray.notation === notation ? restore(tray) : tray
}

/** What the answer to a roll request takes from it. */
export const answerTo = ({ entryId, label = '', request }: LogEntry): Prefill => ({
  label,
  ...(request?.notation && { notation: request.notation }),
  ...(request && { audience: request.audience }),
  answers: entryId,
})

/**
 * The tray, opened to answer a request. Without dice of the request it has none, because those that were in it are for
 * another roll; once it answers the request, what is chosen for it stays.
 */
export const answering = (tray: Tray, request: LogEntry): Tray =>
  tray.answers === request.entryId ? tray : prefill(tray, { notation: '', ...answerTo(request) })

/** Whether a roll of a sheet answers a request: the request names it by its label, and says no other roll. */
export const isNamedBy = (label: string, { label: asked = '', request }: LogEntry): boolean =>
  !request?.notation && isSameLabel(label, asked)

const termsOf = (typed: string): Term[] | undefined => {
  if (typed.trim() === '') return []
  const parsed = parseNotation(typed, true)
  return 'terms' in parsed ? parsed.terms : undefined
}

/** The notation with changed terms. A notation that cannot be read stays as it is. */
const change = (typed: string, by: (terms: Term[]) => Term[]): string => {
  const terms = termsOf(typed)
  return terms ? notationOf(by(terms)) : typed
}

/** Adds a die to a notation: one more of its kind, or a new term. */
export function addDie(typed: string, die: TrayDie): string {
  const sides = die === 'dF' ? 'F' : Number(die.slice(1))
  const terms = termsOf(typed)
  if (!terms) return `${typed}+${die}`
  const isSame = (term: Term) => isDice(term) && term.sides === sides && !term.negative && term.count < 100
  const at = terms.findIndex(isSame)
  if (at < 0) return notationOf([...terms, { negative: false, count: 1, sides }])
  return notationOf(
    terms.map((term, index) => (index === at && isDice(term) ? { ...term, count: term.count + 1 } : term)),
  )
}

/** The sum of the numbers in a notation. */
export const modifierOf = (typed: string): number =>
  (termsOf(typed) ?? []).reduce(
    (sum, term) => (isDice(term) ? sum : sum + (term.negative ? -term.value : term.value)),
    0,
  )

export const withModifier = (typed: string, modifier: number): string =>
  change(typed, (terms) => [
    ...terms.filter(isDice),
    ...(modifier === 0 ? [] : [{ negative: modifier < 0, value: Math.abs(modifier) }]),
  ])

/** The dice that the tray's switches change: those of the first term. */
export const firstDice = (typed: string): DiceTerm | undefined => termsOf(typed)?.find(isDice)

const changeFirst = (typed: string, by: (term: DiceTerm) => DiceTerm): string =>
  change(typed, (terms) => {
    const first = terms.findIndex(isDice)
    return terms.map((term, at) => (at === first && isDice(term) ? by(term) : term))
  })

/** Keeps the highest or the lowest die, or all dice if that was on. A single die gets a second one. */
export const toggleKeep = (typed: string, how: 'kh' | 'kl'): string =>
  changeFirst(typed, ({ keep, ...term }) =>
    keep?.how === how ? term : { ...term, count: Math.max(2, term.count), keep: { how, count: 1 } },
  )

/** Counts the dice that show at least this face. Without a face it adds them again. */
export const countAtLeast = (typed: string, face: number | undefined): string =>
  changeFirst(typed, ({ counts: _, ...term }) => (face === undefined ? term : { ...term, counts: { how: '>=', face } }))

/** Whether successes can be counted: there are two or more dice of one kind, and no others. */
export function canCount(typed: string): boolean {
  const dice = (termsOf(typed) ?? []).filter(isDice)
  const [only] = dice
  return dice.length === 1 && only !== undefined && only.count > 1 && only.sides !== 'F' && !only.negative
}

/** Why a text cannot be the label of a roll, in a sentence. */
export const labelProblem = (label: string) => textError(zLogLabel, label.trim(), unseenInLine)

const mostFaces = 100
/** The most that a total or a target number can be, either way. */
const largestTotal = 1_000_000

/** Why real dice cannot show these faces, if the notation can be read. Further dice follow one that explodes. */
function wrongFaces(faces: readonly number[], notation: string): string | undefined {
  const dice = (termsOf(notation) ?? []).filter(isDice)
  const sides = dice.flatMap(({ count, sides }) => Array<number>(count).fill(sides === 'F' ? 1 : sides))
  if (sides.length === 0) return undefined
  const mayBeMore = dice.some(({ explodes }) => explodes)
  if (faces.length > sides.length && !mayBeMore)
    return sides.length === 1
      ? `There is only 1 die in ${notation}. Type its face, or only the total.`
      : `There are only ${sides.length} dice in ${notation}. Type their faces, or only the total.`
  const most = sides.toSorted((one, other) => other - one)
  const least = dice.some((term) => term.sides === 'F') ? -1 : 1
  // The highest face belongs to the largest die, and so on.
  const wrong = faces
    .toSorted((one, other) => other - one)
    .find((face, at) => face < least || face > ((mayBeMore ? most[0] : most[at]) ?? 0))
  if (wrong === undefined) return undefined
  const other = wrong >= least && wrong <= (most[0] ?? 0) ? 'other ' : ''
  return `No ${other}die in ${notation} shows ${wrong}. Type faces of its dice, or only the total.`
}

/**
 * A roll of real dice as it is typed: its faces, such as “4 2” or “4+2”, or only the total; or what is wrong.
 * @param notation the dice, if they are known: they have the faces
 */
export function readHand(typed: string, notation = ''): { total: number; faces?: number[] } | { problem: string } {
  const parts = typed.split(/[\s,;+]+/).filter(Boolean)
  const wrong = parts.find((part) => !/^[-−–]?\d+$/.test(part))
  if (parts.length === 0) return { problem: 'Type the faces, such as 4 2, or the total.' }
  if (wrong !== undefined)
    return {
      problem: `“${wrong.slice(0, 20)}” isn't a whole number. Enter numbers with spaces between them, like “4 2”.`,
    }
  if (parts.length > mostFaces) return { problem: `Type at most ${mostFaces} faces, or only the total.` }
  const numbers = parts.map((part) => Number(part.replace(/^[−–]/, '-')))
  const total = numbers.reduce((sum, one) => sum + one, 0)
  if (Math.abs(total) > largestTotal) return { problem: `The total can be at most ${inFigures(largestTotal)}.` }
  const areFaces = numbers.length > 1 && numbers.every((face) => face >= -1 && face <= 1000)
  const problem = numbers.length > 1 ? wrongFaces(numbers, notation.trim()) : undefined
  return problem ? { problem } : { total, ...(areFaces && { faces: numbers }) }
}

/** A target number as it is typed, which may be left out: it is read as the sheet reads one. Or what is wrong. */
export function readTarget(typed: string): { target?: number } | { problem: string } {
  if (typed.trim() === '') return {}
  const change = parseCount(`=${typed}`, 0)
  return change && 'set' in change && Math.abs(change.set) <= largestTotal
    ? { target: change.set }
    : { problem: `Enter a whole number up to ${inFigures(largestTotal)}.` }
}
