import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { check } from '../contract-check/in-browser.ts'
import { userOf } from '../db/people.ts'
import { createWorld } from '../db/world.ts'
import { createBackend } from '../scenarios/backend.ts'
import { createCallLog } from '../scenarios/call-log.ts'
import { createSettings } from '../scenarios/settings.ts'
import { startVerification } from '../tags/auth/rules.ts'
import { addGame } from '../tags/games/example.ts'
import { addLink } from '../tags/invitations/example.ts'
import { countOf, exportWorld } from '../tags/world-file.ts'
import { loadWorld } from '../tags/worlds.ts'
import { WorldControls } from './controls.tsx'
import { CompanionList } from './lists.tsx'
import { createNotices } from './mock.ts'
import { Panel } from './panel.tsx'
import { createTestMock } from './test-mock.ts'

const panel = () => page.getByRole('region', { name: 'Mock panel' })
const latestCode = () => panel().getByRole('status', { name: 'Latest code' })
const toggle = () => panel().getByRole('button', { name: /^Mock: / })
const summary = (name: RegExp) => panel().getByText(name)

beforeEach(() => page.viewport(360, 640))
afterEach(() => {
  localStorage.clear()
})

/** Opens the panel on a fresh backend. Returns a function that calls that backend. */
async function open({ notice, expanded = true }: { notice?: string; expanded?: boolean } = {}) {
  const settings = createSettings()
  const calls = createCallLog(check)
  const notices = createNotices()
  if (notice) notices.add(notice)
  const { world, handlers } = createBackend({ settings, calls })
  await render(<Panel mock={createTestMock({ world, settings, calls, notices })} />)
  if (expanded && !notice) await toggle().click()
  const call = async (id: OperationId, body?: object) => {
    const { method, path } = operations[id]
    const headers = body ? { 'Content-Type': 'application/json' } : undefined
    const init = { method, headers, body: body && JSON.stringify(body) }
    return getResponse(handlers, new Request(`${basePath}${path}`, init))
  }
  return { world, settings, notices, call }
}

describe('the outbox', () => {
  test('shows each message as it was sent, the newest first, and clears', async () => {
    const { world } = await open()
    await expect.element(panel().getByText('Nothing has been sent yet.')).toBeVisible()

    await world.step((rows) => startVerification(rows, world, { email: 'rowan@example.com' }))
    await world.step((rows) => startVerification(rows, world, { phone: '+12025550123' }))
    const messages = panel().getByRole('list', { name: 'Outbox' }).getByRole('listitem')
    await expect.element(messages.nth(0)).toMatchTextContent(/SMS \+12025550123.*Your Emberhall code is \d{6}/)
    await expect.element(messages.nth(1)).toMatchTextContent(/Email rowan@example\.com.*Your Emberhall code/)
    await expect.element(latestCode()).toMatchTextContent(world.outbox.list()[0]?.code ?? 'none')

    await panel().getByRole('button', { name: 'Clear outbox' }).click()
    await expect.element(panel().getByText('Nothing has been sent yet.')).toBeVisible()
  })

  test('copies a code, or says that it cannot', async () => {
    const { world } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await world.step((rows) => startVerification(rows, world, { email: 'rowan@example.com' }))
    const copy = panel()
      .getByRole('button', { name: /^Copy code/ })
      .first()

    await copy.click()
    expect(write).toHaveBeenCalledWith(world.outbox.list()[0]?.code)
    await expect.element(copy).toMatchTextContent('Copied')

    write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
    await copy.click()
    await expect.element(copy).toMatchTextContent('Select it by hand')
  })
})

describe('the calls', () => {
  const calls = () => panel().getByRole('list', { name: 'Calls' }).getByRole('listitem')

  test('show method, path, status, duration, and that the contract was met', async () => {
    const { call } = await open()
    await call('startVerification', { email: 'rowan@example.com' })
    await summary(/^Calls/).click()
    await expect.element(calls()).toMatchTextContent(`POST ${basePath}${operations.startVerification.path}`)
    await expect.element(calls()).toMatchTextContent(/200 in \d+ ms/)
    await expect.element(calls()).toMatchTextContent('met the contract')
    await panel().getByRole('button', { name: 'Clear calls' }).click()
    await expect.element(panel().getByText('No call has been made yet.')).toBeVisible()
  })
})

