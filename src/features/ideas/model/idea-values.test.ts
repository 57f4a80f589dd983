import { describe, expect, test } from 'vitest'
import { bell } from '../../../../tests/support/open-outbox.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import {
  arrange,
  changeOf,
  copyOfDraft,
  everything,
  gameToShowIn,
  headingsOf,
  type IdeaValues,
  problemsOf,
  tagsOf,
  takenOver,
  typedOver,
  valuesOf,
} from './idea-values.ts'

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

test('only changes are sent, and a game together with the visibility', () => {
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
] as const)('an idea shown to %s in the game %s is shown in %s after the next change', (visibility, gameId, next) => {
  expect(gameToShowIn({ visibility, ...(gameId && { gameId }) }, 'here')).toBe(next)
})

describe('a form when a newer version of its idea arrives', () => {
  const idea: Idea = { ...bell, title: 'The Bell', body: 'It rings.', tags: ['harbor'], rev: 1 }
  const typed = (values: Partial<IdeaValues>) => ({ base: idea, values: { ...valuesOf(idea), ...values } })

  test('shows what was typed, without spaces that are not sent', () => {
    expect(typedOver(idea, typed({ title: 'The Bell ', tags: ' harbor,' }).values)).toEqual({})
    expect(typedOver(idea, typed({ title: 'Noon', tags: 'sea' }).values)).toEqual({ title: 'Noon', tags: 'sea' })
  })

  test('shows the new values of untouched fields, and is based on the new version', () => {
    const newest = { ...idea, body: 'It rings at noon.', rev: 2 }
    const taken = takenOver(typed({ title: 'Noon ' }), newest)
    expect(taken).toMatchObject({ base: newest, values: { title: 'Noon ', body: 'It rings at noon.' } })
  })

  test('keeps typed fields on the old version, so that the server sees the conflict', () => {
    const newest = { ...idea, body: 'Theirs', tags: ['noon'], rev: 2 }
    const taken = takenOver(typed({ body: 'Mine' }), newest)
    expect(taken).toMatchObject({ base: { body: 'It rings.', rev: 1 }, values: { body: 'Mine', tags: 'noon' } })
  })

  test('becomes a copy once the idea is deleted, with the old title if it was emptied', () => {
    const at = new Date(2026, 10, 22, 12).getTime()
    const copy = copyOfDraft(typed({ title: ' ', body: 'Mine', tags: 'a, b' }), at)
    expect(copy).toMatchObject({ title: 'The Bell (yours, Nov 22)', body: 'Mine', tags: ['a', 'b'], visibility: 'me' })
  })
})

const idea = (title: string, change: Partial<Idea>): Idea => ({
  ...bell,
  title,
  tags: [],
  status: 'draft',
  ...change,
})
const ideas = [
  idea('Well', { kind: 'place', createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-22T10:00:00Z' }),
  idea('apple', { kind: 'clue', createdAt: '2026-11-21T10:00:00Z', updatedAt: '2026-11-21T10:00:00Z', status: 'used' }),
  idea('Ash', {
    kind: 'place',
    createdAt: '2026-11-19T10:00:00Z',
    updatedAt: '2026-11-19T10:00:00Z',
    status: 'pinned',
  }),
]
const titles = (part: Partial<typeof everything>) =>
  arrange(ideas, { ...everything, ...part }).map(({ title }) => title)

test.each([
  ['the newest first, what is pinned before', {}, ['Ash', 'apple', 'Well']],
  ['what was changed last first', { order: 'changed' }, ['Ash', 'Well', 'apple']],
  ['by title, whatever their case', { order: 'title' }, ['Ash', 'apple', 'Well']],
  ['of one kind', { kind: 'place' as const }, ['Ash', 'Well']],
  ['of one status', { status: 'used' as const }, ['apple']],
  ['in an order that is none', { order: 'none' }, ['Ash', 'Well', 'apple']],
])('orders ideas %s', (_, part, expected) => {
  expect(titles(part)).toEqual(expected)
})

test('orders ideas of one second by the fraction, however long it is', () => {
  const times = ['10:00:00Z', '10:00:00.25Z', '10:00:00.5Z', '10:00:00.750Z']
  const made = times.map((time) => idea(time, { createdAt: `2026-11-20T${time}` }))
  expect(arrange(made, everything).map(({ title }) => title)).toEqual(times.toReversed())
})

test('an edited idea keeps the place that it had when editing began', () => {
  const [well, apple, ash] = ideas.map((each, at) => ({ ...each, ideaId: `${at}` })) as [Idea, Idea, Idea]
  const edited = { ...ash, status: 'draft' as const }
  const held = new Map([[ash.ideaId, ash]])
  expect(arrange([well, apple, edited], everything, undefined, held)).toEqual([edited, apple, well])
  expect(arrange([well, apple, edited], { ...everything, status: 'pinned' }, undefined, held)).toEqual([edited])
})

test('headings separate the pinned ideas from the rest', () => {
  const named = ideas.map((each) => ({ ...each, ideaId: each.title }))
  const headings = (first: string[] = []) =>
    [...headingsOf(arrange(named, everything, first), everything, first)].map(([{ title }, name]) => [title, name])
  expect(headings()).toEqual([
    ['Ash', 'Pinned'],
    ['apple', 'Newest first'],
  ])
  expect(headings(['apple'])).toEqual([
    ['Ash', 'Pinned'],
    ['Well', 'Newest first'],
  ])
  expect(headings(['Ash'])).toEqual([])
})
