import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { href } from '../../../shell/href.ts'

const at = href('gameCreate')
const name = () => page.getByRole('textbox', { name: 'Name' })
const create = () => page.getByRole('button', { name: 'Create game' })
const invite = () => page.getByRole('heading', { level: 1, name: /Crown.* is ready$/ })
const failed = () => page.getByText(/^Couldn't create the game\./)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
async function begin() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const made = () => network.world.look((rows) => rows(games).all().toReversed())
  return { network, made }
}

test('typed text survives a reload, and is deleted once the game is created', async () => {
  const { made } = await begin()
  const first = await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.fill(page.getByRole('textbox', { name: 'Pitch' }), 'A crown.')
  await userEvent.click(page.getByRole('button', { name: 'More: Seats' }))
  await first.screen.unmount()
  const { goTo } = await openApp({ at, isRevisit: true })
  await expect.element(name()).toHaveValue('The Ember Crown')
  await userEvent.click(create())
  await expect.element(invite()).toBeVisible()
  await expect.element(page.getByText(/^Your players will see the name/)).toBeVisible()
  expect(await made()).toMatchObject([{ name: 'The Ember Crown', pitch: 'A crown.', seats: 6 }])
  goTo(at)
  await expect.element(name()).toHaveValue('')
})

test.each(['Atlantis', 'america'])('no game is created in another time zone than the typed “%s”', async (text) => {
  const { made } = await begin()
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await userEvent.fill(zone, text)
  await userEvent.click(create())
  await expect.element(zone).toHaveFocus()
  await expect.element(zone).toHaveValue(text)
  await expect.element(zone).toHaveAccessibleDescription(/Choose a time zone\./)
  expect(await made()).toEqual([])
})

test('a double click creates one game', async () => {
  const { network, made } = await begin()
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.dblClick(create())
  await expect.element(invite()).toBeVisible()
  expect(network.count('createGame')).toBe(1)
  expect(await made()).toHaveLength(1)
})

test('a person who has left the page stays where they are, and is notified of the game', async () => {
  const { network } = await begin()
  const { goTo, addresses } = await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const answer = network.hold('createGame')
  await userEvent.click(create())
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  answer()
  await expect.element(page.getByText(/You created .*The Ember Crown/)).toBeVisible()
  expect(addresses.at(-1)).toBe(href('home'))
})

test('what is typed for another game while one is being created stays', async () => {
  const { network } = await begin()
  const { goTo } = await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const answer = network.hold('createGame')
  await userEvent.click(create())
  goTo(href('home'))
  await expect.element(name()).not.toBeInTheDocument()
  goTo(at)
  await userEvent.fill(name(), 'The Winter Crown')
  answer()
  await expect.element(page.getByText(/You created .*The Ember Crown/)).toBeVisible()
  await expect.element(name()).toHaveValue('The Winter Crown')
})

test('sent again after a lost answer, it creates one game', async () => {
  const { network, made } = await begin()
  network.lose('createGame')
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.click(create())
  await expect.element(failed()).toBeVisible()
  await userEvent.click(create())
  await expect.element(invite()).toBeVisible()
  expect(await made()).toHaveLength(1)
})

test('changed after a lost answer, it is another game: the server would refuse the key', async () => {
  const { network, made } = await begin()
  network.lose('createGame')
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.click(create())
  await expect.element(failed()).toBeVisible()
  await userEvent.fill(name(), 'The Winter Crown')
  await userEvent.click(create())
  await expect.element(invite()).toBeVisible()
  expect((await made()).map((game) => game.name)).toContain('The Winter Crown')
})

test.each([
  ['409-message', 'Someone else was faster.'],
  ['502-html', "Couldn't create the game. Try again."],
  ['offline', "Couldn't create the game. Check your connection and try again."],
] as const)('a failure (%s) belongs to the form, in the server’s words if it has any', async (fault, words) => {
  const { network } = await begin()
  network.setFault('createGame', fault)
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.click(create())
  await expect.element(page.getByRole('form', { name: 'New game' }).getByRole('alert')).toHaveTextContent(words)
  await expect.element(name()).toHaveValue('The Ember Crown')
})
