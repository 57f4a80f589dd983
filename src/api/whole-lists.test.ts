import { expect, test } from 'vitest'
import { loadLive } from '../../tests/support/live-store.ts'
import type { Call, RawAnswer } from './call.ts'

// Long lists are read in as few calls as the contract allows, each starting where the last one ended.

const { openStore, gamesApi, invitationsApi, ideasApi } = await loadLive()
const params = { gameId: '2VJ0gxZqCq3o9mFZSWkMGvI9vXx' }

test.each([
  ['listMyGames', gamesApi.endpoints.listMyGames, undefined],
  ['listAllInvitations', invitationsApi.endpoints.listAllInvitations, { params }],
  ['listMyIdeas', ideasApi.endpoints.listMyIdeas, undefined],
  ['listAllGameIdeas', ideasApi.endpoints.listAllGameIdeas, { params }],
])('%s reads pages of a hundred, one after the other', async (_, { initiate }, arg) => {
  const calls: Call[] = []
  const send = async (call: Call) => {
    const next = calls.push(call) < 3 && { nextCursor: `after ${calls.length}` }
    return { data: { status: 200, headers: {}, body: { items: [], ...next } } as RawAnswer }
  }
  const store = openStore(send)
  const read = (direction?: 'forward') => store.dispatch(Object(initiate)(arg, { direction }))
  await read()
  for (let page = 2; page < 6; page++) await read('forward')
  const asked = (query: object) => (arg ? { ...arg, query } : { query })
  expect(calls.map(({ input }) => input)).toStrictEqual([
    asked({ limit: 100 }),
    asked({ limit: 100, cursor: 'after 1' }),
    asked({ limit: 100, cursor: 'after 2' }),
  ])
})
