import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Table, tablesOf } from '../../../rules/idea-tables.ts'
import { parseTable, printLine, printTable, readLine, tableLimits, tableNameError } from './parse-table.ts'

describe('a line', () => {
  it.each([
    ['a rope', 1, 'a rope'],
    // Weights.
    ['3 a rope', 3, 'a rope'],
    ['3x a rope', 3, 'a rope'],
    ['3 x a rope', 3, 'a rope'],
    ['3× a rope', 3, 'a rope'],
    ['7 dwarfs', 7, 'dwarfs'],
    ['1 7 dwarfs', 1, '7 dwarfs'],
    ['1x 7 dwarfs', 1, '7 dwarfs'],
    ['0 a rope', 0, 'a rope'],
    ['1001 nights', 1001, 'nights'],
    // Bullets.
    ['- a rope', 1, 'a rope'],
    ['* 3 a rope', 3, 'a rope'],
    ['-3 degrees', 1, '-3 degrees'],
    ['1.5 ropes', 1, '1.5 ropes'],
    ['3', 1, '3'],
    ['٣ ropes', 1, '٣ ropes'],
  ])('%j has weight %i and the text %j', (line, weight, text) => {
    expect(readLine(line)).toEqual({ text, weight })
  })
})

describe('an entry is written', () => {
  it.each([
    ['as it is', 'a rope', 1, 'a rope'],
    ['with its weight', 'a rope', 3, '3 a rope'],
    ['with a weight of one where it begins with a number', '7 dwarfs', 1, '1 7 dwarfs'],
    ['with an x where the number alone would mean something else', '- a rope', 1, '1x - a rope'],
    ['with an x before an x', 'x marks the spot', 3, '3x x marks the spot'],
  ])('%s', (_, text, weight, line) => {
    expect(printLine({ text, weight })).toBe(line)
  })
})

it.each([
  ['tavern', undefined],
  [' night market ', undefined],
  ['船', undefined],
  ['', 'Give the table a name.'],
  ['  ', 'Give the table a name.'],
  ['a'.repeat(41), 'Use at most 40 characters.'],
  ['{tavern}', 'Leave the braces out. They go around the name in an entry that draws from the table.'],
  ['a\u202eb', 'Remove line breaks and invisible characters.'],
  ['\u2800', 'Remove line breaks and invisible characters.'],
  ['SHIP', 'You already have a table with this name. Choose another name.'],
])('the name %j: %s', (name, error) => {
  expect(tableNameError(name, ['ship', 'harbor'])).toBe(error)
})

const place: Table = { name: 'place', entries: ['a bridge', 'a well by {person}'] }
const person: Table = { name: 'Person', entries: ['a diver from {ship}'] }
const chain = Array.from({ length: 9 }, (_, at) => ({ name: `t${at}`, entries: [at < 8 ? `{t${at + 1}}` : 'the end'] }))
const tables = tablesOf([place, person, ...chain])

const parse = (text: string, name = 'ship') => parseTable(text, name, tables)
const textsOf = (text: string) => parse(text).entries.map((entry) => entry.text)
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')
const whyOf = (text: string, name?: string) => parse(text, name).refused.map(({ why }) => plain(why))

describe('a pasted list', () => {
  it('is read line by line, with weights and references; empty lines are skipped but counted', () => {
    expect(parse('a barge\r\n\r\n3 a raft near {t8}\r- a ferry with {T8} and { t7 }\n')).toEqual({
      entries: [
        { line: 1, text: 'a barge', weight: 1, references: [] },
        { line: 3, text: 'a raft near {t8}', weight: 3, references: ['t8'] },
        { line: 4, text: 'a ferry with {T8} and { t7 }', weight: 1, references: ['T8', 't7'] },
      ],
      refused: [],
    })
  })

  it('drops invisible characters: control characters, direction marks, lone surrogates', () => {
    expect(textsOf('a\u0007 ba\u202er\u2066ge\ud800\n\u200b\u2060\na\u2028raft\u0000')).toEqual(['a barge', 'a raft'])
  })
})

describe('a line is refused', () => {
  it.each([
    ['a raft}', 'Open a brace with “{” before “}”. For a brace in the text, write “}}”.'],
    ['a { }', 'Write a table name between “{” and “}”.'],
    ['a {raft}', "There's no table “raft”. Create it first, or fix its name."],
    ['0 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['1001 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['3-1 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['a'.repeat(201), 'Use at most 200 characters. This has 201.'],
    ['a'.repeat(1234), 'Use at most 200 characters. This has 1,234.'],
    ['😀'.repeat(201), 'Use at most 200 characters. This has 201.'],
    ['3 \u2800', 'Write something visible.'],
    ['{ship} again', "A table can't draw from itself. Leave its own name out."],
    [
      'at {place}',
      'These tables draw from each other in a loop: ship → place → Person → ship. Remove one of these references.',
    ],
    [
      '{t0}',
      'This chain has more than 8 tables: ship → t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 → t8. Remove one of them.',
    ],
  ])('where it is %j', (line, why) => {
    expect(whyOf(line)).toEqual([why])
  })

  it('if it exceeds the limit', () => {
    const lines = Array.from({ length: tableLimits.entries + 1 }, (_, at) => `boat ${at}`)
    const { entries, refused } = parse(lines.join('\n'))
    expect(entries.length).toBe(tableLimits.entries)
    expect(refused).toEqual([
      { line: 201, text: 'boat 200', why: 'A table can have up to 200 entries. Put this one in another table.' },
    ])
  })
})

const piece = fc.constantFrom(
  ...['3', '12', '0', '1-3', '. ', ') ', 'x ', '× ', ': ', ' ', '\t', '- ', '• ', '–', '{t8}', '{', '}', '{{', '}}'],
  ...['rope', 'X', '\n', '\r\n', '\ufeff', '\u202e', '😀', 'é', '\u2800'],
)
const pasted = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

describe('the parsed entries', () => {
  it('are written as a list that is parsed into the same entries', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { entries } = parse(text)
        const again = parse(printTable(entries))
        const bare = (each: typeof entries) =>
          each.map(({ text, weight, references }) => ({ text, weight, references }))
        expect(again.refused).toEqual([])
        expect(bare(again.entries)).toEqual(bare(entries))
      }),
      { numRuns: 2000 },
    )
  })
})
