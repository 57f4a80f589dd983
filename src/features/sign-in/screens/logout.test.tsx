import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FaultId } from '../../../../mocks/scenarios/chosen-answers.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { type AppStore, makeStore } from '../../../app/store.ts'
import { databases, openStored, type PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { removeMark, writeMark } from '../../../session/session-record.ts'
import { endSession } from '../../../session/session-thunks.ts'
import Logout from './logout.tsx'
import '../../../ui/base.css'

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const again = () => button('Try again')
const said = (text: string | RegExp) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const signsOut = 'Signing you out…'
const isOut = "You're signed out."
const isLate = /^The server hasn't answered yet/

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

const pageIn = (store: AppStore) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={['/logout']}>
      <Logout />
    </MemoryRouter>
  </Provider>
)

/** Opens the page while the logout that its load has begun is under way. */
async function open(fault?: FaultId) {
  const network = fakeNetwork()
  network.setFault('logout', fault)
  const release = network.hold('logout')
  const store = makeStore()
  const end = () => void store.dispatch(endSession())
  end()
  await render(pageIn(store))
  await said(signsOut)
  return { network, release, store, end }
}

/** Lets the page render what its timers have done. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

test('a logout is late after ten seconds, until the answer arrives', async () => {
  const { release } = await open()
  await pass(9_999)
  await said(signsOut)
  await pass(1)
  // Waiting for the text would let more time pass.
  expect(page.getByText(isLate).query()).toBeVisible()
  await expect.element(again()).not.toHaveAttribute('aria-disabled')
  release()
  await said(isOut)
  await expect.element(again()).not.toBeInTheDocument()
})

test('a logout without an answer can be tried again, for another ten seconds; the focus moves when it is done', async () => {
  const { network, release } = await open()
  await pass(10_000)
  await again().click()
  await expect.poll(() => [network.count('logout'), network.countAborted('logout')]).toEqual([2, 1])
  await said(signsOut)
  await expect.element(again()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(again()).toHaveFocus()
  await pass(9_000)
  await said(signsOut)
  await pass(1000)
  await said(isLate)
  await expect.element(again()).toHaveFocus()
  release()
  await said(isOut)
  await expect.element(link('Sign in again')).toHaveFocus()
})

test.each([
  [true, /^You're signed out here, .* We'll try again the next time you open Emberhall here\.$/],
  [false, /^You're signed out here, .* the next page you load may sign you in again\./],
])('a logout that did not reach the server says what comes next; after a press: %o', async (isPressed, words) => {
  onTestFinished(() => removeMark())
  if (isPressed) writeMark('rowan', Date.now())
  const { release } = await open('offline')
  release()
  await said(words)
  await expect.element(again()).toBeVisible()
})

test("the page says how many changes of the person who signed out wait, and counts no one else's", async () => {
  const [rowan, wren] = [crypto.randomUUID(), crypto.randomUUID()]
  const storage = await openStored({ name: databases.ideas, read: (one) => one as PendingMutation })
  const waiting = (person: string, count: number) =>
    storage.change(person, () =>
      Array.from({ length: count }, (_, seq) => ({ person, seq, key: '', madeAt: Date.now(), begun: false })),
    )
  onTestFinished(async () => void (await Promise.all([waiting(rowan, 0), waiting(wren, 0)])))
  await waiting(rowan, 2)
  await waiting(wren, 1)
  fakeNetwork()
  const store = makeStore()
  void store.dispatch(endSession(rowan))
  await render(pageIn(store))
  await said(/^You're signed out\. 2 changes aren't sent yet\..* Sign in here again to send them\.$/)
})

test('the page does not promise to send what was refused, or waits for a decision', async () => {
  const person = crypto.randomUUID()
  const storage = await openStored({ name: databases.characters, read: (one) => one as PendingMutation })
  onTestFinished(async () => void (await storage.change(person, () => [])))
  const stuck = { person, key: '', madeAt: Date.now(), begun: true }
  await storage.change(person, () => [
    { ...stuck, seq: 1, refused: 'That game is gone.' },
    { ...stuck, seq: 2, met: { text: 'Theirs' } },
  ])
  fakeNetwork()
  const store = makeStore()
  void store.dispatch(endSession(person))
  await render(pageIn(store))
  await said(
    "You're signed out. 2 changes couldn't be saved. We'll keep them on this device for up to 30 days. Sign in here again to read them.",
  )
})
