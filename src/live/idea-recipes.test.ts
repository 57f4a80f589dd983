import { expect, test } from 'vitest'
import type { Idea } from '../contract/types.gen.ts'
import { ideaRecipes } from './idea-recipes.ts'

const [gameId, otherId] = ['2VJ0i2FvWq9sLkB3xTn6YcR8mZ4', '2VJ0nE9gXu2cToH3aMw6ByQ0fV4']
const person = (userId: string) => ({ userId, displayName: userId, sigil: 'owl', colour: 'teal' })
const idea = (ideaId: string, rest: Partial<Idea> = {}): Idea => ({
  ...{ ideaId, kind: 'place', title: ideaId, body: '', tags: [], status: 'draft', visibility: 'everyone', gameId },
  ...{ author: person('rowan'), rev: 1, createdAt: '2026-11-19T18:00:00Z', updatedAt: '2026-11-19T18:00:00Z' },
  ...rest,
})
const mine = (...items: Idea[]) => ({
  pages: [
    { items: items.slice(0, 1), mark: 'm' },
    { items: items.slice(1), mark: 'm' },
  ],
  pageParams: [undefined, 'x'],
})
const { 'idea.changed': changed, 'idea.removed': removed } = ideaRecipes
const ids = (list: { items: Idea[] }) => list.items.map(({ ideaId, rev }) => `${ideaId}${rev}`)

test('an idea is kept in its newest version', () => {
  const there = idea('a', { rev: 2 })
  expect(changed.getIdea(there, idea('a', { rev: 3 }))).toMatchObject({ rev: 3 })
  expect(changed.getIdea(there, idea('a'))).toBe(there)
  expect(changed.getIdea(there, idea('b', { rev: 9 }))).toBe(there)
})

test('my list takes what another device of mine has done, and nothing of others', () => {
  const list = mine(idea('a'), idea('b'))
  const empty = { pages: [{ items: [] as Idea[], mark: 'm' }], pageParams: [undefined] }
  changed.listMyIdeas(list, idea('b', { rev: 2 }), 'rowan')
  changed.listMyIdeas(list, idea('c'), 'rowan')
  changed.listMyIdeas(list, idea('d', { author: person('ash') }), 'rowan')
  changed.listMyIdeas(empty, idea('d', { author: person('ash') }), 'rowan')
  changed.listMyIdeas(empty, idea('c'), 'rowan')
  expect(empty.pages.map(ids)).toEqual([['c1']])
  removed.listMyIdeas(list, { ideaId: 'a' })
  expect(list.pages.map(ids)).toEqual([['c1'], ['b2']])
})

test('the list of a game takes what is shown, once, and loses what is shown no more', () => {
  const list = { pages: [{ items: [idea('a')] }, { items: [idea('z')] }], pageParams: [undefined, 'x'] }
  const all = () => list.pages.map(ids)
  changed.listAllGameIdeas(list, idea('b'))
  changed.listAllGameIdeas(list, idea('b', { rev: 2 }))
  changed.listAllGameIdeas(list, idea('z', { rev: 2 }))
  changed.listAllGameIdeas(list, idea('c', { gameId: otherId }))
  expect(all()).toEqual([['b2', 'a1'], ['z2']])
  changed.listAllGameIdeas(list, idea('a', { rev: 2, gameId: otherId }))
  changed.listAllGameIdeas(list, idea('z', { rev: 3, gameId: undefined }))
  removed.listAllGameIdeas(list, { ideaId: 'b' })
  expect(all()).toEqual([[], []])
  changed.listAllGameIdeas(list, idea('d'))
  expect(all()).toEqual([['d1'], []])
})