describe('the switches', () => {
  test('change the scenario, and say what it does', async () => {
    const { call } = await open()
    await panel().getByRole('combobox', { name: 'Scenario' }).selectOptions('Server error')
    await expect.element(panel().getByText('Every answer is a 500.')).toBeVisible()
    await expect.element(panel().getByRole('button', { name: 'Mock: Server error' })).toBeVisible()
    expect((await call('getUserInfo'))?.status).toBe(500)
  })

  test('apply a fault to one operation and leave the others, whatever the scenario', async () => {
    const { call } = await open()
    await summary(/^Faults/).click()
    await panel().getByRole('combobox', { name: 'getUserInfo' }).selectOptions('502 in HTML')
    expect((await call('getUserInfo'))?.status).toBe(502)
    expect((await call('logout'))?.status).toBe(401)
    await panel().getByRole('combobox', { name: 'getUserInfo' }).selectOptions('As the scenario')
    expect((await call('getUserInfo'))?.status).toBe(401)
  })
})

describe('people', () => {
  const persons = () => panel().getByRole('list', { name: 'Persons' }).getByRole('listitem')

  test('are listed, newest first; the one of this tab is marked', async () => {
    const { world, call } = await open()
    await summary(/^People/).click()
    await expect.element(panel().getByText('No one has signed in yet.')).toBeVisible()
    for (const email of ['rowan@example.com', 'wren@example.com']) {
      await call('startVerification', { email })
      const [sent] = world.outbox.list()
      await call('checkVerification', { requestId: sent?.id, code: sent?.code })
    }
    const texts = () =>
      persons()
        .elements()
        .map(({ textContent }) => textContent)
    await expect
      .poll(texts)
      .toEqual([
        expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ wren@example\.com \(in this tab\)/),
        expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ rowan@example\.com Be this/),
      ])
  })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openCompanions() {
  const mock = createTestMock()
  const { world, crew } = mock
  onTestFinished(() => {
    crew.close()
    mock.hub.close()
    sessionStorage.clear()
  })
  const link = await world.step(async (rows) => {
    const { userId } = userOf(rows, 'rowan@example.com', world)
    const game = addGame(rows, world, { hostId: userId, name: 'The Ember Crown' })
    return addLink(rows, world, { game })
  })
  await render(<CompanionList mock={mock} />)
  await page.getByText('Companions', { exact: true }).click()
  return { mock, address: `${location.origin}/join/${link.gameId}/${link.token}` }
}

test('companions join by a given link, and the panel reports the result and who is here', async () => {
  const { address } = await openCompanions()
  const status = page.getByRole('status')
  const link = page.getByLabelText('Invite link')
  await link.fill('https://example.com/home/')
  await button('Invite companions').click()
  await expect.element(status).toHaveTextContent("This isn't an invite link.")
  await expect.element(page.getByText('Ash (away)')).toBeVisible()
  await link.fill(address)
  await button('Invite companions').click()
  await expect.element(status).toHaveTextContent("They're in.")
  await expect.element(page.getByText('Ash (there)')).toBeVisible()
})

const question = () => page.getByText(/^This world has 58 persons and 50 games, which will be gone\./)

async function openWorlds() {
  const world = createWorld()
  const reload = vi.fn()
  await render(<WorldControls mock={createTestMock({ world, reload })} />)
  await page.getByText('World', { exact: true }).click()
  return { world, reload }
}

const choose = (text: string) =>
  userEvent.upload(page.getByLabelText('Import'), new File([text], 'world.json', { type: 'application/json' }))

test('before a loss it asks, and a refusal keeps everything', async () => {
  const { world, reload } = await openWorlds()
  await loadWorld(world, 'made')
  await page.getByRole('combobox', { name: 'Made up' }).selectOptions('Empty')
  await button('Load world').click()
  await expect.element(question()).toBeVisible()
  await button('Keep it').click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
  expect(reload).not.toHaveBeenCalled()

  await button('Load world').click()
  await button('Replace it').click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(await countOf(world)).toEqual({ persons: 0, games: 0 })
})

test('a file replaces the world; a broken one is reported and changes nothing', async () => {
  const { world, reload } = await openWorlds()
  const other = createWorld()
  await loadWorld(other, 'made')
  await choose('{"kind":')
  await expect.element(page.getByText(/^The file is no JSON\./)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()

  await choose(await exportWorld(other))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect.element(page.getByText(/^The file is no JSON\./)).not.toBeInTheDocument()
  expect(await countOf(world)).toEqual({ persons: 58, games: 50 })
})
