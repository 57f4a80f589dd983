import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPath, createPathMatcher, pathBelow } from './paths.ts'

const get = (path: string) => ({ method: 'GET', path })
const match = createPathMatcher({
  readGame: get('/games/{gameId}'),
  dropGame: { method: 'DELETE', path: '/games/{gameId}' },
  listInvitations: get('/games/invitations'),
  readMap: get('/games/{gameId}/maps/{mapId}'),
  readFirstMap: get('/games/{gameId}/maps/first'),
  readLobby: get('/games/lobby/{part}/{each}'),
  exportGame: get('/games/{gameId}.json'),
  listGames: get('/games'),
})
const found = (path: string, method = 'GET') => match(path)?.byMethod[method]

test.each([
  ['/games', 'listGames'],
  ['/games/one', 'readGame'],
  ['/games/invitations', 'listInvitations'],
  ['/games/one.json', 'exportGame'],
  ['/games/one/maps/two', 'readMap'],
  ['/games/one/maps/first', 'readFirstMap'],
  ['/games/lobby/maps/first', 'readLobby'],
  ['/games/', undefined],
  ['/games/one/', undefined],
  ['/games//maps/two', undefined],
  ['/games/one/maps', undefined],
  ['/game', undefined],
  ['/games/%E0%A4%A', undefined],
  ['', undefined],
])('%s is %s, whatever the order of the contract', (path, id) => {
  expect(found(path)).toBe(id)
})

test('a path has only the methods of its own template', () => {
  expect(found('/games/one', 'DELETE')).toBe('dropGame')
  expect(match('/games/invitations')?.byMethod).toEqual({ GET: 'listInvitations' })
})

test('a built path is found again, with the same parameters', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((each) => !/^\.{1,2}$/.test(each))
  fc.assert(
    fc.property(text, text, (gameId, mapId) => {
      fc.pre(mapId !== 'first' && gameId !== 'lobby')
      const path = buildPath('/games/{gameId}/maps/{mapId}', { gameId, mapId })
      expect(match(path)).toEqual({ byMethod: { GET: 'readMap' }, params: { gameId, mapId } })
    }),
  )
})

test.each([[{}], [{ gameId: '' }], [{ gameId: '.' }], [{ gameId: '..' }]])(
  'a parameter that would lead elsewhere is refused: %o',
  (params: { gameId?: string }) => {
    expect(() => buildPath('/games/{gameId}', params as Record<string, string>)).toThrow('needs a value for gameId')
  },
)

test('numbers and booleans are written out', () => {
  expect(buildPath('/turns/{turn}/{done}', { turn: 0, done: false })).toBe('/turns/0/false')
})

test.each([
  ['/base/v1/games', '/games'],
  ['/base/v1/', '/'],
  ['/base/v1', ''],
  ['/base/v10/games', undefined],
  ['/foo/base/v1/games', undefined],
])('%s is %s below the base path', (pathname, below) => {
  expect(pathBelow('/base/v1', pathname)).toBe(below)
})
