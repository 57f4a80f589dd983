import { expect, test } from 'vitest'
import { type RouteId, routeIds, routes } from '../../shell/routes.ts'
import { findViews } from './suggestions.tsx'

const found = (query: string, isSignedIn = true) => findViews(query, isSignedIn).map(({ label }) => label)

test.each([
  ['lobby', 'Lobby'],
  ['LOB', 'Lobby'],
  ['lóbby', 'Lobby'],
  ['builder idea', 'Idea Builder'],
  ['vtt table', 'Table (VTT)'],
  ['(vtt)', 'Table (VTT)'],
  ['invite', 'Invite Players'],
  ['  create   game ', 'Create Game'],
])('%j leads to %s', (query, label) => {
  expect(found(query)[0]).toBe(label)
})

test('a match at the start of a word comes before one inside a word', () => {
  expect(found('me')).toEqual(['Welcome', 'Home', 'Game', 'Create Game'])
  expect(found('ga')[0]).toBe('Game')
})

test('every word has to be there', () => {
  expect(found('lobby dragon')).toEqual([])
  expect(found('???')).toEqual([])
})

const titlesWithout = (...apart: RouteId[]) =>
  routeIds.filter((id) => !apart.includes(id)).map((id) => routes[id].title)

test('a visitor is offered only public views', () => {
  const closed = routeIds.filter((id) => routes[id].access !== 'public')
  expect(found('', false)).toEqual(titlesWithout(...closed, 'logout', 'notFound'))
  expect(found('lobby', false)).toEqual([])
})

test('a signed-in person is offered every view with an address of its own, but not Logout', () => {
  expect(found('')).toEqual(titlesWithout('login', 'logout', 'join', 'notFound'))
})
