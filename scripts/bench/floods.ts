import type { Page } from 'playwright'
import { notedOn } from './interactions.ts'

/** Shows 500 toasts in a row. Returns the longest task in milliseconds; 0 if none was longer than 50 ms. */
export async function flood(page: Page): Promise<number> {
  const before = (await notedOn(page)).longTasks.length
  await page.getByRole('button', { name: 'Info', exact: true }).evaluate(async (button: HTMLButtonElement) => {
    for (let count = 0; count < 500; count++) {
      button.click()
      await new Promise((next) => window.setTimeout(next))
    }
  })
  return Math.max(0, ...(await notedOn(page)).longTasks.slice(before))
}

/** Shows a refusal with a message of 10,000 characters on the login page. Returns the longest task, as above. */
export async function longMessage(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('rowan@example.com')
  const before = (await notedOn(page)).longTasks.length
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByText('A long story.').first().waitFor()
  return Math.max(0, ...(await notedOn(page)).longTasks.slice(before))
}
