import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/ui/base.css'
import { closeModal, openModal } from '../../src/ui/dialog/modal-stack.ts'
import { mountFreshPanel } from '../../tests/support/mount-panel.ts'
import { userOf } from '../db/people.ts'
import { createWorld } from '../db/world.ts'
import { startVerification } from '../tags/auth/rules.ts'
import { addGame } from '../tags/games/example.ts'
import { addLink } from '../tags/invitations/example.ts'
import { profiles } from '../tags/profile/tables.ts'
import { countOf, exportWorld } from '../tags/world-file.ts'
import { loadWorld } from '../tags/worlds.ts'

const panel = () => page.getByRole('region', { name: 'Mock panel' })
const toggle = () => panel().getByRole('button', { name: /^Mock: / })
const tab = (name: string) => panel().getByRole('tab', { name })
const button = (name: string | RegExp) => panel().getByRole('button', { name, exact: true })
const items = (list: string) => panel().getByRole('list', { name: list }).getByRole('listitem')

beforeEach(() => page.viewport(900, 900))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens the workbench of a fresh backend, at a tab. */
async function open(at: string, options: Parameters<typeof mountFreshPanel>[0] = {}) {
  const mounted = await mountFreshPanel(options)
  if (!options.notice) await toggle().click()
  await tab(at).click()
  return mounted
}

test('the newest code is on the chip, and each message as it was sent', async () => {
  const { world } = await open('People')
  await world.step((rows) => startVerification(rows, world, { email: 'rowan@example.com' }))
  await world.step((rows) => startVerification(rows, world, { phone: '+12025550123' }))
  await expect.element(items('Outbox').nth(0)).toMatchTextContent(/SMS \+12025550123.*Your Emberhall code is \d{6}/)
  await expect.element(items('Outbox').nth(1)).toMatchTextContent(/Email rowan@example\.com.*Your Emberhall code/)
  const code = panel().getByRole('status', { name: 'Latest code' })
  await expect.element(code).toMatchTextContent(world.outbox.list()[0]?.code ?? 'none')
})

test('a call shows both sides and the contract, is found by typing, and leads to its answers', async () => {
  const { call } = await open('Calls')
  await call('startVerification', { email: 'rowan@example.com' })
  await call('getUserInfo')
  await expect.element(items('Calls').nth(0)).toMatchTextContent(/GET .*401 in \d+ ms.*met the contract/)
  await panel().getByRole('searchbox', { name: 'Filter calls' }).fill('start')
  await expect.element(items('Calls')).toMatchTextContent(/POST .*\/auth\/verify\/start/)
  await items('Calls').getByText(/POST/).click()
  const side = (name: string) => panel().getByRole('textbox', { name })
  await expect.element(side('Request')).toHaveValue(expect.stringContaining('"email": "rowan@example.com"'))
  await expect.element(side('Answer')).toHaveValue(expect.stringContaining('requestId'))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await button('Copy as curl').click()
  expect(write.mock.calls[0]?.[0]).not.toContain('rowan@')
  await button('Answer differently').click()
  await expect.element(panel().getByRole('combobox', { name: 'Answer' })).toBeVisible()
  await expect.element(items('Operations').getByText('Send a one-time code')).toBeVisible()
})

