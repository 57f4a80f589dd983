import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { searchPauseMs } from './search-help.tsx'

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

test('Escape in a field without suggestions clears it and opens no list', async () => {
  await typeToast()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['leaving the field', () => userEvent.click(page.getByRole('heading', { level: 1 }))],
])('%s does not wait for the pause', async (_, act) => {
  const { addresses } = await typeToast()
  await act()
  vi.advanceTimersByTime(0)
  await expect.poll(() => addresses).toEqual(written)
  await expect.element(field()).toHaveValue('toast')
})
