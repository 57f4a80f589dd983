import { expect, test } from 'vitest'
import { buildPath, createPathMatcher } from './paths.ts'

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

test.each([[{}], [{ questId: '' }], [{ questId: '.' }], [{ questId: '..' }]])(
  'a parameter that would lead elsewhere is refused: %o',
  (params: { questId?: string }) => {
    expect(() => buildPath('/quests/{questId}', params as Record<string, string>)).toThrow('needs a value for questId')
  },
)
