import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepTable } from '../../../../../mocks/tags/ideas/rules.ts'
import { openIdeas } from '../../../../../tests/support/open-ideas.tsx'
import OverlayHost from '../../../../shell/overlays/overlay-host.tsx'
import { KeptPane } from '../kept/kept-pane.tsx'
import CardPane from './card-pane.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const slots = (kind = 'Person') => page.getByRole('list', { name: kind, exact: true }).getByRole('listitem')
const slot = (label: string) => slots().filter({ has: page.getByRole('heading', { name: label, exact: true }) })
const ofSlot = (label: string, name: string) => slot(label).getByRole('button', { name })
/** Opens the menu of a slot and chooses from it. */
async function choose(label: string, name: string) {
  await ofSlot(label, `Actions for ${label}`).click()
  await slot(label).getByRole('menuitem', { name, exact: true }).click()
}
const seed = () => page.getByRole('region', { name: 'New idea' }).getByRole('textbox', { name: /seed/i })
const shown = () =>
  slots()
    .elements()
    .map((each) => each.querySelector('p')?.textContent)
const heard = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const press = (keys: string) => userEvent.keyboard(keys)

/**
 * The card of a person who has a table "tavern" with one entry, beside their saved ideas. The card is the same in every
 * run.
 */
async function openCard() {
  const { network, userId, show } = await openIdeas()
  await network.world.step((rows) =>
    keepTable(rows, network.world, userId, { name: 'tavern', entries: [{ text: 'the Drowned Bell', weight: 1 }] }),
  )
  const view = (
    <main>
      <CardPane />
      <KeptPane />
      <OverlayHost />
    </main>
  )
  let { leave } = await show(view)
  await drawSeed('red-moon')
  await expect.element(seed()).toHaveValue('red-moon')
  /** A reload: only stored values remain. */
  async function reload() {
    await leave()
    leave = (await show(view)).leave
    await expect.element(seed()).toHaveValue('red-moon')
  }
  return { reload }
}

async function drawSeed(text: string) {
  await button('Enter a seed').click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Seed' })).toHaveFocus()
  await press(`${text}{Enter}`)
}

describe('the seed', () => {
  test('of a rerolled card gives that card again', async () => {
    await openCard()
    await button('Reroll').click()
    await ofSlot('Wants', 'Reroll Wants').click()
    await expect.poll(() => (seed().element() as HTMLInputElement).value).toMatch(/-1-1-2-1-1$/)
    const [was, { value }] = [shown(), seed().element() as HTMLInputElement]
    await button('Reroll').click()
    await expect.poll(shown).not.toEqual(was)
    await drawSeed(` ${value.toUpperCase()} `)
    await expect.poll(shown).toEqual(was)
    await expect.element(button('Enter a seed')).toHaveFocus()
    await expect.element(seed()).toHaveValue(value)
  })
})

test('a slot can be drawn from another table and keeps it, and undo restores the former one', async () => {
  await openCard()
  const [was] = shown()
  await choose('Name', 'See the “name” table')
  const choice = page.getByRole('combobox', { name: 'Table for “Name”' })
  await expect.element(choice).toHaveFocus()
  await choice.selectOptions('tavern')
  await expect.element(slot('Name').getByText('The Drowned Bell')).toBeVisible()
  await expect.element(choice).toBeVisible()
  await button('Done').click()
  await expect.element(ofSlot('Name', 'Actions for Name')).toHaveFocus()
  await press('r')
  expect(shown()[0]).toBe('The Drowned Bell')
  await press('{Control>}zz{/Control}')
  await expect.poll(() => shown()[0]).toBe(was)
  await ofSlot('Name', 'Actions for Name').click()
  await expect.element(slot('Name').getByRole('menuitem', { name: 'See the “name” table' })).toBeVisible()
})

