import { test as base, expect, type Page } from '@playwright/test'
import { watch } from './watch.ts'
import { watchContract } from './watch-contract.ts'

export { expect }

type Options = {
  /** Patterns of faults that this journey causes on purpose. Each has to occur. */
  expectedFaults: RegExp[]
}

/**
 * Playwright's `test`, which also fails a journey for faults that its person would not see (see `watch` and
 * `watchContract`).
 */
export const test = base.extend<Options & { watched: undefined }>({
  expectedFaults: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedFaults }, use) => {
      if (!baseURL)
        throw new Error('Set baseURL in playwright.config.ts: it is the only origin that a journey may call.')
      const faults = watch(context, baseURL)
      const compared = watchContract(context, baseURL, (fault) => faults.push(fault))
      await use(undefined)
      await compared()
      const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'faults behind the journey').toEqual([])
      const missing = expectedFaults.filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      expect(missing, 'expected faults that did not come up').toEqual([])
    },
    { auto: true },
  ],
})

const latestCode = (page: Page) =>
  page.getByRole('region', { name: 'Mock panel' }).getByRole('status', { name: 'Latest code' })

/** The newest one-time code in the mock's outbox; waits until there is one. */
export async function readLatestCode(page: Page): Promise<string> {
  await expect(latestCode(page)).toHaveText(/^\d{6}$/)
  return (await latestCode(page).innerText()).trim()
}

/** Signs in as a person does: from /login, with the code that was sent to `contact`, to /home/. */
export async function signIn(page: Page, contact: string) {
  await page.goto('/login')
  // The outbox may still show the code of an earlier sign-in.
  const earlier = (await latestCode(page).isVisible()) ? (await latestCode(page).innerText()).trim() : ''
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^Code sent to/)).toBeVisible()
  if (earlier) await expect(latestCode(page)).not.toHaveText(earlier)
  await page.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(page))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('/home/')
  // The address changes before the page does. When the page arrives, its heading takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeFocused()
}
