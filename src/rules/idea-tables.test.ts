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
  ])('%j is read as pieces', (text, parts) => {
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

it('table names are equal whatever their case, outer spaces and Unicode form', () => {
  expect(foldName(' Café ')).toBe(foldName('CAFE\u0301'))
  expect(foldName('a b')).not.toBe(foldName('ab'))
})

/** Tables by name, each with the names that it refers to. */
const graph = (references: Record<string, string[]>) =>
  tablesOf(Object.entries(references).map(([name, to]) => ({ name, entries: to.map((each) => `to {${each}}`) })))

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`t${at}`, at < length - 1 ? [`t${at + 1}`] : []]))

describe('tables that refer to each other', () => {
  it('are valid where every path ends', () => {
    expect(problemsFrom(graph({ place: ['person', 'trade'], person: ['trade'], trade: [] }), 'place')).toEqual([])
  })

  it('name the cycle they are in, from its first table back to the same', () => {
    const tables = graph({ start: ['Place'], place: ['PERSON'], person: ['place'] })
    const [problem] = problemsFrom(tables, 'start')
    expect(problem).toEqual({ problem: 'cycle', path: ['place', 'person', 'place'] })
    expect(inArrows(['place', 'person', 'place'])).toBe('place → person → place')
  })

  it('name every cycle and every missing table', () => {
    const tables = graph({ a: ['mars', 'b'], b: ['b', 'a', 'venus'] })
    expect(problemsFrom(tables, 'a')).toEqual([
      { problem: 'unknown', table: 'a', reference: 'mars' },
      { problem: 'cycle', path: ['b', 'b'] },
      { problem: 'cycle', path: ['a', 'b', 'a'] },
      { problem: 'unknown', table: 'b', reference: 'venus' },
    ])
  })

  it('may refer to each other eight levels deep; a longer path is named', () => {
    expect(problemsFrom(graph(chain(maxDepth + 1)), 't0')).toEqual([])
    const path = Array.from({ length: maxDepth + 2 }, (_, at) => `t${at}`)
    expect(problemsFrom(graph(chain(maxDepth + 2)), 't0')).toEqual([{ problem: 'too deep', path }])
  })

  it('are too deep by the longest path, although a shorter one was walked before', () => {
    const tables = graph({ ...chain(8), start: ['t0', 'detour'], detour: ['more'], more: ['t0'] })
    expect(problemsFrom(tables, 'start').map(({ problem }) => problem)).toEqual(['too deep'])
  })
})

it('with one name count as one: the later one', () => {
  const tables = tablesOf([{ name: 'Ship', entries: ['theirs'] }], [{ name: 'ship', entries: ['mine'] }])
  expect([...tables.values()]).toEqual([{ name: 'ship', entries: ['mine'] }])
})

it('a table lists each table that it refers to once', () => {
  const entries = ['{b} {A}', { text: '{a} {c}', weight: 2 }, '{broken']
  expect(tablesIn({ name: 'x', entries })).toEqual(['b', 'A', 'c'])
})
