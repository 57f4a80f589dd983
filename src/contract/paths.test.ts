import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPath, createPathMatcher, pathBelow } from './paths.ts'

const get = (path: string) => ({ method: 'GET', path })
const match = createPathMatcher({
  readQuest: get('/quests/{questId}'),
  dropQuest: { method: 'DELETE', path: '/quests/{questId}' },
  listInvitations: get('/quests/invitations'),
  readMap: get('/quests/{questId}/maps/{mapId}'),
  readFirstMap: get('/quests/{questId}/maps/first'),
  readLobby: get('/quests/lobby/{part}/{each}'),
  exportQuest: get('/quests/{questId}.json'),
  listQuests: get('/quests'),
})
const found = (path: string, method = 'GET') => match(path)?.byMethod[method]

test.each([
  ['/quests', 'listQuests'],
  ['/quests/one', 'readQuest'],
  ['/quests/invitations', 'listInvitations'],
  ['/quests/one.json', 'exportQuest'],
  ['/quests/one/maps/two', 'readMap'],
  ['/quests/one/maps/first', 'readFirstMap'],
  ['/quests/lobby/maps/first', 'readLobby'],
  ['/quests/', undefined],
  ['/quests/one/', undefined],
  ['/quests//maps/two', undefined],
  ['/quests/one/maps', undefined],
  ['/game', undefined],
  ['/quests/%E0%A4%A', undefined],
  ['', undefined],
])('%s is %s, whatever the order of the contract', (path, id) => {
  expect(found(path)).toBe(id)
})

test('a path has only the methods of its own template', () => {
  expect(found('/quests/one', 'DELETE')).toBe('dropQuest')
  expect(match('/quests/invitations')?.byMethod).toEqual({ GET: 'listInvitations' })
})

test('a built path is found again, with the same parameters', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((each) => !/^\.{1,2}$/.test(each))
  fc.assert(
    fc.property(text, text, (questId, mapId) => {
      fc.pre(mapId !== 'first' && questId !== 'lobby')
      const path = buildPath('/quests/{questId}/maps/{mapId}', { questId, mapId })
      expect(match(path)).toEqual({ byMethod: { GET: 'readMap' }, params: { questId, mapId } })
    }),
  )
})

test.each([[{}], [{ questId: '' }], [{ questId: '.' }], [{ questId: '..' }]])(
  'a parameter that would lead elsewhere is refused: %o',
  (params: { questId?: string }) => {
    expect(() => buildPath('/quests/{questId}', params as Record<string, string>)).toThrow('needs a value for questId')
  },
)

test('numbers and booleans are written out', () => {
  expect(buildPath('/turns/{turn}/{done}', { turn: 0, done: false })).toBe('/turns/0/false')
})

test.each([
  ['/base/v1/quests', '/quests'],
  ['/base/v1/', '/'],
  ['/base/v1', ''],
  ['/base/v10/quests', undefined],
  ['/foo/base/v1/quests', undefined],
])('%s is %s below the base path', (pathname, below) => {
  expect(pathBelow('/base/v1', pathname)).toBe(below)
})
