import { expect, test } from 'vitest'
import { href } from './href.ts'
import { findRoute } from './routes.ts'

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
