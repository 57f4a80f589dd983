import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { sourceFiles } from '../../../../../tests/support/source-files.ts'
import { zIdeaKind } from '../../../../contract/schemas/ideas.gen.ts'
import { problemsFrom, tablesOf, textOf } from '../../../../rules/idea-table/graph.ts'
import { foldName, readTemplate } from '../../../../rules/idea-table/template.ts'
import { drawCard, slotPlans } from '../generator/card.ts'
import { starterTables } from './starter-tables.ts'

const tables = tablesOf(starterTables)
const all = starterTables.flatMap(({ name, entries }) => entries.map((entry) => ({ name, text: textOf(entry) })))

/** The words of an entry without case and signs. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** How many of the words of two entries are in both: 1 if they have the same, 0 if they share none (Jaccard's index). */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

test('there are at least fourteen tables, each with its own name', () => {
  expect(starterTables.length).toBeGreaterThanOrEqual(14)
  expect(tables.size).toBe(starterTables.length)
})

test('every table is drawn from by a card, and every card finds its tables', () => {
  const drawn = zIdeaKind.options.flatMap((kind) => slotPlans[kind].map(({ table }) => foldName(table)))
  expect(new Set(drawn)).toEqual(new Set(tables.keys()))
})

describe.each(starterTables.map((table) => [table.name, table] as const))('the table "%s"', (name, table) => {
  const texts = table.entries.map(textOf)

  it('has forty entries or more', () => {
    expect(texts.length).toBeGreaterThanOrEqual(40)
  })

  it('has short entries in one line, without blanks to spare', () => {
    expect(texts.filter((text) => [...text].length > 120 || text !== text.trim().replace(/\s+/g, ' '))).toEqual([])
  })

  it('has whole numbers as weights', () => {
    const weights = table.entries.flatMap((entry) => (typeof entry === 'string' ? [] : [entry.weight ?? 1]))
    expect(weights.filter((weight) => !Number.isInteger(weight) || weight < 1 || weight > 10)).toEqual([])
  })

  it('refers only to tables that are there, and in no circle', () => {
    expect(texts.filter((text) => 'error' in readTemplate(text))).toEqual([])
    expect(problemsFrom(tables, name)).toEqual([])
  })

  it('begins no two entries with the same three words', () => {
    const starts = texts.map((text) => wordsOf(text).slice(0, 3).join(' ')).filter((start) => start.includes(' '))
    expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([])
  })
})

test('no two entries of any tables are alike or nearly so', () => {
  const sets = all.map(({ name, text }) => ({ name, text, words: new Set(wordsOf(text)) }))
  const alike = sets.flatMap((one, at) =>
    sets
      .slice(at + 1)
      .filter(({ words }) => likeness(one.words, words) >= 0.5)
      .map(({ text }) => [one.text, text]),
  )
  expect(alike).toEqual([])
})

test('no card shows a brace, or a text too long for its slot', () => {
  const drawn = zIdeaKind.options.flatMap((kind) =>
    Array.from({ length: 300 }, (_, seed) => drawCard(tables, kind, `${seed}`).slots.map(({ text }) => text)).flat(),
  )
  expect(drawn.filter((text) => /[{}]/.test(text) || text === '' || text.length > 200)).toEqual([])
})

test('all of them together have at most 25 KB, gzip', () => {
  const files = sourceFiles(['src/features/ideas/model/tables'], /(?<!\.test)\.ts$/)
  expect(files).toHaveLength(4)
  const source = files.map(({ path }) => readFileSync(path, 'utf8')).join('\n')
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(25_000)
})
