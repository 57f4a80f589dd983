import * as fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { parseReturnTo } from './return-to.ts'
import { findRoute, routeIds, routes } from './routes.ts'

const address = (path: string) =>
  path.replace(':gameId', '2VJ0gxZqCq3o9mFZSWkMGvI9vXx').replace(':token', 'a'.repeat(20))

test.each(routeIds.filter((id) => id !== 'notFound'))('%s is found with and without the trailing slash', (id) => {
  const path = address(routes[id].path).replace(/(?<=.)\/$/, '')
  expect(findRoute(path).id).toBe(id)
  expect(findRoute(path === '/' ? path : `${path}/`).id).toBe(id)
})

test.each(['/nowhere', '/game/unknown', '/join/only-one', '/home/more', '/%'])('%s is no page', (path) => {
  expect(findRoute(path).id).toBe('notFound')
})

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    ':gameId',
    '*',
    '?',
    '%',
    '%FF',
    '%2F',
    '%0A',
    '\n',
    '\u2028',
    '\u212A',
    '\u0130',
  ),
  fc.constantFrom('home', 'HOME', 'login', 'game', 'vtt', 'join', 'profile', 'example'),
  fc.string(),
)

test('each path that is found matches the same route in React Router, so its page is never empty', () => {
  void fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const pathname = `/${pieces.join('')}`
      const { id, path } = findRoute(pathname)
      return id === 'notFound' || matchPath(path, pathname) !== null
    }),
    { seed: 11, numRuns: 2000 },
  )
})

test.each([
  ['/profile', { path: '/profile', title: 'Profile' }],
  ['/game/lobby/?search=x#top', { path: '/game/lobby/?search=x#top', title: 'Lobby' }],
  [address('/join/:gameId/:token'), { path: address('/join/:gameId/:token'), title: 'Join' }],
])('offers to continue to %s', (stored, returnTo) => {
  expect(parseReturnTo(stored)).toEqual(returnTo)
})
