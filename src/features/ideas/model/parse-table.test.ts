import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zNewTableEntry } from '../../../contract/schemas/ideas.gen.ts'
import { type Table, tablesOf } from '../../../rules/idea-table/graph.ts'
import { tableLimits } from './limits.ts'
import { parseTable, printLine, printTable, readLine, tableNameError } from './parse-table.ts'

describe('a line', () => {
  it.each([
    ['a rope', 1, 'a rope'],
    // Weights.
    ['3 a rope', 3, 'a rope'],
    ['3x a rope', 3, 'a rope'],
    ['3 x a rope', 3, 'a rope'],
    ['3X a rope', 3, 'a rope'],
    ['3× a rope', 3, 'a rope'],
    ['3 ×a rope', 3, 'a rope'],
    ['7 dwarfs', 7, 'dwarfs'],
    ['1 7 dwarfs', 1, '7 dwarfs'],
    ['1x 7 dwarfs', 1, '7 dwarfs'],
    ['0 a rope', 0, 'a rope'],
    ['1001 nights', 1001, 'nights'],
    // Bullets.
    ['- a rope', 1, 'a rope'],
    ['* 3 a rope', 3, 'a rope'],
    ['• a rope', 1, 'a rope'],
    ['-a rope', 1, '-a rope'],
    ['-3 degrees', 1, '-3 degrees'],
    // Numbers that belong to the text.
    ['3rd rope', 1, '3rd rope'],
    ['1.5 ropes', 1, '1.5 ropes'],
    ['1,000 ropes', 1, '1,000 ropes'],
    ['1-2.5 ropes', 1, '1-2.5 ropes'],
    ['12:30, the bell', 1, '12:30, the bell'],
    ['xx', 1, 'xx'],
    ['3', 1, '3'],
    ['3.', 1, '3.'],
    ['٣ ropes', 1, '٣ ropes'],
  ])('%j has weight %i and the text %j', (line, weight, text) => {
    expect(readLine(line)).toEqual({ text, weight })
  })

  it.each([
    ['3. a rope', 1, 'a rope', '“3.” numbers the list and is no weight.'],
    ['3) a rope', 1, 'a rope', '“3)” numbers the list and is no weight.'],
    ['(3) a rope', 1, 'a rope', '“(3)” numbers the list and is no weight.'],
    ['3: a rope', 1, 'a rope', '“3:” numbers the list and is no weight.'],
    ['3 - a rope', 1, 'a rope', '“3 -” numbers the list and is no weight.'],
    ['03 a rope', 1, 'a rope', '“03” numbers the list and is no weight.'],
    ['3. 7 dwarfs', 1, '7 dwarfs', '“3.” numbers the list and is no weight.'],
    ['3. 2x a rope', 2, 'a rope', '“3.” numbers the list and is no weight.'],
    ['1-3 a rope', 3, 'a rope', '“1–3” counts as a weight of 3; write “1x” before it if it is text.'],
    ['01–05: a rope', 5, 'a rope', '“01–05” counts as a weight of 5; write “1x” before it if it is text.'],
    ['96-00 a rope', 5, 'a rope', '“96–00” counts as a weight of 5; write “1x” before it if it is text.'],
  ])('%j has weight %i and the text %j, and says why', (line, weight, text, note) => {
    expect(readLine(line)).toEqual({ text, weight, note })
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
  ['a\u202eb', 'Leave out line breaks and characters that cannot be seen.'],
  ['\u2800', 'Leave out line breaks and characters that cannot be seen.'],
  ['SHIP', 'You have a table of this name already. Choose another name.'],
])('the name %j: %s', (name, error) => {
  expect(tableNameError(name, ['ship', 'harbour'])).toBe(error)
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
  it('is read line by line, with weights and references, and the empty lines counted', () => {
    expect(parse('a barge\r\n\r\n3 a raft near {t8}\r- a ferry with {T8} and { t7 }\n')).toEqual({
      entries: [
        { line: 1, text: 'a barge', weight: 1, references: [] },
        { line: 3, text: 'a raft near {t8}', weight: 3, references: ['t8'] },
        { line: 4, text: 'a ferry with {T8} and { t7 }', weight: 1, references: ['T8', 't7'] },
      ],
      refused: [],
    })
  })

  it('may come from a file or a spreadsheet: a byte order mark and tabs leave nothing behind', () => {
    expect(parse('\ufeff3\ta barge\t\n\t1\ta\traft')).toMatchObject({
      entries: [
        { text: 'a barge', weight: 3 },
        { text: 'a raft', weight: 1 },
      ],
    })
  })

  it('loses what cannot be seen: control characters, turned directions, halves of characters', () => {
    expect(textsOf('a\u0007 ba\u202er\u2066ge\ud800\n\u200b\u2060\na\u2028raft\u0000')).toEqual(['a barge', 'a raft'])
  })

  it('keeps what scripts and emoji are made of', () => {
    const texts = ['می‌خواهم', '👩‍🚀 on deck', 'éclair', '船', '😀'.repeat(200)]
    expect(textsOf(texts.join('\n'))).toEqual(texts)
  })

  it('may have braces, doubled', () => {
    expect(parse('a {{barge}}').entries).toEqual([{ line: 1, text: 'a {{barge}}', weight: 1, references: [] }])
  })
})

describe('a line is refused', () => {
  it('alone: the others are read', () => {
    const { entries, refused } = parse('a barge\na {raft\na ferry')
    expect(entries.map(({ line }) => line)).toEqual([1, 3])
    expect(refused).toEqual([
      { line: 2, text: 'a {raft', why: 'Close the brace with “}”. For a brace in the text write “{{”.' },
    ])
  })

  it.each([
    ['a raft}', 'Open a brace with “{” before “}”. For a brace in the text write “}}”.'],
    ['a { }', 'Write the name of a table between “{” and “}”.'],
    ['a {raft}', 'There is no table “raft”. Make it first, or correct its name.'],
    ['0 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['1001 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['3-1 a raft', 'A weight is 1 to 1,000. If the number belongs to the text, write “1x” before it.'],
    ['a'.repeat(201), 'Use at most 200 characters; these are 201.'],
    ['a'.repeat(1234), 'Use at most 200 characters; these are 1,234.'],
    ['😀'.repeat(201), 'Use at most 200 characters; these are 201.'],
    ['3 \u2800', 'Write something that can be seen.'],
    ['{ship} again', 'A table cannot draw from itself. Leave its own name out.'],
    ['at {place}', 'This goes round in a circle: ship → place → Person → ship. Leave one of these references out.'],
    [
      '{t0}',
      'This refers to more than 8 tables one behind the other: ship → t0 → t1 → t2 → t3 → t4 → t5 → t6 → t7 → t8. Leave one of them out.',
    ],
  ])('where it is %j', (line, why) => {
    expect(whyOf(line)).toEqual([why])
  })

  it('where it is one too many', () => {
    const lines = Array.from({ length: tableLimits.entries + 1 }, (_, at) => `boat ${at}`)
    const { entries, refused } = parse(lines.join('\n'))
    expect(entries.length).toBe(tableLimits.entries)
    expect(refused).toEqual([
      { line: 201, text: 'boat 200', why: 'A table has at most 200 entries. Put this one into another table.' },
    ])
  })

  it('not for what other tables do among themselves', () => {
    const round = tablesOf([{ name: 'round', entries: ['{round}', '{mars}'] }])
    expect(parseTable('{round} and round', 'ship', round).refused).toEqual([])
  })

  it('not for the entries that the table had before', () => {
    const before = tablesOf([{ name: 'ship', entries: ['{ship}'] }, person])
    expect(parseTable('a barge', 'Ship', before).refused).toEqual([])
  })

  it('for a circle through any of its references, in a table without a name for none', () => {
    expect(whyOf('{t8}, {place}')).toEqual([expect.stringContaining('ship → place → Person → ship')])
    expect(whyOf('at {t8}', '')).toEqual([])
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

describe('what was understood', () => {
  it('is written as a list that is understood as the same', () => {
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

  it('keeps every limit, and accounts for every line', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { entries, refused } = parse(text)
        const lines = [...entries, ...refused].map(({ line }) => line)
        expect(new Set(lines).size).toBe(lines.length)
        for (const { text, weight } of entries) {
          expect(text).toMatch(/^\S(.*\S)?$/u)
          expect(zNewTableEntry.safeParse({ text, weight }).success).toBe(true)
        }
      }),
    )
  })
})
