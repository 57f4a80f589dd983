import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import type { Call, RawAnswer } from '../../src/api/call.ts'
import type { Game, MemberList } from '../../src/contract/types.gen.ts'
import { ash, crown, gameId, rowan } from '../support/live-page.ts'
import { loadLive } from '../support/live-store.ts'

// What somebody changes stands there at once, and is taken back where the server refuses it, whatever has become of the
// page meanwhile.

const live = await loadLive()
const { gamesApi, api } = live
const { getGame, changeGame, getMember, listMembers, changeMember } = gamesApi.endpoints
const params = { gameId }
const [member, headers] = [{ gameId, userId: ash.userId }, { 'If-Match': '"1"' }]

// What nobody catches is an error of the page. Vitest tells it of the run, and not of the test that causes it.
const uncaught = vi.fn()
beforeAll(() => void process.on('unhandledRejection', uncaught))
afterAll(() => void process.off('unhandledRejection', uncaught))
beforeEach(() => uncaught.mockReset())

const turn = () => new Promise((next) => setTimeout(next))
const bodies: Record<string, object> = { getGame: crown, listMembers: { items: [rowan, ash] }, getMember: ash }

/** A store over a server that answers reads as long as it is told to, and refuses the change when it is told to. */
function open() {
  const { promise: never } = Promise.withResolvers<never>()
  const { promise: refused, resolve } = Promise.withResolvers<{ error: ApiError }>()
  let answers = true
  const store = live.openStore(async ({ operation: { id = '', method } }: Call) => {
    if (method !== 'GET') return refused
    return answers ? { data: { status: 200, headers: {}, body: bodies[id] } as RawAnswer } : never
  })
  const kept = <Data>(name: string) =>
    Object.values(store.getState().api.queries).find((query) => query?.endpointName === name)?.data as Data | undefined
  return {
    ...store,
    /** From now on nothing is answered. */
    hang() {
      answers = false
    },
    async refuse() {
      resolve({ error: { kind: 'refused', status: 412, message: 'Somebody has saved.' } })
      await turn()
      expect(uncaught).not.toHaveBeenCalled()
    },
    name: () => kept<Game>('getGame')?.name,
    roles: () => kept<MemberList>('listMembers')?.items.map(({ role }) => role),
  }
}
const rename = () => changeGame.initiate({ params, headers, body: { name: 'The Ash Crown' } })
const promote = () => changeMember.initiate({ params: member, headers, body: { role: 'admin' } })

test('a game’s new name', async () => {
  const { dispatch, hang, name, refuse } = open()
  await dispatch(getGame.initiate({ params }))
  hang()
  dispatch(rename())
  expect(name()).toBe('The Ash Crown')
  await refuse()
  expect(name()).toBe(crown.name)
})

test('a member’s new role, while that member is looked at as well', async () => {
  const { dispatch, hang, refuse, roles } = open()
  await dispatch(getMember.initiate({ params: member }))
  await dispatch(listMembers.initiate({ params }))
  hang()
  dispatch(promote())
  expect(roles()).toEqual(['host', 'admin'])
  await refuse()
  expect(roles()).toEqual(['host', 'player'])
})

test('of a game that nobody looks at', async () => {
  const { dispatch, refuse, name, roles } = open()
  dispatch(rename())
  dispatch(promote())
  await refuse()
  expect([name(), roles()]).toEqual([undefined, undefined])
})

test('while the page begins anew', async () => {
  const { dispatch, hang, refuse, name, roles } = open()
  await dispatch(getGame.initiate({ params }))
  await dispatch(listMembers.initiate({ params }))
  hang()
  dispatch(rename())
  dispatch(promote())
  dispatch(api.util.resetApiState())
  dispatch(getGame.initiate({ params }))
  dispatch(listMembers.initiate({ params }))
  await refuse()
  expect([name(), roles()]).toEqual([undefined, undefined])
})
