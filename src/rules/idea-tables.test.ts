import { describe, expect, it } from 'vitest'
import {
  foldName,
  inArrows,
  maxDepth,
  problemsFrom,
  readTemplate,
  referencesOf,
  tablesIn,
  tablesOf,
} from './idea-tables.ts'

describe('an entry', () => {
  it.each([
    ['a rope', ['a rope']],
    ['{trade}', [{ table: 'trade' }]],
    ['{ Old Trade } and {name}', [{ table: 'Old Trade' }, ' and ', { table: 'name' }]],
    ['a {{rope}}', ['a ', '{', 'rope', '}']],
    ['{{{trade}}}', ['{', { table: 'trade' }, '}']],
    ['', []],
  ])('%j is read in pieces', (text, parts) => {
    expect(readTemplate(text)).toEqual({ parts })
  })

  it.each([
    ['a {rope', 'not closed'],
    ['{', 'not closed'],
    ['{a {rope}', 'not closed'],
    ['a rope}', 'not opened'],
    ['{rope}}', 'not opened'],
    ['a {}', 'empty'],
    ['a { }', 'empty'],
  ])('%j is refused', (text, error) => {
    expect(readTemplate(text)).toEqual({ error })
    expect(referencesOf(text)).toEqual([])
  })

  it('may refer to one table twice', () => {
    expect(referencesOf('{name} and {name}')).toEqual(['name', 'name'])
  })
})

it('a table is told apart by its name, whatever its capitals, the blanks around it and how its letters are made', () => {
  expect(foldName(' Café ')).toBe(foldName('CAFE\u0301'))
  expect(foldName('a b')).not.toBe(foldName('ab'))
})

/** Tables from the names that each of them refers to. */
const graph = (references: Record<string, string[]>) =>
  tablesOf(Object.entries(references).map(([name, to]) => ({ name, entries: to.map((each) => `to {${each}}`) })))

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`t${at}`, at < length - 1 ? [`t${at + 1}`] : []]))

describe('tables that refer to each other', () => {
  it('are well where every way ends', () => {
    expect(problemsFrom(graph({ place: ['person', 'trade'], person: ['trade'], trade: [] }), 'place')).toEqual([])
  })

  it('name the circle they are in, from its first table to the same', () => {
    const tables = graph({ start: ['Place'], place: ['PERSON'], person: ['place'] })
    const [problem] = problemsFrom(tables, 'start')
    expect(problem).toEqual({ problem: 'cycle', path: ['place', 'person', 'place'] })
    expect(inArrows(['place', 'person', 'place'])).toBe('place → person → place')
  })

  it('name every circle and every table that is not there', () => {
    const tables = graph({ a: ['mars', 'b'], b: ['b', 'a', 'venus'] })
    expect(problemsFrom(tables, 'a')).toEqual([
      { problem: 'unknown', table: 'a', reference: 'mars' },
      { problem: 'cycle', path: ['b', 'b'] },
      { problem: 'cycle', path: ['a', 'b', 'a'] },
      { problem: 'unknown', table: 'b', reference: 'venus' },
    ])
  })

  it('lead on to depth 8, and name the way that leads further', () => {
    expect(problemsFrom(graph(chain(maxDepth + 1)), 't0')).toEqual([])
    const path = Array.from({ length: maxDepth + 2 }, (_, at) => `t${at}`)
    expect(problemsFrom(graph(chain(maxDepth + 2)), 't0')).toEqual([{ problem: 'too deep', path }])
  })

  it('are too deep by the longest way, although a short one was walked before', () => {
    const tables = graph({ ...chain(8), start: ['t0', 'detour'], detour: ['more'], more: ['t0'] })
    expect(problemsFrom(tables, 'start').map(({ problem }) => problem)).toEqual(['too deep'])
  })
})

it('of two tables with one name the later counts', () => {
  const tables = tablesOf([{ name: 'Ship', entries: ['theirs'] }], [{ name: 'ship', entries: ['mine'] }])
  expect([...tables.values()]).toEqual([{ name: 'ship', entries: ['mine'] }])
})

it('a table names the tables it refers to once each', () => {
  const entries = ['{b} {A}', { text: '{a} {c}', weight: 2 }, '{broken']
  expect(tablesIn({ name: 'x', entries })).toEqual(['b', 'A', 'c'])
})