describe('keys', () => {
  test('reroll, lock, undo and redo; a text field keeps its own keys', async () => {
    await openCard()
    await expect.element(button('Reroll')).toHaveAttribute('aria-keyshortcuts', 'R')
    const first = shown()
    await press('r')
    await expect.poll(shown).not.toEqual(first)
    const second = shown()
    await press('{Control>}z{/Control}')
    await expect.poll(shown).toEqual(first)
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(shown).toEqual(second)
    ofSlot('Trade', 'Actions for Trade').element().focus()
    await press('l')
    await expect.element(ofSlot('Trade', 'Lock Trade')).toHaveAttribute('aria-pressed', 'true')
    await choose('Name', 'Edit')
    await press('rlk{Enter}')
    await expect.poll(() => shown()[0]).toBe('rlk')
    expect(shown().slice(1)).toEqual(second.slice(1))
  })

  test('can be switched off, which this device remembers; Ctrl+Z stays', async () => {
    await openCard()
    await page.getByRole('checkbox', { name: /^Shortcuts: R reroll/ }).click()
    await expect.element(button('Reroll')).not.toHaveAttribute('aria-keyshortcuts')
    const first = shown()
    await press('r')
    await ofSlot('Name', 'Reroll Name').click()
    await expect.poll(shown).not.toEqual(first)
    expect(shown().slice(1)).toEqual(first.slice(1))
    await press('{Control>}z{/Control}')
    await expect.poll(shown).toEqual(first)
    expect(localStorage.getItem('emberhall.idea-letter-keys')).toBe('off')
  })
})

test('where nothing hovers there are no letters, and no line about them', async () => {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(false)
  await openCard()
  await expect.element(button('Reroll')).not.toHaveAttribute('aria-keyshortcuts')
  await expect.element(page.getByRole('checkbox', { name: /^Shortcuts/ })).not.toBeInTheDocument()
})

test('a new card is announced once, and afterwards only its changes', async () => {
  await openCard()
  await button('Reroll').click()
  await expect.element(seed()).toHaveValue('red-moon-1')
  const [name = '', trade = ''] = shown()
  await expect.element(heard(`Name: ${name}. Trade: ${trade}. Wants: `)).toBeInTheDocument()
  expect(heard(`Trade: ${trade}`).elements()).toHaveLength(1)
  await ofSlot('Wants', 'Reroll Wants').click()
  await expect.element(heard(/^Wants: [^:]+$/)).toBeInTheDocument()
  await ofSlot('Wants', 'Lock Wants').click()
  await expect.element(heard(/^Wants: [^:]+, locked$/)).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOptions('Place')
  await expect.element(heard(/^Place\. What it is: /)).toBeInTheDocument()
})

test('a card is kept once, which is shown and announced; a changed card is kept again', async () => {
  await openCard()
  const ofKept = page.getByRole('region', { name: 'Kept ideas' })
  const kept = () => ofKept.getByRole('article').elements().length
  const seen = (text: RegExp) =>
    page.getByRole('region', { name: 'New idea' }).getByRole('status').filter({ hasText: text })
  await button('Keep').click()
  await expect.element(seen(/^Kept: /)).toBeVisible()
  await expect.poll(kept).toBe(1)
  await press('k')
  await expect.element(seen(/^Already kept: /)).toBeVisible()
  await ofSlot('Wants', 'Reroll Wants').click()
  await expect.element(seen(/Already kept/)).not.toBeInTheDocument()
  await press('k')
  await expect.poll(kept).toBe(2)
  await press('{Control>}z{/Control}k')
  await expect.element(seen(/^Already kept: /)).toBeVisible()
  expect(kept()).toBe(2)
  await ofKept
    .getByRole('button', { name: /^Delete/ })
    .nth(1)
    .click()
  await expect.poll(kept).toBe(1)
  await button('Keep').click()
  await expect.poll(kept).toBe(2)
})

test('on a phone keeping moves no line, and its button leaves those of the seed their room', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  await openCard()
  // The card fills the window.
  const { style } = document.querySelector('main') ?? document.body
  for (const above of ['--navbar-block', '--head']) style.setProperty(above, '0px')
  const heights = () =>
    slots()
      .elements()
      .map((each) => each.getBoundingClientRect().height)
  const before = heights()
  await button('Keep').click()
  await expect.element(button('Show it')).toBeVisible()
  expect(heights()).toEqual(before)
  const edges = (name: string) => button(name).element().getBoundingClientRect()
  for (const name of ['Copy seed', 'Enter a seed'])
    expect(edges(name).bottom).toBeLessThanOrEqual(edges('Show it').top + 0.5)
})
