import type { Page } from '@playwright/test'

/** Keeps the app's scripts on their way until they are let go; what is inline runs. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
