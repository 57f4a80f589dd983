import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { fakePage } from '../../tests/support/fake-page.ts'
import { loadApp } from '../../tests/support/node-app.ts'
import { endpointsOf } from '../api/endpoint.ts'
import { authOperations } from '../contract/operations/auth.gen.ts'
import { basePath } from '../contract/operations.gen.ts'

const { api, openTab, closeTabs, endSession, refreshUser } = await loadApp()

/** Two operations that the contract does not have: one needs a session, one does not. */
const endpoint = endpointsOf({
  readSecret: { ...authOperations.getUserInfo, path: '/secret' },
  readNotice: { ...authOperations.getUserInfo, path: '/notice', session: false },
})
const { readSecret, readNotice } = api.injectEndpoints({
  endpoints: (build) => ({
    readSecret: build.query(endpoint('readSecret')),
    readNotice: build.query(endpoint('readNotice')),
  }),
}).endpoints

const isOver = 'You were signed out. Sign in to continue.'

beforeEach(() => void fakePage())
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

/** A signed-in person's tab, in which the two operations are refused with this status. */
async function openRefused(status = 401) {
  const network = fakeNetwork()
  const known = fetch
  vi.stubGlobal('fetch', async (request: Request) =>
    /^\/(secret|notice)$/.test(new URL(request.url).pathname.replace(basePath, ''))
      ? Response.json({ message: 'No.' }, { status })
      : known(request),
  )
  await network.signIn('rowan@example.com')
  const tab = openTab()
  await expect.poll(tab.userId).toBeDefined()
  const read = (which = readSecret) => tab.store.dispatch(which.initiate(undefined, { forceRefetch: true }))
  /** Once the server has said who is signed in. */
  const answered = async (times: number) => {
    await expect.poll(() => network.countAnswered('getUserInfo')).toBe(times)
    await expect.poll(() => tab.session().awaitedRequestId).toBeNull()
  }
  return { network, ...tab, read, answered }
}

test('a 401 of an operation that needs a session asks who is signed in, and notifies the person if no one is', async () => {
  const { network, read, answered, userId, toasts } = await openRefused()
  network.setFault('getUserInfo', '401-message')
  await read()
  await answered(2)
  expect(userId()).toBeUndefined()
  await expect.poll(toasts).toEqual([isOver])
})

test('if the person is still signed in, nothing changes, and a later refusal asks again', async () => {
  const { read, answered, userId, toasts } = await openRefused()
  await read()
  await answered(2)
  expect(userId()).toBeDefined()
  await read()
  await answered(3)
  expect(userId()).toBeDefined()
  expect(toasts()).toEqual([])
})

test.each([
  ['a 401 of what anyone may call', readNotice, 401],
  ['a 403', readSecret, 403],
] as const)('%s asks nothing', async (_, which, status) => {
  const { network, read, session, userId } = await openRefused(status)
  await read(which)
  expect(session().awaitedRequestId).toBeNull()
  expect(network.count('getUserInfo')).toBe(1)
  expect(userId()).toBeDefined()
})

test('after a sign-out here a refusal asks nothing', async () => {
  const { network, read, store, session, toasts } = await openRefused()
  await store.dispatch(endSession())
  await read()
  expect(session().awaitedRequestId).toBeNull()
  expect(network.count('getUserInfo')).toBe(1)
  expect(toasts()).toEqual([])
})

test('a 401 of userinfo itself asks and shows nothing', async () => {
  const { network, store, answered, userId, toasts } = await openRefused()
  network.setFault('getUserInfo', '401-message')
  await store.dispatch(refreshUser())
  await answered(2)
  expect(userId()).toBeUndefined()
  expect(network.count('getUserInfo')).toBe(2)
  expect(toasts()).toEqual([])
})
