import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { games } from '../../../../mocks/tags/games/tables.ts'
import { forgetGame } from '../../../../mocks/tags/games/unseat.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { href } from '../../../shell/href.ts'
import { progressCancelled } from '../../../shell/overlays/overlays-slice.ts'

const at = href('gameCreate')
const name = () => page.getByRole('textbox', { name: 'Name' })
const create = () => page.getByRole('button', { name: 'Create game' })
const invite = () => page.getByRole('heading', { level: 1, name: 'Invite Players' })
const failed = () => page.getByText('The game could not be created.')

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

test('what was typed survives a reload, and is forgotten once the game is there', async () => {
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
  expect(await made()).toMatchObject([{ name: 'The Ember Crown', pitch: 'A crown.', seats: 6 }])
  goTo(at)
  await expect.element(name()).toHaveValue('')
})

test.each(['Atlantis', 'america'])(
  'no game is made in another time zone than the one of which “%s” was typed',
  async (text) => {
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
  },
)

test('a double click makes one game', async () => {
  const { network, made } = await begin()
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.dblClick(create())
  await expect.element(invite()).toBeVisible()
  expect(network.count('createGame')).toBe(1)
  expect(await made()).toHaveLength(1)
})

test('whoever has gone elsewhere stays there, and is told of the game', async () => {
  const { network } = await begin()
  const { goTo, addresses } = await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const answer = network.hold('createGame')
  await userEvent.click(create())
  goTo(href('home'))
  await expect.element(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  answer()
  await expect.element(page.getByText(/The Ember Crown.* is made\./)).toBeVisible()
  expect(addresses.at(-1)).toBe(href('home'))
})

test('a call that does not end is shown, and can be cancelled: nothing that was typed is lost', async () => {
  const { network, made } = await begin()
  const { store } = await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const release = network.hold('createGame')
  await userEvent.click(create())
  await expect.element(page.getByRole('progressbar', { name: 'Creating the game…' })).toBeVisible()
  // What "Cancel" does, which the modal offers after 10 seconds.
  const [progress] = store.getState().overlays.progress
  expect(progress?.cancellable).toBe(true)
  store.dispatch(progressCancelled(progress?.id ?? ''))
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(network.countAborted('createGame')).toBe(1)
  await expect.element(name()).toHaveValue('The Ember Crown')
  await expect.element(failed()).not.toBeInTheDocument()
  release()
  await userEvent.click(create())
  await expect.element(invite()).toBeVisible()
  expect(await made()).toHaveLength(1)
})

test('sent again after a lost answer, it makes one game', async () => {
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

test('what was changed after that is another game: the server would refuse the key', async () => {
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

test('of a game that was deleted before its answer came the form says so, and makes another', async () => {
  const { network, made } = await begin()
  network.lose('createGame')
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.click(create())
  await expect.element(failed()).toBeVisible()
  await network.world.step(async (rows) => {
    for (const game of rows(games).all()) await forgetGame(rows, game)
  })
  await userEvent.click(create())
  await expect.element(page.getByText(/The game that this form made is deleted/)).toBeVisible()
  await userEvent.click(create())
  await expect.element(invite()).toBeVisible()
  expect(await made()).toHaveLength(1)
})

test('a refusal of the server is the form’s, in its words', async () => {
  const { network } = await begin()
  network.setFault('createGame', '409-message')
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  await userEvent.click(create())
  await expect
    .element(page.getByRole('form', { name: 'New game' }).getByRole('alert'))
    .toHaveTextContent('Someone else was faster.')
  await expect.element(name()).toHaveValue('The Ember Crown')
})

test('a draft that storage was made to hold is none', async () => {
  const { network } = await begin()
  const { userId } = (await network.call('getUserInfo')) as { userId: string }
  sessionStorage.setItem(`emberhall.new-game.${userId}`, '{"values":{"name":7}}')
  await openApp({ at })
  await expect.element(name()).toHaveValue('')
})

test('while it is being made nothing can be typed that would be lost', async () => {
  const { network, made } = await begin()
  await openApp({ at })
  await userEvent.fill(name(), 'The Ember Crown')
  const answer = network.hold('createGame')
  await userEvent.click(create())
  await expect.element(name()).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Pitch' })).toHaveAttribute('readonly')
  // Before the progress lies over the page.
  const more = page.getByRole('button', { name: 'More: Seats', includeHidden: true }).element() as HTMLElement
  more.click()
  await expect.element(page.getByRole('spinbutton', { name: 'Seats', includeHidden: true })).toHaveValue('5')
  answer()
  await expect.element(invite()).toBeVisible()
  expect(await made()).toMatchObject([{ name: 'The Ember Crown', seats: 5 }])
})
