import type { Page } from '@playwright/test'

/** Delays the app's scripts until the returned function is called. Inline scripts run. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
