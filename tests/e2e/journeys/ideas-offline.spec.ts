import type { Page } from '@playwright/test'
import { expect, signIn, startSession, test } from '../../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedFaults: [/Failed to load resource/] })

const kept = (page: Page) => page.getByRole('region', { name: 'Kept ideas' })
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name, exact: true })
const titles = (page: Page) => kept(page).getByRole('heading', { level: 3 })

/** The browser caches the view, and the page after the session, in the background. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state)),
    )
    .toEqual(['activated', 'activated'])

test('offline: kept, edited and deleted ideas are sent later, once and in order', async ({ page, context }) => {
  await startSession(page, 'train@example.com')
  await page.goto('/idea-builder/')
  await expect(tab(page, 'Kept 0')).toBeVisible()
  await untilKept(page)

  await context.setOffline(true)
  // The first persons of a world all have different names.
  await page.getByRole('button', { name: 'Enter a seed' }).click()
  const seed = page.getByRole('dialog').getByRole('textbox', { name: 'Seed' })
  await seed.fill('night-train')
  await seed.press('Enter')
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Reroll', exact: true }).click()
    await page.getByRole('button', { name: /Keep/ }).click()
    await expect(tab(page, `Kept ${count}`)).toBeVisible()
  }
  await tab(page, 'Kept 3').click()
  await expect(titles(page)).toHaveCount(3)
  const [last = '', , first = ''] = await titles(page).allTextContents()
  await kept(page)
    .getByRole('button', { name: `Edit ${last}`, exact: true })
    .click()
  await kept(page).getByRole('textbox', { name: 'Title' }).fill('The last carriage')
  await expect(kept(page).getByText('Saved on this device')).toBeVisible()
  await kept(page).getByRole('button', { name: 'Done' }).click()
  await kept(page)
    .getByRole('button', { name: `Delete ${first}`, exact: true })
    .click()
  await expect(kept(page).getByText('5 changes are waiting.')).toBeVisible()

  await page.reload()
  await expect(kept(page).getByText('5 changes are waiting.')).toBeVisible()
  await expect(titles(page)).toHaveCount(2)
  const address = page.url()
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  const sent: string[] = []
  context.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()))
  await next.goto(address)
  await expect.poll(() => sent).toEqual(['POST', 'POST', 'POST', 'PATCH', 'DELETE'])
  await expect(kept(next).getByText(/changes? (is|are) waiting\./)).toBeHidden()
  // In a second tab: a reload could stop the last one on its way, and it would be sent again.
  const beside = await context.newPage()
  await beside.goto(address)
  await expect(titles(beside)).toHaveCount(2)
  await expect(titles(beside).first()).toHaveText('The last carriage')
  expect(sent).toHaveLength(5)
})

test('offline: an expired session leads to a page that explains it, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const notTold = page.getByText(/^You're signed out here, but we couldn't reach the server/)
  await startSession(page, 'train@example.com')
  await page.clock.install()
  await page.goto('/idea-builder/')
  await expect(tab(page, 'Kept 0')).toBeVisible()
  await untilKept(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: /Keep/ }).click()
  await tab(page, 'Kept 1').click()
  await expect(titles(page)).toHaveCount(1)
  await kept(page)
    .getByRole('button', { name: /^Edit / })
    .click()
  await kept(page).getByRole('textbox', { name: 'Title' }).fill('The last carriage')
  await page.clock.fastForward('59:55')

  await expect(page).toHaveURL('/logout')
  await expect(notTold).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByRole('textbox', { name: 'Phone or Email' })).toBeVisible()
  await page.goto('/idea-builder/')
  await expect(page).toHaveURL('/login')
  await page.goto('/logout')
  await expect(notTold).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("You're signed out.")).toBeVisible()
  await signIn(page, 'train@example.com')
  await page.goto('/idea-builder/?part=kept')
  // Its form is open again if the session ended before the text was saved.
  const form = kept(page).getByRole('form', { name: 'Edit The last carriage' })
  await expect(form.or(titles(page).filter({ hasText: 'The last carriage' }))).toHaveCount(1)
  await expect(kept(page).getByText(/changes? (is|are) waiting\./)).toBeHidden()
})
