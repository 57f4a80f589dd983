import { zEntryText, zEntryWeight, zTableEntries, zTableName } from '../../../contract/schemas/ideas.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import {
  type BraceError,
  foldName,
  inArrows,
  maxDepth,
  type Problem,
  problemsFrom,
  readTemplate,
  referencesOf,
  type Tables,
} from '../../../rules/idea-tables.ts'
import { bound, textError, unseenInLine } from '../../../rules/text-rule.ts'
import { countCharacters } from '../../../ui/text-area/characters-left.ts'
import { oneLine } from './idea-of-card.ts'

/** The limits of a table of one's own, as in the contract. Texts: characters. */
export const tableLimits = {
  name: bound(zTableName, 'max_length'),
  entries: bound(zTableEntries, 'max_length'),
  characters: bound(zEntryText, 'max_length'),
  weight: { min: bound(zEntryWeight, 'greater_than'), max: bound(zEntryWeight, 'less_than') },
}

/** A line of a pasted list: the text to draw, its weight, and what a leading number was read as. */
export type Line = { text: string; weight: number; note?: string }

const bullet = /^[-*+•‣◦▪·–—]\s+/
/** `1-3 a rope`, `01–05: a rope`: a range of a die. */
const range = /^(\d{1,4})\s*[-–—]\s*(\d{1,4})(?:\s*[.):]\s+|\s+)(.+)$/
/** `3. a rope`, `3) a rope`, `(3) a rope`, `3: a rope`, `3 - a rope`: a numbered list. `03 a rope`: rows of a die. */
const numbered = /^(\(?\d{1,4}[.):]|\d{1,4}\s+[-–—]|0\d{1,3})\s+(.+)$/
/** `3x a rope`, `3 × a rope`. */
const times = /^(\d+)\s*(?:[xX]\s+|×\s*)(.+)$/
const leading = /^(\d+)\s+(.+)$/

/** A hundred is `00` on two dice of ten sides. */
const toNumber = (digits: string) => (digits === '00' ? 100 : Number(digits))

/**
 * Reads a trimmed line. A bullet is removed. A leading number is a weight (`3 a rope`, `3x a rope`, `3 × a rope`), and
 * so is the size of a range (`1–3 a rope`). The number of a numbered list is no weight (`3. a rope`, `3) a rope`, `3 -
 * a rope`, `03 a rope`), and the rest is text, except in `3. 2x a rope`. A `1x` before a text protects a number that
 * belongs to the text.
 * @returns the weight as it is written. It may be 0, negative, or more than a table allows.
 */
export function readLine(line: string): Line {
  const text = line.replace(bullet, '')
  const [, from = '', to = '', ranged = ''] = range.exec(text) ?? []
  if (ranged !== '') {
    const weight = toNumber(to) - toNumber(from) + 1
    return {
      text: ranged,
      weight,
      note: `“${from}–${to}” counts as a weight of ${weight}; write “1x” before it if it is text.`,
    }
  }
  const [, number = '', listed = ''] = numbered.exec(text) ?? []
  const rest = listed === '' ? text : listed
  const [, weight = '1', counted = rest] = times.exec(rest) ?? ((listed === '' && leading.exec(rest)) || [])
  const note = listed === '' ? {} : { note: `“${number}” counts as a list number, not a weight.` }
  return { text: counted, weight: Number(weight), ...note }
}

/** Writes an entry as a line that `readLine` reads as that entry again. */
export function printLine({ text, weight }: Line): string {
  const plain = weight === 1 ? [text] : []
  const isRead = (line: string) => {
    const read = readLine(line)
    return read.text === text && read.weight === weight
  }
  return [...plain, `${weight} ${text}`].find(isRead) ?? `${weight}x ${text}`
}

/**
 * What is wrong with a table's name and how to fix it, or `undefined`.
 * @param name as typed; spaces around it do not count
 * @param others the names of the person's other tables. A starter table or a game's table may have the same name: the
 * person's table then replaces it.
 */
export function tableNameError(name: string, others: readonly string[]): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Give the table a name.'
  const unfit = /[{}]/.test(trimmed)
    ? 'Leave the braces out. They go around the name in an entry that draws from the table.'
    : unseenInLine
  const error = textError(zTableName, trimmed, unfit)
  if (error) return error
  const isTaken = others.some((other) => foldName(other) === foldName(trimmed))
  return isTaken ? 'You already have a table with this name. Choose another name.' : undefined
}

