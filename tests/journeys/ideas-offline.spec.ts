import type { Page } from '@playwright/test'
import { expect, startSignedIn, test } from '../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedFaults: [/Failed to load resource/] })

const kept = (page: Page) => page.getByRole('region', { name: 'Kept ideas' })
const titles = (page: Page) => kept(page).getByRole('heading', { level: 3 })

/** The browser keeps the view beside everything else. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state)),
    )
    .toEqual(['activated'])

test('on a train: what is kept, edited and deleted without a network is there later, once and in order', async ({
  page,
  context,
}) => {
  await startSignedIn(page, 'train@example.com')
  await page.goto('/idea-builder/')
  await expect(kept(page).getByText(/Nothing yet/)).toBeVisible()
  await untilKept(page)

  await context.setOffline(true)
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: /Reroll/ }).click()
    await page.getByRole('button', { name: /Keep/ }).click()
    await expect(titles(page)).toHaveCount(count)
  }
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
  await expect(kept(page).getByText('5 changes wait.')).toBeVisible()

  await page.reload()
  await expect(kept(page).getByText('5 changes wait.')).toBeVisible()
  await expect(titles(page)).toHaveCount(2)
  const address = page.url()
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  const sent: string[] = []
  next.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()))
  await next.goto(address)
  await expect.poll(() => sent).toEqual(['POST', 'POST', 'POST', 'PATCH', 'DELETE'])
  await expect(kept(next).getByText(/changes? waits?\./)).toBeHidden()
  await next.reload()
  await expect(titles(next)).toHaveCount(2)
  await expect(titles(next).first()).toHaveText('The last carriage')
  expect(sent).toHaveLength(5)
})
