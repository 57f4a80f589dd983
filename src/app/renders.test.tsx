import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Renders, rendersOf } from '../../tests/support/count-renders.ts'
import { fakeNetwork } from '../../tests/support/fake-network.ts'
import { openApp } from '../../tests/support/open-app.tsx'
import { seatIn } from '../../tests/support/seed-games.ts'
import { lobbyApi } from '../api/lobby-api.ts'
import { href } from '../shell/href.ts'
import { prefetchScreen } from './screens.tsx'

const contactField = () => page.getByRole('textbox', { name: 'Phone or Email' })
const codeField = () => page.getByRole('textbox', { name: 'Code' })
const see = (heading: string) => expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

/** Components of React Router, which subscribe to the address themselves. */
const theirs = ['', 'Link', 'Navigation', 'Router', 'RenderedRoute']

/** Our components that rendered without a change more often than `known` allows. */
const inVain = (renders: Renders, known: Record<string, number> = {}) =>
  Object.entries(renders).filter(([name, count]) => !theirs.includes(name) && count.inVain > (known[name] ?? 0))

/** Opens the login page, with a contact in its field. */
async function openLogin(contact: string) {
  fakeNetwork()
  await openApp({ at: '/login' })
  await contactField().fill(contact)
}

/** Opens the app, signed in, on Home, and waits for what Home loads. */
async function openHome() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await openApp({ at: '/home/' })
  await see('Welcome')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Your first evening' })).toBeVisible()
  await expect.poll(() => network.countAnswered('getProfile')).toBe(1)
}

test('typing renders the step at hand, and neither the navbar nor the overlays', async () => {
  await openLogin('rowan@example.co')
  const renders = await rendersOf(
    () => userEvent.keyboard('m'),
    () => expect.element(contactField()).toHaveValue('rowan@example.com'),
  )
  expect(renders.Field).toEqual({ again: 1, inVain: 0 })
  expect(renders.StartStep).toEqual({ again: 1, inVain: 0 })
  expect(Object.keys(renders)).not.toContain('Layout')
  expect(inVain(renders)).toEqual([])
})

test('Verify appears at once, and does not render again', async () => {
  await openLogin('rowan@example.com')
  const renders = await rendersOf(
    () => userEvent.keyboard('{Enter}'),
    () => expect.element(page.getByRole('button', { name: 'Resend code in 0:29' })).toBeVisible(),
  )
  expect(Object.keys(renders)).not.toContain('VerifyStep')
  expect(renders.ResendCode).toEqual({ again: 1, inVain: 0 })
})

test('typing the code renders its step alone', async () => {
  await openLogin('rowan@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(codeField()).toHaveFocus()
  const renders = await rendersOf(
    () => userEvent.keyboard('1'),
    () => expect.element(codeField()).toHaveValue('1'),
  )
  expect(renders.Field).toEqual({ again: 1, inVain: 0 })
  expect(Object.keys(renders)).not.toContain('Layout')
  expect(inVain(renders)).toEqual([])
})

test('opening the menu renders the menu', async () => {
  await openHome()
  const renders = await rendersOf(
    () => userEvent.click(page.getByRole('button', { name: 'Menu' })),
    () => expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible(),
  )
  expect(Object.keys(renders).filter((name) => !theirs.includes(name))).toEqual(['MenuButton'])
  expect(inVain(renders)).toEqual([])
})

test('a navigation renders what shows the current page', async () => {
  await prefetchScreen('gameLobby')
  await openHome()
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Lobby', exact: true })
  const renders = await rendersOf(
    () => userEvent.click(tab),
    () => see('Lobby'),
  )
  expect(Object.keys(renders)).toContain('TabStrip')
  // Known: React Router renders every component that can navigate at each new address, and React checks once more
  // whether a page is still suspended.
  expect(inVain(renders, { MainMenu: 1, PageAtHand: 1 })).toEqual([])
})

test('somebody who gets ready renders the table, and not what is planned', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const params = { gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4' }
  await seatIn(network, { ...params, others: [{ displayName: 'Ash' }] })
  const { store } = await openApp({ at: href('gameLobby', { game: params.gameId }) })
  const ash = page.getByRole('listitem').filter({ hasText: 'Ash' })
  await expect.element(ash.getByText('Offline', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^None yet\./)).toBeVisible()
  const getReady = lobbyApi.util.updateQueryData('getLobby', { params }, ({ members }) => {
    for (const member of members) member.ready = true
  })
  const renders = await rendersOf(
    async () => void store.dispatch(getReady),
    () => expect.element(ash.getByText('Ready', { exact: true })).toBeVisible(),
  )
  expect(Object.keys(renders)).toContain('Gathering')
  for (const part of ['NextSession', 'NotesPart', 'Boundaries']) expect(Object.keys(renders)).not.toContain(part)
})
