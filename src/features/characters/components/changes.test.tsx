import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { blocksOf } from '../../../../mocks/live/character-projection.ts'
import { addChange, publishChange } from '../../../../mocks/live/list-of-changes.ts'
import { putBlock, saveCharacter } from '../../../../mocks/live/save-character.ts'
import { changes } from '../../../../mocks/tags/changes/tables.ts'
import { characters } from '../../../../mocks/tags/characters/tables.ts'
import { profiles } from '../../../../mocks/tags/profile/tables.ts'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { sheetIn } from '../../../../tests/support/seed-games.ts'
import { undoableForMs } from '../../../rules/limits.ts'
import { placeHref } from '../model/use-characters.ts'

/* What was changed can be taken back where it was done, and in Changes. */

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'
const undo = page.getByRole('button', { name: 'Undo', exact: true })

/** Opens a sheet with many numbers, of which a refill sets four. */
async function openSheet() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  const labels = Array.from({ length: 24 }, (_, at) => `Candle ${at + 1}`)
  await sheetIn(network, gameId, {
    name: 'Mira',
    blocks: labels.map((label) => ({ kind: 'number', label, value: 1 })),
    refills: { Rest: Object.fromEntries(labels.slice(0, 4).map((label) => [label, 9])) },
  })
  const [mira] = await network.world.look((rows) => rows(characters).all())
  const { store } = await openApp({ at: placeHref(gameId, { character: mira?.characterId ?? '' }) })
  await expect.poll(() => store.getState().live?.connection.state).toBe('live')
  // News reach only what is there: the channel may be live before the view is.
  await expect.element(page.getByRole('spinbutton', { name: 'Candle 1', exact: true })).toBeVisible()
  return { network, store }
}

/** A press as a finger does it: Playwright would scroll a bar at the lower edge into view first. */
async function press(button: Locator) {
  await expect.element(button).toBeInViewport({ ratio: 1 })
  const element = button.element() as HTMLElement
  element.focus({ preventScroll: true })
  element.click()
}

test.each([
  ['a phone', 360, 740, 400],
  ['a wide window', 1280, 800, 40],
])('on %s a refill and its Undo leave a person where they are', async (_, width, height, down) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(414, 896))
  const { network } = await openSheet()
  const rest = page.getByRole('button', { name: 'Rest', exact: true })
  await expect.element(rest).toBeVisible()
  window.scrollTo(0, down)
  const top = () =>
    page.getByRole('spinbutton', { name: 'Candle 1', exact: true }).element().getBoundingClientRect().top
  const before = top()
  await press(rest)
  await press(page.getByRole('button', { name: 'Apply 4 changes' }))
  await expect.element(undo).toHaveFocus()
  await expect.element(undo).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByText('Rest: 4 changes')).toBeInViewport({ ratio: 1 })
  expect([scrollY, top()]).toEqual([down, before])
  await press(undo)
  await expect.element(rest).toHaveFocus()
  expect([scrollY, top()]).toEqual([down, before])
  await expect.poll(network.isQuiet).toBe(true)
})

/** Ash sets a number of the sheet, or adds to it, which I have not heard of. */
async function setByAsh({ world }: ReturnType<typeof fakeNetwork>, name: string, to: number, add = false) {
  const userId = world.newId()
  await world.step((rows) => {
    rows(profiles).put({ userId, displayName: 'Ash', sigil: 'owl', colour: 'teal', rev: 1 })
    const row = rows(characters).all()[0] ?? expect.fail('Nobody is there.')
    const block = blocksOf(rows, row).find(({ label }) => label === name)
    if (block?.kind !== 'number') throw new Error('There is no number.')
    const { blockId, label, kind, value: from } = block
    putBlock(rows, row, { ...block, value: to, rev: block.rev + 1 }, userId)
    saveCharacter(rows, row, { changed: [blockId] }, userId)
    const sets = [{ blockId, label, kind, from, to, add }]
    addChange(rows, row, { newId: world.newId, userId }, { kind: 'number', label, sets })
  })
}

