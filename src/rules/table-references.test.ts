import { expect, test } from 'vitest'
import { findCircle, referencesIn } from './table-references.ts'

test.each([
  ['A cellar below {place}', ['place']],
  ['{ Old  Town } and {old town}', ['Old  Town', 'old town']],
  ['{a}{b}', ['a', 'b']],
  ['no braces', []],
  ['{} and { }, {open, and closed}', ['open, and closed']],
  ['{{name}}', ['name']],
])('"%s" names %j', (text, names) => {
  expect(referencesIn(text)).toEqual(names)
})

const table = (name: string, ...texts: string[]) => ({ name, entries: texts.map((text) => ({ text })) })

test('tables that draw from others, and from none that is there, are in no circle', () => {
  expect(findCircle([table('a', '{b} {c}'), table('b', '{c}'), table('c', '{elsewhere}', 'plain')])).toBeUndefined()
  expect(findCircle([])).toBeUndefined()
})

test('a circle is named from one of its tables to the same again', () => {
  expect(findCircle([table('a', 'x', '{B}'), table('b', '{ c }'), table('C', '{a}')])).toEqual(['a', 'b', 'C', 'a'])
  expect(findCircle([table('a', '{b}'), table('b', '{b}')])).toEqual(['b', 'b'])
})

test('a hundred tables that all draw from each other downwards are looked through at once', () => {
  const names = Array.from({ length: 100 }, (_, at) => `t${at}`)
  const tables = names.map((name, at) => table(name, ...names.slice(at + 1).map((other) => `{${other}}`)))
  expect(findCircle(tables)).toBeUndefined()
})
