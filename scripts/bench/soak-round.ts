import { getResponse } from 'msw'
import type { Page, Route } from 'playwright'
import { createBackend } from '../../mocks/scenarios/backend.ts'
import { createCallLog } from '../../mocks/scenarios/call-log.ts'
import { createSettings } from '../../mocks/scenarios/settings.ts'
import { basePath } from '../../src/contract/operations.gen.ts'
import { routes } from '../../src/shell/routes.ts'

/**
 * Answers the calls of a page from a mocked backend in this process. In the page, the mock's own memory would be
 * measured too.
 *
 * @returns a function that gives the newest code
 */
export async function answerCalls(page: Page): Promise<() => string> {
  const { world, handlers } = createBackend({ settings: createSettings(), calls: createCallLog(), cookies: 'header' })
  await page.context().route(`**${basePath}/**`, async (route) => {
    const response = await getResponse(handlers, await requestOf(route))
    if (!response) return route.abort()
    const body = Buffer.from(await response.arrayBuffer())
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
  })
  return () => world.outbox.list()[0]?.code ?? ''
}

async function requestOf(route: Route): Promise<Request> {
  const request = route.request()
  return new Request(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  })
}

/**
 * One round from login page to login page: sign in with a code, open and cancel a question, sign out. Signing out loads a
 * page again, which would free everything, so it happens in another tab: this one is notified, and shows the login page.
 */
export async function signInAndOut(page: Page, other: Page, contact: string, newestCode: () => string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.keyboard.press('Enter')
  await page.getByText(`Code sent to email: ${contact}.`).waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(newestCode())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome to Emberhall' }).waitFor()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Logout?' }).getByRole('button', { name: 'Cancel' }).click()

  await other.goto(new URL(routes.logout.path, page.url()).href)
  await other.getByText("You're signed out.").waitFor()
  // A hidden tab has no animation frames.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Send Code' }).waitFor()
}