const rows = page.getByRole('region', { name: 'Changes' }).getByRole('listitem')

test('an undo that is refused names what was changed since, and leads there', async () => {
  const { network } = await openSheet()
  await page.getByRole('button', { name: 'Rest', exact: true }).click()
  await page.getByRole('button', { name: 'Apply 4 changes' }).click()
  await expect.element(undo).toBeVisible()
  await setByAsh(network, 'Candle 2', 3)
  await setByAsh(network, 'Candle 9', 3)
  await undo.click()
  await expect.element(page.getByText('Ash has changed Candle 2 from 9 to 3 since then.')).toBeVisible()
  await page.getByText('View').click()
  await expect.element(rows.nth(2)).toMatchTextContent(/^Mira: Rest: Candle 1 1 → 9, Candle 2 1 → 9, /)
  await page.getByRole('button', { name: 'Undo: Mira: Rest' }).click()
  await expect.element(page.getByText(/^Undo .*Ash.*'s change first: Candle 2 9 → 3\.$/)).toBeVisible()
  await expect.element(rows.nth(1)).toHaveFocus()
  await expect.element(rows.nth(1)).toMatchTextContent(/^Mira: Candle 2 9 → 3/)
  await expect.poll(network.isQuiet).toBe(true)
})

test('a line says by how much where what it began from was taken back', async () => {
  const { network } = await openSheet()
  for (const to of [7, 5]) await setByAsh(network, 'Candle 1', to, true)
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect.element(rows.first()).toMatchTextContent(/^Mira: Candle 1 7 → 5/)
  await page.getByRole('button', { name: 'Undo: Mira: Candle 1 1 → 7' }).click()
  await expect.element(rows.nth(1)).toMatchTextContent(/^Mira: Candle 1 1 → 7.* · undone by /)
  await expect.element(rows.nth(1)).toHaveFocus()
  await expect.element(rows.first()).toMatchTextContent(/^Mira: Candle 1 −2/)
  await expect.poll(network.isQuiet).toBe(true)
})

test('what somebody else makes of my number is told once, and what I make of it is not', async () => {
  const { network, store } = await openSheet()
  const told: string[] = []
  onTestFinished(
    store.subscribe(() => {
      const { toasts } = store.getState().overlays
      for (const toast of toasts) {
        const message = toast.message.replace(/[\u2066-\u2069]/g, '')
        if (told.at(-1) !== message) told.push(message)
      }
    }),
  )
  for (const to of [9, 8, 7]) await setByAsh(network, 'Candle 1', to, true)
  await expect.poll(() => told).toEqual(['Candle 1 7, changed by Ash.'])
  await page.getByRole('button', { name: 'More: Candle 1', exact: true }).click()
  await expect.poll(() => network.countAnswered('addToBlock')).toBe(1)
  await setByAsh(network, 'Candle 2', 4)
  await expect.poll(() => told).toEqual(['Candle 1 7, changed by Ash.', 'Candle 2 4, changed by Ash.'])
  await expect.poll(network.isQuiet).toBe(true)
})

test('a condition that was removed by mistake comes back where it was', async () => {
  const { network } = await openSheet()
  await network.world.step((rows) => {
    const row = rows(characters).all()[0] ?? expect.fail('Nobody is there.')
    saveCharacter(rows, row, { conditions: ['Soaked', 'Afraid'] }, network.world.newId())
  })
  const chips = page.getByRole('region', { name: 'Conditions of Mira' }).getByText(/^(Soaked|Afraid)$/)
  await page.getByRole('button', { name: 'Soaked', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Soaked' }).click()
  await expect.element(chips).toHaveTextContent('Afraid')
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect.element(rows.first()).toMatchTextContent(/^Mira: Soaked removed/)
  await page.getByRole('button', { name: 'Undo: Mira: Soaked removed' }).click()
  await expect.element(rows.first()).toMatchTextContent(/undone by /)
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.poll(() => chips.elements().map((chip) => chip.textContent)).toEqual(['Soaked', 'Afraid'])
  await expect.poll(network.isQuiet).toBe(true)
})

test('changes that come while the list is read wait above it', async () => {
  const { network } = await openSheet()
  await setByAsh(network, 'Candle 1', 3)
  await page.getByRole('link', { name: 'Changes' }).click()
  const top = () => rows.first().element().getBoundingClientRect().top
  await expect.element(rows).toHaveLength(1)
  const before = top()
  await setByAsh(network, 'Candle 2', 4)
  const show = page.getByRole('button', { name: 'Show 1 new' })
  await expect.element(show).toBeVisible()
  expect(top()).toBe(before)
  await expect.element(rows).toHaveLength(1)
  await show.click()
  await expect.element(page.getByRole('heading', { name: 'Changes' })).toHaveFocus()
  await expect.element(rows.first()).toMatchTextContent(/^Mira: Candle 2 1 → 4/)
  await expect.poll(network.isQuiet).toBe(true)
})

test('“Show more” says if it fails, and can be pressed again', async () => {
  const { network } = await openSheet()
  await network.world.step((rows) => {
    const row = rows(characters).all()[0] ?? expect.fail('Nobody is there.')
    const by = { newId: network.world.newId, userId: row.ownerId ?? '' }
    for (let at = 0; at < 120; at++) addChange(rows, row, by, { kind: 'conditionAdded', label: `Soaked ${at}` })
  })
  await page.getByRole('link', { name: 'Changes' }).click()
  const more = page.getByRole('button', { name: 'Show more' })
  network.setFault('listChanges', '503')
  await more.click()
  await expect.element(page.getByRole('alert').getByText("Couldn't load more changes. Try again.")).toBeVisible()
  network.setFault('listChanges')
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(rows).toHaveLength(120)
})

test('what somebody else has undone while I was elsewhere is not offered when I am back', async () => {
  const { network } = await openSheet()
  await page.getByRole('button', { name: 'Rest', exact: true }).click()
  await page.getByRole('button', { name: 'Apply 4 changes' }).click()
  await expect.element(undo).toBeVisible()
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect.element(rows).toHaveLength(1)
  await network.world.step((rows) => {
    const byId = network.world.newId()
    rows(profiles).put({ userId: byId, displayName: 'Ash', sigil: 'owl', colour: 'teal', rev: 1 })
    const change = rows(changes).all()[0] ?? expect.fail('Nothing was changed.')
    const undone = { ...change, undone: { at: rows.now(), byId } }
    rows(changes).put(undone)
    publishChange(rows, undone, byId)
  })
  await expect.element(rows.getByText(/undone by/)).toBeVisible()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.element(page.getByRole('button', { name: 'Rest', exact: true })).toBeVisible()
  expect(undo.elements()).toHaveLength(0)
})

test('an undo is offered until its time is over, not anew for whoever comes back', async () => {
  await openSheet()
  await page.getByRole('button', { name: 'Rest', exact: true }).click()
  await page.getByRole('button', { name: 'Apply 4 changes' }).click()
  await expect.element(undo).toBeVisible()
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect.element(rows).toHaveLength(1)
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + undoableForMs)
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.element(page.getByRole('button', { name: 'Rest', exact: true })).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
})

test('without a connection a refill says so at once, and is not made', async () => {
  const { network } = await openSheet()
  await page.getByRole('button', { name: 'Rest', exact: true }).click()
  const apply = page.getByRole('button', { name: 'Apply 4 changes' })
  await expect.element(apply).toBeVisible()
  network.setFault('createLiveTicket', 'offline')
  network.hub.drop()
  await expect.element(apply).toHaveAccessibleDescription("You're offline. You can refill once you're back.")
  await apply.click({ force: true })
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true')
  expect(network.count('useRefill')).toBe(0)
})
