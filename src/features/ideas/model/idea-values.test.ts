import { expect, test } from 'vitest'
import { changeOf, gameToShowIn, problemsOf, tagsOf } from './idea-values.ts'

const values = { title: 'A map', body: '', tags: '', status: 'draft', visibility: 'me' }

test.each([
  ['sea, Storm , sea, SEA', ['sea', 'Storm']],
  [' , ,', []],
  ['old   town', ['old town']],
  ['caf\u00e9, Cafe\u0301', ['caf\u00e9']],
])('the tags of "%s"', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags)
})

test.each([
  ['nothing', {}, []],
  ['a title that is empty', { title: ' ' }, ['title']],
  ['a title that is too long', { title: 'x'.repeat(121) }, ['title']],
  ['a text that is too long', { body: 'x'.repeat(4001) }, ['body']],
  ['a long text of pictures', { body: '🏰'.repeat(4000) }, []],
  ['a text with what cannot be seen', { body: 'a\u202eb' }, ['body']],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `t${at}`).join() }, ['tags']],
  ['a tag that is too long', { tags: 'x'.repeat(200) }, ['tags']],
])('%s is wrong with %o', (_, change, fields) => {
  expect(Object.keys(problemsOf({ ...values, ...change }))).toEqual(fields)
})

test('only what was changed is sent, and a game with who sees it', () => {
  expect(changeOf({ title: ' New ' }, 'game')).toEqual({ title: 'New' })
  expect(changeOf({ tags: 'a, b', visibility: 'everyone' }, 'game')).toEqual({
    tags: ['a', 'b'],
    visibility: 'everyone',
    gameId: 'game',
  })
})

test.each([
  ['me', undefined, 'here'],
  ['me', 'there', 'here'],
  ['hosts', 'there', 'there'],
  ['everyone', 'here', 'here'],
] as const)('an idea that is shown to %s in %s is shown in %s next', (visibility, gameId, next) => {
  expect(gameToShowIn({ visibility, ...(gameId && { gameId }) }, 'here')).toBe(next)
})
