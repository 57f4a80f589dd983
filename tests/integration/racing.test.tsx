import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resendSeconds } from '../../src/features/sign-in/limits.ts'
import { endSession } from '../../src/session/session-thunks.ts'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'

const email = 'rowan@example.com'
const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = () => page.getByRole('textbox', { name: 'Code' })
const button = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const begun = (call: () => number) => expect.poll(call).toBe(1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
/** Clicks at once by script. A simulated pointer would take its time, and the race would be over. */
const pressNow = (name: string) =>
  button(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** Submits the form without its button, as a password manager does. */
const submitAgain = (field: ReturnType<typeof codeField>) => field.element().closest('form')?.requestSubmit()

/** Gives a late answer time to have an effect. */
async function settle() {
  await vi.advanceTimersByTimeAsync(1000)
  // A body is read in tasks that the fake clock does not control.
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

async function openStart() {
  const network = fakeNetwork()
  const app = await openApp({ at: '/login' })
  await userEvent.fill(contactField(), email)
  return { network, ...app }
}

/** Opens Verify with the right code typed. The code was sent long ago, so another can be requested. */
async function openVerify() {
  const network = fakeNetwork()
  const { requestId, code } = await network.start(email)
  pendingStored({ contact: email, requestId, ago: (resendSeconds + 1) * 1000 })
  const app = await openApp({ at: '/login' })
  await userEvent.fill(codeField(), code)
  return { network, code, ...app }
}

test('Enter twice asks for one code', async () => {
  const { network } = await openStart()
  const release = network.hold('startVerification')
  await userEvent.keyboard('{Enter}{Enter}')
  submitAgain(contactField())
  await begun(() => network.count('startVerification'))
  await settle()
  await expect.element(contactField(), { message: 'one is still on its way' }).toHaveAttribute('readonly')
  release()
  await expect.element(page.getByText(`Code sent to email: ${email}.`)).toBeVisible()
  expect(network.count('startVerification')).toBe(1)
  expect(network.world.outbox.list()).toHaveLength(1)
})

test('a double click and an Enter send a code once', async () => {
  const { network } = await openVerify()
  const release = network.hold('checkVerification')
  await button('Verify').dblClick()
  submitAgain(codeField())
  release()
  await expect.element(heading('Welcome')).toBeVisible()
  expect(network.count('checkVerification')).toBe(1)
})

test('Verify while a new code is on its way does not send the old one', async () => {
  const { network } = await openVerify()
  const release = network.hold('startVerification')
  await button('Resend code').click()
  await begun(() => network.count('startVerification'))
  pressNow('Verify')
  expect(network.count('checkVerification')).toBe(0)
  release()
  await expect.element(page.getByText('New code sent')).toBeInTheDocument()
  await userEvent.fill(codeField(), network.newestCode())
  await button('Verify').click()
  await expect.element(heading('Welcome')).toBeVisible()
})

test('Resend pressed twice sends one code, and none while one is checked', async () => {
  const { network } = await openVerify()
  const release = network.hold('checkVerification')
  await button('Verify').click()
  pressNow('Resend code')
  expect(network.count('startVerification')).toBe(0)
  release()
  await expect.element(heading('Welcome')).toBeVisible()
  expect(network.count('startVerification')).toBe(0)
})

test('Cancel while a code is asked for aborts the call, and its late answer changes nothing', async () => {
  const { network, goTo } = await openStart()
  const release = network.hold('startVerification')
  await userEvent.keyboard('{Enter}')
  await begun(() => network.count('startVerification'))
  pressNow('Cancel')
  await expect.element(heading('Welcome to Emberhall')).toBeVisible()
  expect(network.countAborted('startVerification')).toBe(1)
  release()
  await settle()
  goTo('/login')
  await expect.element(contactField()).toHaveValue('')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

test('Cancel while a code is checked leaves the person signed out', async () => {
  const { network, goTo } = await openVerify()
  const release = network.hold('checkVerification')
  await userEvent.keyboard('{Enter}')
  await begun(() => network.count('checkVerification'))
  pressNow('Cancel')
  await expect.element(heading('Welcome to Emberhall')).toBeVisible()
  expect(network.countAborted('checkVerification')).toBe(1)
  release()
  await settle()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  goTo('/login')
  await expect.element(contactField()).toHaveValue('')
})

test.each(['Back', '"Change"'])(
  '%s while a code is checked leads to the contact, and the late answer nowhere',
  async (way) => {
    const { network, goBack } = await openVerify()
    const release = network.hold('checkVerification')
    await userEvent.keyboard('{Enter}')
    await begun(() => network.count('checkVerification'))
    if (way === 'Back') goBack()
    else pressNow('Change')
    await expect.element(contactField()).toHaveValue(email)
    await expect.poll(() => network.countAborted('checkVerification')).toBe(1)
    release()
    await settle()
    await expect.element(contactField()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`Code sent to email: ${email}.`)).toBeVisible()
    expect(network.count('startVerification')).toBe(1)
  },
)

test('leaving the login page while a code is asked for takes the progress along', async () => {
  const { network, goTo } = await openStart()
  network.hold('startVerification')
  await userEvent.keyboard('{Enter}')
  await vi.advanceTimersByTimeAsync(300)
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  goTo('/example/')
  await expect.element(heading('Examples')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(network.countAborted('startVerification')).toBe(1)
})

test('a start-up answer that comes after the logout never signs in again', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  const release = network.hold('getUserInfo')
  const { store } = await openApp({ at: '/' })
  // By now the server has answered "signed in", and the answer is on its way.
  await settle()
  await store.dispatch(endSession())
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  release()
  await settle()
  expect(store.getState().session.user).toBeNull()
  expect(network.count('logout')).toBe(1)
  await expect.element(page.getByRole('navigation', { name: 'Views' })).not.toBeInTheDocument()
})

test('mounted twice by StrictMode, a page asks once who is signed in and ends the session once', async () => {
  const network = fakeNetwork()
  await network.signIn(email)
  await openApp({ at: '/logout' })
  await expect.element(page.getByText('You are signed out. Come back soon.')).toBeVisible()
  await settle()
  expect(network.count('getUserInfo')).toBe(1)
  expect(network.count('logout')).toBe(1)
})
