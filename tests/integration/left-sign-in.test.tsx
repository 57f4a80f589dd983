import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'

const email = 'rowan@example.com'
const codeField = () => page.getByRole('textbox', { name: 'Code' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const cancel = () => page.getByRole('button', { name: 'Cancel' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
/** Opens Verify, with the right code typed. */
async function openVerify() {
  const network = fakeNetwork()
  const { requestId, code } = await network.start(email)
  pendingStored({ contact: email, requestId })
  const app = await openApp({ at: '/login' })
  await userEvent.fill(codeField(), code)
  await expect.poll(() => network.countAnswered('getUserInfo')).toBe(1)
  return { network, requestId, code, ...app }
}

/** Who is signed in according to the server. */
const serverSays = async (network: ReturnType<typeof fakeNetwork>) => (await network.call('getUserInfo')) ?? {}

test('a check that is cancelled after the server accepted the code leaves no session', async () => {
  const { network } = await openVerify()
  const release = network.hold('checkVerification')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.count('checkVerification')).toBe(1)
  await vi.advanceTimersByTimeAsync(10_500)
  await userEvent.click(cancel().last())
  await expect.poll(() => network.countAnswered('logout')).toBe(1)
  release()
  expect(await serverSays(network)).not.toHaveProperty('userId')
})

test('Back while the answer is on its way leaves no session', async () => {
  const { network, goTo } = await openVerify()
  const release = network.hold('checkVerification')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.count('checkVerification')).toBe(1)
  goTo('/')
  await expect.element(heading('Welcome to Emberhall')).toBeVisible()
  await expect.poll(() => network.countAnswered('logout')).toBe(1)
  release()
  expect(await serverSays(network)).not.toHaveProperty('userId')
})

test('Cancel after an accepted code whose user could not be loaded leaves no session', async () => {
  const { network } = await openVerify()
  network.setFault('getUserInfo', '500-message')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Your code was right/)).toBeVisible()
  await userEvent.click(cancel())
  await expect.poll(() => network.countAnswered('logout')).toBe(1)
  network.setFault('getUserInfo')
  expect(await serverSays(network)).not.toHaveProperty('userId')
})

test('Cancel without a code leaves the server alone', async () => {
  const { network } = await openVerify()
  await userEvent.click(cancel())
  await expect.element(heading('Welcome to Emberhall')).toBeVisible()
  expect(network.count('logout')).toBe(0)
})

test('a right code whose answer was lost signs in with the next try', async () => {
  const { network, requestId, code } = await openVerify()
  await network.call('checkVerification', { requestId, code })
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Welcome')).toBeVisible()
})

test('a browser that keeps no cookie is told so, at each try anew', async () => {
  const { network } = await openVerify()
  network.setFault('getUserInfo', '401-message')
  await userEvent.keyboard('{Enter}')
  const words = page.getByRole('alert').getByText('your browser did not keep the session', { exact: false })
  await expect.element(words).toBeVisible()
  const first = words.element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(words).toBeVisible()
})
