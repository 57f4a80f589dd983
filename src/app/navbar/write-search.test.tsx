import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { searchPauseMs } from './limits.ts'

const field = () => page.getByRole('combobox', { name: 'Search' })
const see = (...names: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(names)

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await page.viewport(414, 896)
})

/** Types "toast" into the search of a page with a list, on a stopped clock. */
async function typeToast() {
  fakeNetwork()
  const app = await openApp({ at: '/example/' })
  await userEvent.click(field())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('toast')
  await see('Toast')
  // It loads with the code that writes the address.
  await expect.element(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  expect(app.addresses).toEqual(['/example/'])
  return app
}
const written = ['/example/', '/example/?search=toast']

test('the list follows each letter, and the address the pause after them', async () => {
  const { addresses } = await typeToast()
  vi.advanceTimersByTime(searchPauseMs - 1)
  await expect.element(field()).toHaveValue('toast')
  expect(addresses).toEqual(['/example/'])
  vi.advanceTimersByTime(1)
  await expect.poll(() => addresses).toEqual(written)
  await userEvent.keyboard('{Backspace}')
  vi.advanceTimersByTime(searchPauseMs)
  await expect.poll(() => addresses).toEqual([...written, '/example/?search=toas'])
})

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['a shortcut of the browser', () => userEvent.keyboard('{Control>}{Control/}')],
  ['leaving the field', () => userEvent.tab()],
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  [
    'a reload by the keyboard',
    () =>
      field()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', bubbles: true })),
  ],
  ['another tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('%s does not wait for the pause', async (_, act) => {
  const { addresses } = await typeToast()
  await act()
  await expect.poll(() => addresses).toEqual(written)
  await expect.element(field()).toHaveValue('toast')
})

test('Back after following a link at once restores the typed text', async () => {
  const { addresses, goBack } = await typeToast()
  await userEvent.click(page.getByRole('link', { name: /Emberhall/ }))
  await expect.poll(() => addresses).toEqual([...written, '/'])
  await expect.element(field()).toHaveValue('')
  goBack()
  await expect.element(field()).toHaveValue('toast')
  await see('Toast')
})
