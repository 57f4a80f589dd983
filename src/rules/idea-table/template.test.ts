import { describe, expect, it } from 'vitest'
import { foldName, readTemplate, referencesOf } from './template.ts'

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
