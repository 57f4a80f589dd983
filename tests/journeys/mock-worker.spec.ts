import { expect, signIn, test } from '../support/journey.ts'

// A browser may refuse an update of the worker: the worker ends with the last page, and the next page may open at that
// moment.
test('a worker that cannot be renewed goes on answering, and nothing is left uncaught', { tag: '@mock' }, async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
  const second = await context.newPage()
  await second.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = async () => {
      document.documentElement.dataset.refused = ''
      throw new TypeError('Failed to update a ServiceWorker: Not found')
    }
  })
  await second.goto('/login')
  await expect(second.locator('html[data-refused]')).toBeAttached()
  await signIn(second, 'rowan@example.com')
})
