import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { href } from './href.ts'

test('an address is the path of its route', () => {
  expect(href('home')).toBe('/home/')
})

test('parameters are put in their places, encoded', () => {
  expect(href('join', { gameId: '2VJ0gx', token: 'a/b c' })).toBe('/join/2VJ0gx/a%2Fb%20c')
  expect(findRoute(href('join', { gameId: '2VJ0gx', token: 'a/b c' })).id).toBe('join')
})

test('a game view may name the game that it is about', () => {
  expect(href('gameLobby')).toBe('/game/lobby/')
  expect(href('gameLobby', { game: '2VJ0gx' })).toBe('/game/lobby/?game=2VJ0gx')
  expect(href('game', { game: 'a&b' })).toBe('/game/?game=a%26b')
})

test('absent, surplus and misspelled parameters do not compile', () => {
  // @ts-expect-error the parameters are missing
  const absent = href('join')
  // @ts-expect-error there is no such parameter
  const misspelled = href('join', { game: '2VJ0gx', token: 'abc' })
  // @ts-expect-error the path has none
  const surplus = href('home', { gameId: '2VJ0gx' })
  // @ts-expect-error only a game view is about a game
  expect(href('home', { game: '2VJ0gx' })).toBe('/home/')
  // @ts-expect-error there is no such route
  expect(() => href('nowhere')).toThrow()
  expect([absent, misspelled, surplus]).toEqual(['/join//', '/join//abc', '/home/'])
})
