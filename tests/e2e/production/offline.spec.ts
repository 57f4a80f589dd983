import type { BrowserContext, Page } from '@playwright/test'
import { expect, signIn, test } from './support/fixtures.ts'
import { openGate } from './support/gate.ts'

type Change = (context: BrowserContext) => Promise<void>
type Line = { origin: string; cut: Change; mend: Change }

/** The network between browser and front. While it is cut, neither the page nor its worker reaches anything. */
const onLine = test.extend<{ line: Line }>({
  line: async ({ deployment }, use) => {
    const gate = await openGate(Number(new URL(deployment.origin).port))
    await use({
      origin: `http://127.0.0.1:${gate.port}`,
      async cut(context) {
        await gate.shut()
        await context.setOffline(true)
      },
      async mend(context) {
        await gate.open()
        await context.setOffline(false)
      },
    })
    await gate.shut()
  },
  baseURL: ({ line }, use) => use(line.origin),
})

const kept = (page: Page) => page.getByRole('region', { name: 'Kept ideas' })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Idea Builder' })

/** Waits until the browser has cached the view and the page after it, which it does in the background. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.map(({ scope, active }) => [new URL(scope).pathname, active?.state]).sort()
      }),
    )
    .toEqual([
      ['/idea-builder', 'activated'],
      ['/logout', 'activated'],
    ])

const untilSeen = (page: Page, title: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(title)

onLine.use({ expectedFaults: [/Failed to load resource/] })

onLine(
  'a view that was opened once opens offline, and what is done there is sent later',
  async ({ page, context, deployment, line }) => {
    await signIn(page, deployment, 'train@example.com')
    await views(page).getByRole('link', { name: 'Idea Builder' }).click()
    await page.getByRole('button', { name: /Keep/ }).click()
    const before = await kept(page).getByRole('heading', { level: 3 }).first().innerText()
    await untilKept(page)
    await untilSeen(page, before)
    const address = page.url()
    await page.close()

    await line.cut(context)
    const next = await context.newPage()
    await next.goto(address)
    await expect(heading(next)).toBeVisible()
    await expect(kept(next).getByRole('heading', { name: before })).toBeVisible()
    await next.getByRole('button', { name: 'Reroll', exact: true }).click()
    await next.getByRole('button', { name: /Keep/ }).click()
    await expect(kept(next).getByText('1 change is waiting.')).toBeVisible()
    await next.reload()
    await expect(kept(next).getByText('1 change is waiting.')).toBeVisible()
    // A page that was not opened before loads offline too.
    await next.getByText('Your tables', { exact: true }).click()
    await kept(next).getByRole('button', { name: 'Actions for kept ideas' }).click()
    await kept(next).getByRole('menuitem', { name: 'Import' }).click()
    await expect(kept(next).getByRole('heading', { name: 'Import ideas' })).toBeVisible()

    await line.mend(context)
    await expect(kept(next).getByText('1 change is waiting.')).toBeHidden()
    await expect(kept(next).getByText(/you last saw here/)).toBeHidden()
    await expect(kept(next).getByRole('heading', { level: 3 })).toHaveCount(3)
  },
)
