import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { openApp } from '../../../../tests/support/open-app.tsx'
import { seatIn } from '../../../../tests/support/seed-games.ts'
import { href } from '../../../shell/href.ts'
import type { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** The scripts that do not come. One that has come once is there for all tests. */
const missing = vi.hoisted(() => new Set<string>())

vi.mock('../../../ui/lazy/lazy-with-retry.tsx', async (importOriginal) => {
  const original = await importOriginal<{ lazyWithRetry: typeof lazyWithRetry }>()
  return {
    ...original,
    lazyWithRetry: (load: () => Promise<never>, ...rest: []) =>
      original.lazyWithRetry(
        async () => {
          for (const name of missing)
            if (load.toString().includes(name)) throw new TypeError('Failed to fetch dynamically imported module')
          return load()
        },
        ...rest,
      ),
  }
})

vi.mock('../temporal.ts', async (importOriginal) => {
  const { loadTemporal } = await importOriginal<typeof import('../temporal.ts')>()
  return {
    loadTemporal: async () => {
      if (missing.has('temporal')) throw new TypeError('Failed to fetch dynamically imported module')
      return loadTemporal()
    },
  }
})

beforeEach(() => {
  missing.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openLobby() {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, others: [{ displayName: 'Ash' }] })
  await openApp({ at: href('gameLobby', { game: gameId }) })
}

const ready = () => page.getByRole('button', { name: 'Ready' })
const again = () => page.getByRole('button', { name: 'Try again' })

test('plans whose script does not come say so, and take nothing else with them', async () => {
  missing.add('plans')
  await openLobby()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The plans did not load.' })).toBeVisible()
  await ready().click()
  await expect.element(ready()).toHaveAttribute('aria-pressed', 'true')
  await again().click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The plans did not load.' })).toBeVisible()
  missing.clear()
  await again().click()
  await expect.element(page.getByRole('heading', { name: 'Next session' })).toBeVisible()
  await expect.element(ready()).toHaveAttribute('aria-pressed', 'true')
})

test('an editor whose script does not come leaves the dates and the boundaries alone', async () => {
  missing.add('note-editor')
  await openLobby()
  await page.getByRole('button', { name: 'Write the agenda' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The form did not load. The rest' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Boundaries' })).toBeVisible()
  missing.clear()
  await again().click()
  await expect.element(page.getByRole('textbox', { name: 'Agenda' })).toHaveFocus()
})

test('a form for dates whose script does not come is said, before and after it opens', async () => {
  missing.add('temporal')
  await openLobby()
  await page.getByRole('button', { name: 'Offer dates' }).click()
  await expect.element(page.getByText('The form did not load. Check your connection and try again.')).toBeVisible()
  missing.clear()
  missing.add('offer-form')
  await page.getByRole('button', { name: 'Offer dates' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The form did not load. The rest' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  missing.clear()
  await again().click()
  await expect.element(page.getByLabelText('Date 1')).toBeVisible()
})