/** A parsed line. */
export type ReadEntry = {
  /** Its number in the text, from 1. */
  line: number
  text: string
  weight: number
  /** The tables it refers to, as they are written. */
  references: string[]
  /** What the leading number was read as, if it is ambiguous. */
  note?: string
}

/** A refused line, and how to fix it. */
export type RefusedLine = { line: number; text: string; why: string }

export type ReadTable = { entries: ReadEntry[]; refused: RefusedLine[] }

const count = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

const braces: Record<BraceError, string> = {
  'not closed': 'Close the brace with “}”. For a brace in the text, write “{{”.',
  'not opened': 'Open a brace with “{” before “}”. For a brace in the text, write “}}”.',
  empty: 'Write a table name between “{” and “}”.',
}

/** The path of a problem. A name may be longer than allowed while it is typed. */
const pathOf = (names: readonly string[]) => inArrows(names.map((name) => inSentence(name, tableLimits.name)))

function whyProblem(problem: Problem): string {
  switch (problem.problem) {
    case 'unknown':
      return `There's no table “${problem.reference}”. Create it first, or fix its name.`
    case 'cycle':
      if (problem.path.length === 2) return "A table can't draw from itself. Leave its own name out."
      return `These tables draw from each other in a loop: ${pathOf(problem.path)}. Remove one of these references.`
    case 'too deep':
      return `This chain has more than ${maxDepth} tables: ${pathOf(problem.path)}. Remove one of them.`
  }
}

/**
 * Finds the error of a table's reference. Errors between other tables do not count.
 * @param tables the existing tables, with or without the old version of this one
 */
function referenceChecker(tables: Tables, given: string) {
  const name = given.trim() === '' ? 'this table' : given.trim()
  const own = foldName(name)
  const isMine = (problem: Problem) =>
    problem.problem === 'unknown'
      ? foldName(problem.table) === own
      : problem.path.some((each) => foldName(each) === own)
  const known = new Map<string, string | undefined>()
  return (reference: string): string | undefined => {
    const key = foldName(reference)
    if (key !== own && !tables.has(key)) return whyProblem({ problem: 'unknown', table: name, reference })
    if (!known.has(key)) {
      const alone = new Map([...tables, [own, { name, entries: [`{${reference}}`] }]])
      const problem = problemsFrom(alone, name).find(isMine)
      known.set(key, problem && whyProblem(problem))
    }
    return known.get(key)
  }
}

/**
 * Reads a pasted list, one entry a line. Empty lines are skipped. `readLine` explains bullets and numbers; `{name}`
 * refers to a table. Invisible characters are removed. A bad line is refused alone; the others are read.
 * @param name the table's own name, '' while it has none
 * @param tables the tables that it may refer to
 */
export function parseTable(text: string, name: string, tables: Tables): ReadTable {
  const entries: ReadEntry[] = []
  const refused: RefusedLine[] = []
  const whyReference = referenceChecker(tables, name)

  function whyNot(text: string, weight: number): string | undefined {
    const { min, max } = tableLimits.weight
    const characters = countCharacters(text)
    if (weight < min || weight > max)
      return `A weight is ${min} to ${count(max)}. If the number belongs to the text, write “1x” before it.`
    if (characters > tableLimits.characters)
      return `Use at most ${tableLimits.characters} characters. This has ${count(characters)}.`
    if (!zEntryText.safeParse(text).success) return 'Write something visible.'
    const template = readTemplate(text)
    if ('error' in template) return braces[template.error]
    const why = referencesOf(text)
      .map(whyReference)
      .find((each) => each !== undefined)
    if (why !== undefined) return why
    return entries.length < tableLimits.entries
      ? undefined
      : `A table can have up to ${tableLimits.entries} entries. Put this one in another table.`
  }

  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const cleaned = oneLine(raw)
    if (cleaned === '') continue
    const line = index + 1
    const read = readLine(cleaned)
    const why = whyNot(read.text, read.weight)
    if (why === undefined) entries.push({ line, ...read, references: referencesOf(read.text) })
    else refused.push({ line, text: cleaned, why })
  }
  return { entries, refused }
}

/** Writes entries as a list that `parseTable` reads as these entries again. */
export const printTable = (entries: readonly { text: string; weight: number }[]): string =>
  entries.map(printLine).join('\n')
