import { expect, test } from 'vitest'
import { examples } from '../../../contract/examples.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { arrange, everything, headingsOf } from './idea-values.ts'

const [example] = Object.values(examples.getIdea.answers[200]) as unknown as [Idea]
const idea = (title: string, change: Partial<Idea>): Idea => ({
  ...example,
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
])('sorts ideas %s', (_, part, expected) => {
  expect(titles(part)).toEqual(expected)
})

test('sorts ideas of one second by their fraction, however long it is', () => {
  const times = ['10:00:00Z', '10:00:00.25Z', '10:00:00.5Z', '10:00:00.750Z']
  const made = times.map((time) => idea(time, { createdAt: `2026-11-20T${time}` }))
  expect(arrange(made, everything).map(({ title }) => title)).toEqual(times.toReversed())
})

test('an edited idea keeps its place from when editing began', () => {
  const [well, apple, ash] = ideas.map((each, at) => ({ ...each, ideaId: `${at}` })) as [Idea, Idea, Idea]
  const edited = { ...ash, status: 'draft' as const }
  const held = new Map([[ash.ideaId, ash]])
  expect(arrange([well, apple, edited], everything, undefined, held)).toEqual([edited, apple, well])
  expect(arrange([well, apple, edited], { ...everything, status: 'pinned' }, undefined, held)).toEqual([edited])
})

test('headings part the pinned ideas from the rest', () => {
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
