import { expect, test } from 'vitest'
import { href, keepGame } from './href.ts'
import { findRoute, type RouteId, routeIds, routes } from './routes.ts'

test('an address is the path of its route', () => {
  expect(href('home')).toBe('/home/')
})

test('parameters are encoded and put in their places', () => {
  expect(href('join', { gameId: '2VJ0gx', token: 'a/b c' })).toBe('/join/2VJ0gx/a%2Fb%20c')
  expect(findRoute(href('join', { gameId: '2VJ0gx', token: 'a/b c' })).id).toBe('join')
})

test('a game view may name the game that it is about', () => {
  expect(href('gameLobby')).toBe('/game/lobby/')
  expect(href('gameLobby', { game: '2VJ0gx' })).toBe('/game/lobby/?game=2VJ0gx')
  expect(href('game', { game: 'a&b' })).toBe('/game/?game=a%26b')
})

const at = '?search=x&game=2VJ0gx'

/** The views that are about one game: those below `/game/`, but the form that creates one; and the Idea Builder. */
const isAboutOneGame = (id: RouteId) =>
  id === 'ideaBuilder' || (routes[id].path.startsWith('/game/') && id !== 'gameCreate')

test.each(routeIds.filter(isAboutOneGame))(
  'a link to %s keeps the current game, and nothing else of the address',
  (id) => {
    expect(keepGame(routes[id].path, at)).toBe(`${routes[id].path}?game=2VJ0gx`)
  },
)

test.each(routeIds.filter((id) => !isAboutOneGame(id)))('a link to %s drops the current game', (id) => {
  expect(keepGame(routes[id].path, at)).toBe(routes[id].path)
})

test.each(['', '?search=x', '?game='])('an address with %j names no game', (search) => {
  expect(keepGame('/game/lobby/', search)).toBe('/game/lobby/')
})