test('an operation is answered with an example or a typed body, and put back', async () => {
  const { call } = await open('Answers')
  await panel().getByRole('searchbox', { name: 'Find an operation' }).fill('my games')
  await expect.element(items('Operations').first()).toMatchTextContent(/^GET \/gamesList my games/)
  await items('Operations').getByText('List my games', { exact: true }).click()
  await panel().getByRole('combobox', { name: 'Answer' }).selectOptions('200 One game')
  const body = panel().getByRole('textbox', { name: 'Body' })
  await body.fill('{"items": [7')
  await expect.element(panel().getByText(/^This isn't JSON yet\./)).toBeVisible()
  await expect.element(button('Answer like this')).toBeDisabled()
  await body.fill('{"items": [7]}')
  const marks = panel().getByRole('list', { name: 'Where it leaves the contract' })
  await expect.element(marks).toMatchTextContent('/items/0 must be object')
  await body.fill('{"items": []}')
  await expect.element(marks).not.toBeInTheDocument()
  await button('Answer like this').click()
  await expect.element(panel().getByText('200 One game, typed')).toBeVisible()
  expect(await (await call('listGames'))?.json()).toEqual({ items: [] })
  await expect.element(toggle()).toHaveAccessibleName('Mock: Normal, 1 changed')
  await expect.element(button('Answer like this')).toHaveFocus()
  await expect.element(panel().getByRole('combobox', { name: 'Answer' })).toHaveValue('200 One game')
  await button('Put all back').click()
  await expect.element(tab('Answers')).toHaveFocus()
  await expect.element(panel().getByText('All is put back. Reload the app to see it.')).toBeVisible()
  expect((await call('listGames'))?.status).toBe(401)
})

test('an answer is found by what it says, and chosen at once', async () => {
  const { call } = await open('Answers')
  await panel().getByRole('searchbox', { name: 'Find an operation' }).fill('too many codes')
  const found = items('Operations').filter({ hasText: 'Send a one-time code' })
  await found.getByText(/Send/).click()
  await found.getByRole('button', { name: 'Answer like this' }).click()
  await expect.element(found).toMatchTextContent(/Send a one-time code\s*429 Too many codes/)
  expect((await call('startVerification', { email: 'rowan@example.com' }))?.status).toBe(429)
})

test('a scenario says what it does', async () => {
  const { call } = await open('Scenarios')
  await panel().getByRole('combobox', { name: 'Scenario' }).selectOptions('Server error')
  await expect.element(panel().getByText('Every answer is a 500.')).toBeVisible()
  await expect.element(toggle()).toHaveAccessibleName('Mock: Server error')
  expect((await call('getUserInfo'))?.status).toBe(500)
})

test('people are listed, newest first; the one of this tab is marked; each can be renamed', async () => {
  const { world, call } = await open('People')
  for (const email of ['rowan@example.com', 'wren@example.com']) {
    await call('startVerification', { email })
    const [sent] = world.outbox.list()
    await call('checkVerification', { requestId: sent?.id, code: sent?.code })
  }
  await expect.element(items('People').nth(0)).toMatchTextContent(/wren@example\.com \(in this tab\)/)
  await expect.element(items('People').nth(1)).toMatchTextContent(/rowan@example\.com\s*Rename/)
  const person = items('People').nth(1)
  const rename = person.getByRole('button', { name: /^Rename/ })
  await rename.click()
  await expect.element(person.getByRole('textbox', { name: /^New name/ })).toHaveFocus()
  await userEvent.keyboard('Marlow{Escape}')
  await expect.element(rename).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}a{/Control}Marlow{Enter}')
  await expect.element(rename).toHaveFocus()
  await expect.element(items('People').nth(1)).toMatchTextContent(/^Marlow/)
  const [, rowan] = world.people.list().persons
  const { sigil, colour, ...row } = Object(await world.look((rows) => rows(profiles).get(rowan?.userId ?? '')))
  expect(row).toEqual({ userId: rowan?.userId, displayName: 'Marlow', rev: 2, updatedAt: expect.any(Number) })
})

test('companions join by a given link, and the panel reports the result and who is here', async () => {
  const { world } = await open('People')
  const { gameId, token } = await world.step(async (rows) => {
    const { userId } = userOf(rows, 'rowan@example.com', world)
    return addLink(rows, world, { game: addGame(rows, world, { hostId: userId, name: 'The Ember Crown' }) })
  })
  const link = panel().getByLabelText('Invite link')
  await link.fill('https://example.com/home/')
  await button('Invite companions').click()
  await expect.element(panel().getByText("This isn't an invite link.")).toBeVisible()
  await expect.element(panel().getByText(/Ash \(away\)/)).toBeVisible()
  await link.fill(`${location.origin}/join/${gameId}/${token}`)
  await button('Invite companions').click()
  await expect.element(panel().getByText("They're in.")).toBeVisible()
  await expect.element(panel().getByText(/Ash \(there\)/)).toBeVisible()
})

test('a world that another one takes the place of is kept as a snapshot', async () => {
  const { world, reload } = await open('World', { storedWorld: 'made' })
  await panel().getByRole('combobox', { name: 'Made-up world' }).selectOptions('Empty')
  await button('Load world').click()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(await countOf(world)).toEqual({ persons: 0, games: 0 })
  await button(/^Restore Set aside /).click()
  await expect.poll(() => reload).toHaveBeenCalledTimes(2)
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
})

test('a file replaces the world; a broken one is reported and changes nothing', async () => {
  const { world, reload } = await open('World')
  const other = createWorld()
  await loadWorld(other, 'made')
  const choose = (text: string) =>
    userEvent.upload(panel().getByLabelText('Import'), new File([text], 'world.json', { type: 'application/json' }))
  await choose('{"kind":')
  await expect.element(panel().getByText(/^The file isn't JSON\./)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  await choose(await exportWorld(other))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  await expect.element(panel().getByText(/^The file isn't JSON\./)).not.toBeInTheDocument()
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
})

test('a row is edited as JSON that its table takes; the list follows; a snapshot brings the row back', async () => {
  const { world } = await open('World', { storedWorld: 'example' })
  for (const name of ['before', 'before 2']) {
    await panel().getByRole('textbox', { name: 'Snapshot' }).fill('before')
    await button('Take snapshot').click()
    await expect.element(panel().getByText(`It's kept as “${name}”.`)).toBeVisible()
  }
  await panel().getByRole('combobox', { name: 'Table' }).selectOptions('games')
  const rows = panel().getByRole('list', { name: 'Rows', exact: true }).getByRole('listitem')
  await panel().getByRole('searchbox', { name: 'Filter rows' }).fill('Ember Crown')
  await rows.getByText(/Ember Crown/).click()
  const { clientWidth, scrollWidth } = rows.first().element()
  expect(scrollWidth).toBe(clientWidth)
  const field = panel().getByRole('textbox', { name: 'Row of games' })
  const text = (field.element() as HTMLTextAreaElement).value
  await field.fill(text.replace(/"seats": \d+/, '"seats": "many"'))
  await expect.element(panel().getByText(/^It doesn't fit "games": seats: /)).toBeVisible()
  await field.fill(text.replace('The Ember Crown', 'The Cold Crown'))
  await button('Save row').click()
  const names = () => world.everything().flatMap(({ table, row }) => (table === 'games' ? [Object(row).name] : []))
  await expect.poll(() => names()).toContain('The Cold Crown')
  await world.step((rows) => void addGame(rows, world, { hostId: world.newId(), name: 'The Ember Crown of another' }))
  await expect.element(rows.getByText(/The Ember Crown of another/)).toBeVisible()
  await button('Restore before').click()
  await expect.poll(() => names()).not.toContain('The Cold Crown')
})

test('what is typed while a row is being saved stays', async () => {
  const { world } = await open('World', { storedWorld: 'example' })
  await panel().getByRole('combobox', { name: 'Table' }).selectOptions('games')
  const rows = panel().getByRole('list', { name: 'Rows', exact: true }).getByRole('listitem')
  await panel().getByRole('searchbox', { name: 'Filter rows' }).fill('Ember Crown')
  await rows.getByText(/Ember Crown/).click()
  const field = panel().getByRole('textbox', { name: 'Row of games' })
  const text = (field.element() as HTMLTextAreaElement).value
  const { promise, resolve } = Promise.withResolvers<void>()
  void world.step(() => promise)
  await field.fill(text.replace('The Ember Crown', 'The Ember Crown, cold'))
  await button('Save row').click()
  const later = text.replace('The Ember Crown', 'The Ember Crown, warm')
  await field.fill(later)
  resolve()
  await expect.poll(() => JSON.stringify(world.everything())).toContain('The Ember Crown, cold')
  await expect.element(rows.getByText(/Ember Crown, cold/).first()).toBeVisible()
  await expect.element(field).toHaveValue(later)
})

test('the clock moves on and back, and the link to share follows', async () => {
  const { world } = await open('Clock')
  await button('1 day').click()
  await expect.element(panel().getByText(/^This machine: /)).toBeVisible()
  expect(world.now() - Date.now()).toBeGreaterThan(86_000_000)
  await tab('Share').click()
  const link = panel().getByRole('textbox', { name: 'Link' })
  await expect.poll(() => (link.element() as HTMLInputElement).value).toMatch(/mock-share=/)
  await button('Put all back').click()
  await expect.poll(() => world.offset()).toBe(0)
})

test('open, it takes its place in the layout, whose size the arrow keys change; a notice opens it', async () => {
  await open('Calls', { notice: 'There is no scenario "huge".' })
  await expect.element(panel().getByText('There is no scenario "huge".')).toBeVisible()
  const taken = () => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)
  const before = taken()
  expect(before).toBe(panel().element().getBoundingClientRect().height)
  const grip = panel().getByRole('separator', { name: 'Size of the workbench' })
  grip.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => taken()).toBeGreaterThan(before)
  await tab('Calls').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Answers')).toHaveFocus()
  await toggle().click()
  await expect.poll(() => taken()).toBe(0)
  await expect.element(tab('Calls')).not.toBeInTheDocument()
})

/** Shows a modal dialog with clipping and a transform, as an animated dialog has. */
async function showModal(heard: (what: string) => void) {
  const screen = await render(
    <dialog
      aria-label="Leave?"
      style={{ transform: 'translateY(5px)', overflow: 'hidden', width: '10rem', height: '6rem' }}
      onClick={() => heard('click')}
      onKeyDown={() => heard('key')}
    >
      <button type="button">Fine</button>
    </dialog>,
  )
  const dialog = screen.container.firstElementChild as HTMLDialogElement
  openModal(dialog, null)
  return dialog
}

test('the panel can be used above a modal dialog, which gets no events from it, and after it', async () => {
  await mountFreshPanel()
  const heard: string[] = []
  const dialog = await showModal((what) => heard.push(what))
  await toggle().click()
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('tab', { name: 'Calls' })).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(toggle()).toHaveFocus()
  expect(heard).toEqual([])
  closeModal(dialog)
  await toggle().click()
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
})
