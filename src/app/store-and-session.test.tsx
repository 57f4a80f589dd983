import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { openApp } from '../../tests/support/open-app.tsx'
import { fakeBrowser } from '../../tests/support/session-tabs.ts'
import { api } from '../api/api.ts'
import { endpointsOf } from '../api/endpoint.ts'
import { authOperations } from '../contract/operations/auth.gen.ts'
import { basePath } from '../contract/operations.gen.ts'
import { recordReceived, selectUser } from '../session/session-slice.ts'
import { saveReturnTo } from '../shell/return-to.ts'
import { makeStore } from './store.ts'

/** An operation that the contract does not have. It needs a session. */
const endpoint = endpointsOf({ readSecret: { ...authOperations.getUserInfo, path: '/secret' } })
const { useReadSecretQuery, endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ readSecret: build.query(endpoint('readSecret')) }),
})
const { readSecret } = endpoints

/** The mocked backend, plus a function that answers the operation it does not know. */
function networkWith(answer: (path: string) => Response) {
  const network = fakeNetwork()
  const known = fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const path = new URL(input.url).pathname.replace(basePath, '')
    if (path !== '/secret') return known(input, init)
    asked.push(path)
    return answer(path)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { ...network, asked }
}

const refused = () => Response.json({ message: 'Sign in first.' }, { status: 401 })
const loginField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const headings = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Opens Profile, signed in. */
async function openProfile(network: ReturnType<typeof networkWith>, browser = fakeBrowser()) {
  await network.signIn('rowan@example.com')
  const app = await openApp({ at: '/profile?tab=1', browser })
  await expect.element(headings('Profile')).toBeVisible()
  await expect.poll(() => network.countAnswered('getUserInfo')).toBe(1)
  return app
}

test('a 401 of any operation that needs a session asks once who is signed in, and leads to the login page', async () => {
  const network = networkWith(refused)
  const { store } = await openProfile(network)
  network.setFault('getUserInfo', '401-message')
  const answer = network.hold('getUserInfo')
  await Promise.all(
    [1, 2, 3].map(() => store.dispatch(readSecret.initiate(undefined, { forceRefetch: true, subscribe: false }))),
  )
  await expect.poll(() => network.count('getUserInfo')).toBe(2)
  await store.dispatch(readSecret.initiate(undefined, { forceRefetch: true, subscribe: false }))
  answer()
  await expect.element(loginField()).toBeVisible()
  await expect.element(page.getByText('You were signed out. Sign in to continue.')).toBeVisible()
  expect(network.count('getUserInfo')).toBe(2)
  expect(sessionStorage.getItem('emberhall.return-to')).toContain('/profile?tab=1')
})

test('Logout in another tab leaves no page to continue to; a page remembered before is forgotten', async () => {
  const browser = fakeBrowser()
  const { store } = await openProfile(networkWith(refused), browser)
  const userId = selectUser(store.getState())?.userId
  saveReturnTo('/game/lobby/?game=1', userId)
  const channel = browser.openTab().environment.openChannel()
  channel?.postMessage({ pressed: userId })
  expect(Object.values(sessionStorage)).not.toContain('/game/lobby/?game=1')
  channel?.postMessage(null)
  await expect.element(loginField()).toBeVisible()
  expect(sessionStorage.getItem('emberhall.return-to')).toBeNull()
})

test('a mounted query is fetched again for the next user', async () => {
  let userId = 'rowan'
  const network = networkWith(() => Response.json({ userId, session: { exp: 2_000_000_000 } }))
  const store = makeStore()
  store.dispatch(recordReceived({ userId, session: { exp: 2_000_000_000 } }))
  function Secret() {
    const { data, isFetching } = useReadSecretQuery()
    return <p>{isFetching ? 'On its way' : `It is ${data?.userId}`}</p>
  }
  await render(
    <Provider store={store}>
      <Secret />
    </Provider>,
  )
  await expect.element(page.getByText('It is rowan')).toBeVisible()
  userId = 'wren'
  store.dispatch(recordReceived({ userId, session: { exp: 2_000_000_000 } }))
  await expect.element(page.getByText('It is wren')).toBeVisible()
  expect(network.asked).toEqual(['/secret', '/secret'])
})
