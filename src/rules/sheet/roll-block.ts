import { parseNotation } from '../dice/notation.ts'
import { foldName } from '../idea-tables.ts'

/** A number that a roll may name: that of a number block, or the value of a track. */
export type NamedNumber = { label: string; value: number }

/** A notation with its numbers put in, and the numbers; or why it cannot be rolled, in a sentence. */
export type FilledNotation = { notation: string; used: NamedNumber[] } | { problem: string }

/** A code point of the notation with its numbers put in, and the place in the typed text that it stands for, from 1. */
type Sign = { sign: string; at: number; of?: NamedNumber }

class Wrong extends Error {}

const minus = /[-−–]/

/** Puts a number in. A sign before the name and that of the number become one. */
function put(signs: Sign[], number: NamedNumber, at: number) {
  const { value } = number
  const before = signs.findLastIndex(({ sign }) => sign.trim() !== '')
  const sign = signs[before]
  const isPlus = sign?.sign === '+'
  const isFolded = value < 0 && sign !== undefined && (isPlus || minus.test(sign.sign))
  if (isFolded) signs[before] = { ...sign, sign: isPlus ? '-' : '+' }
  const text = String(isFolded ? -value : value)
  for (const digit of text) signs.push({ sign: digit, at, of: number })
}

function fill(typed: string, numbers: readonly NamedNumber[]): { signs: Sign[]; used: NamedNumber[] } {
  const points = [...typed]
  const signs: Sign[] = []
  const used: NamedNumber[] = []
  for (let index = 0; index < points.length; index++) {
    const at = index + 1
    const sign = points[index] ?? ''
    if (sign !== '{') {
      signs.push({ sign, at })
      continue
    }
    const end = points.indexOf('}', index)
    if (end < 0) throw new Wrong(`A name needs a closing brace, at character ${points.length + 1}.`)
    const name = points.slice(index + 1, end).join('')
    if (name.trim() === '') throw new Wrong(`A name is missing between the braces, at character ${at + 1}.`)
    const wanted = foldName(name)
    const [found, another] = numbers.filter(({ label }) => foldName(label) === wanted)
    if (!found) throw new Wrong(`No number or track is called “${name.trim()}”.`)
    if (another) throw new Wrong(`Two blocks are called “${found.label}”. Rename one.`)
    put(signs, found, at)
    used.push(found)
    index = end
  }
  return { signs, used }
}

/**
 * Puts the numbers of a sheet into the notation of a roll block: `1d20+{Strength}` becomes `1d20-2`. What is wrong is
 * said with the place in code points of the text as typed, from 1, and with the name or the number that breaks a limit.
 */
export function fillNotation(typed: string, numbers: readonly NamedNumber[]): FilledNotation {
  try {
    const { signs, used } = fill(typed, numbers)
    const notation = signs.map(({ sign }) => sign).join('')
    const parsed = parseNotation(notation)
    return 'problem' in parsed ? { problem: inTyped(parsed.problem, signs, [...typed].length) } : { notation, used }
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.message }
    throw error
  }
}

/** The problem of a filled notation, with the place in the typed text, or with the number that breaks a limit. */
function inTyped(problem: string, signs: readonly Sign[], length: number): string {
  const [, what = problem, place = '1'] = /^(.*), at character (\d+)\.$/s.exec(problem) ?? []
  const sign = signs[Number(place) - 1]
  // Nobody has typed the digits of a number.
  if (sign?.of) return `${sign.of.label} is ${sign.of.value.toLocaleString('en-US').replace('-', '−')}. ${what}.`
  return `${what}, at character ${sign?.at ?? length + 1}.`
}

/** The names that a notation takes numbers from, as they are typed. */
export const namesIn = (typed: string): string[] =>
  [...typed.matchAll(/\{([^}]*)\}/g)].flatMap(([, name = '']) => (name.trim() === '' ? [] : [name.trim()]))

/** Whether a notation takes a number from what has this label. */
export const takesFrom = (typed: string, label: string): boolean =>
  namesIn(typed).some((name) => foldName(name) === foldName(label))

/**
 * Whether a notation can be a roll once its names have numbers. One number of each sign stands for all of them: that of
 * a negative one becomes a sign of the notation.
 */
export function canRoll(typed: string): boolean {
  const names = [...new Set(namesIn(typed).map(foldName))]
  const isRoll = (value: number) =>
    !(
      'problem' in
      fillNotation(
        typed,
        names.map((label) => ({ label, value })),
      )
    )
  return isRoll(2) || isRoll(-2)
}

/** The most characters of the label of a roll. */
const mostOfLabel = 60

/** The label of a roll of a sheet: “Mira: Stealth”. A long name is cut. */
function rollLabel(name: string, label: string): string {
  const left = mostOfLabel - [...label].length - 2
  const letters = [...name]
  return `${letters.length > left ? `${letters.slice(0, left - 1).join('')}…` : name}: ${label}`
}

type Rolling = { characterId: string; name: string; isHidden: boolean }

/**
 * The roll of a block, as a view wants it from the dice.
 * @param notation the filled one
 */
export const rollOfBlock = (
  { characterId, name, isHidden }: Rolling,
  { blockId, label }: { blockId: string; label: string },
  notation: string,
) => ({
  by: `${characterId}/${blockId}`,
  block: label,
  notation,
  label: rollLabel(name, label),
  audience: isHidden ? ('hosts' as const) : ('everyone' as const),
})
