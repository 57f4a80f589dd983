import { expect, test } from 'vitest'
import { keepGame } from './current-game.ts'
import { type RouteId, routes } from './routes.ts'

const at = '?search=x&game=2VJ0gx'

test.each<RouteId>(['game', 'gameLobby', 'gameInvite', 'gameTable', 'gameCharacter', 'gameCombat', 'ideaBuilder'])(
  'a link to %s keeps the current game, and nothing else of the address',
  (id) => {
    expect(keepGame(routes[id].path, at)).toBe(`${routes[id].path}?game=2VJ0gx`)
  },
)

test.each<RouteId>(['home', 'profile', 'gameCreate'])('a link to %s drops the current game', (id) => {
  expect(keepGame(routes[id].path, at)).toBe(routes[id].path)
})

test.each(['', '?search=x', '?game='])('an address with %j names no game', (search) => {
  expect(keepGame('/game/lobby/', search)).toBe('/game/lobby/')
})
