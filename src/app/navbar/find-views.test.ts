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

test('a visitor is offered only public views', () => {
  expect(found('', false)).toEqual(['Welcome', 'Login', 'Examples'])
  expect(found('lobby', false)).toEqual([])
})

test('a signed-in person is offered every view with an address of its own, but not Logout', () => {
  const apart: RouteId[] = ['login', 'logout', 'join', 'notFound']
  const views = routeIds.filter((id) => !apart.includes(id))
  expect(found('')).toEqual(views.map((id) => routes[id].title))
})
