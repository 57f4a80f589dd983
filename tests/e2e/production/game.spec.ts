import type { BrowserContext, Page } from '@playwright/test'
import { joinWords } from '../../../src/features/invitations/model/join-words.ts'
import { routes } from '../../../src/shell/routes.ts'
import { watch } from '../../support/watch-faults.ts'
import { expect, finishSignIn, signIn, test } from './support/fixtures.ts'

const heading = (name: string) => ({ level: 1, name, exact: true })
const gameName = 'The Ember Crown'

/** Creates a game; returns the link that it has at once, with approval by the host. */
async function invite(page: Page): Promise<string> {
  await page.goto('/game/create/')
  await page.getByRole('textbox', { name: 'Name' }).fill(gameName)
  await page.getByRole('button', { name: 'Create game' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /The Ember Crown.* is ready$/ })).toBeVisible()
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

test.describe('two people at two machines', () => {
  let elsewhere: BrowserContext
  test.beforeEach(async ({ browser, baseURL }) => {
    elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  })
  test.afterEach(() => elsewhere.close())

  test('a guest comes by a link, is accepted, and is removed', async ({ page, deployment }) => {
    const faults = watch(elsewhere, deployment.origin)
    const guest = await elsewhere.newPage()
    await signIn(page, deployment, 'host@example.com')
    const link = await invite(page)

    await test.step('the link is opened signed out', async () => {
      await guest.goto(link)
      await expect(guest).toHaveURL('/login')
      await expect(guest.getByText('You have been invited to a game. Sign in to take your seat.')).toBeVisible()
      await finishSignIn(guest, deployment, 'guest@example.com')
      await guest.getByRole('link', { name: `Continue to ${routes.join.title}` }).click()
      await expect(guest.getByRole('heading', { level: 2, name: gameName })).toBeVisible()
    })

    await test.step('the guest requests a seat, the host’s page shows it, the host decides, and the guest’s page follows', async () => {
      await guest.getByRole('button', { name: 'Accept invitation' }).click()
      await expect(guest.getByRole('status').getByText(joinWords.waiting.lead)).toBeVisible()
      await page.getByRole('button', { name: /^Let in / }).click()
      await expect(page.getByText('2 of 5 seats taken')).toBeVisible()
      await expect(guest).toHaveURL(/\/game\/lobby\/\?game=[0-9A-Za-z]{27}$/)
      await expect(guest.getByRole('heading', heading('Lobby'))).toBeVisible()
    })

    await test.step('the host removes the guest, and the link says so', async () => {
      await page
        .getByRole('region', { name: 'Members' })
        .getByRole('button', { name: /^Actions for / })
        .click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('1 of 5 seats taken')).toBeVisible()
      await expect(guest.getByRole('alert').getByText(joinWords.removed.lead)).toBeVisible()
      await guest.goto(link)
      await expect(guest.getByText(joinWords.removed.lead)).toBeVisible()
    })
    expect(faults).toEqual([])
  })
})
