import type { Page } from '@playwright/test'
import { type MockServer, startMockServer } from '../../../mocks/server/server.ts'
import { routes } from '../../../src/shell/routes.ts'
import { expect, test as journey, openBrowser } from '../../support/journey.ts'
import { createGame, createLink, joinPath, takeName } from '../../support/journey-group.ts'
import { serveApp } from '../../support/serve-app.ts'

// The sign-in is a real server's, which has cookies of its own; the rest is the mock's.

const test = journey.extend<{ real: MockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a fixture from its pattern
  real: async ({}, use) => {
    const real = await startMockServer()
    await use(real)
    await real.close()
  },
  baseURL: async ({ real }, use) => {
    const half = await serveApp({ real: ['auth'], target: real.url })
    await use(half.url)
    await half.close()
  },
})
test.use({ backend: 'page' })

/** Signs in where the page has led to; the code is in the outbox of the real server. */
async function signIn(page: Page, real: MockServer, contact: string) {
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill(contact)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^Code sent to/)).toBeVisible()
  const [sent] = await real.world.outbox.listTo(contact)
  await page.getByRole('textbox', { name: 'Code' }).fill(sent?.code ?? '')
  await page.getByRole('button', { name: 'Verify' }).click()
}

test('two people sign in on the real server, and meet in a lobby of the mock', async ({ page, context, real }) => {
  await page.goto('/login')
  await signIn(page, real, 'rowan@example.com')
  await page.waitForURL('/home/')
  const game = await createGame(page)
  const link = await createLink(page, game)

  const other = await openBrowser(context)
  await other.goto(joinPath(game, link))
  await signIn(other, real, 'wren@example.com')
  await other.waitForURL('/home/')
  await takeName(other, 'Wren')
  // The page had read the profile before. With the host's sigil made up for it, it would choose another, on an old version.
  await other.reload()
  await other.getByRole('link', { name: `Continue to ${routes.join.title}` }).click()
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(other).toHaveURL(`/game/lobby/?game=${game.gameId}`)
  await page.goto(`/game/lobby/?game=${game.gameId}`)
  await expect(page.getByRole('main').getByText('Wren').first()).toBeVisible()

  await other.goto('/logout')
  await expect(other.getByText("You're signed out.")).toBeVisible()
  await other.goto('/game/lobby/')
  await expect(other).toHaveURL(/\/login/)
})
