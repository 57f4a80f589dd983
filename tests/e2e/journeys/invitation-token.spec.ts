import type { Page } from '@playwright/test'
import { routes } from '../../../src/shell/routes.ts'
import { expect, goInside, openBrowser, readLatestCode, startSession, test } from '../../support/journey.ts'
import { createGame, createLink, joinPath } from '../../support/journey-group.ts'

/** Everything that a page stores, as one text. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('a link survives the login page; its token gets into no title, log, storage or address but its own', async ({
  page,
  context,
}) => {
  await startSession(page, 'rowan@example.com')
  const game = await createGame(page)
  const link = await createLink(page, game)
  const guest = await openBrowser(context)
  const seen: string[] = []
  guest.on('console', (message) => seen.push(`console: ${message.text()}`))
  guest.on('request', async (request) => {
    // The page itself is requested at its own address.
    if (!request.isNavigationRequest()) seen.push(`request: ${request.url()}`)
    seen.push(`referrer: ${request.headers().referer ?? ''}`)
  })
  const note = async () => seen.push(`title: ${await guest.title()}`)

  await guest.goto(joinPath(game, link))
  await expect(guest).toHaveURL('/login')
  await guest.getByRole('textbox', { name: 'Phone or Email' }).fill('wren@example.com')
  await note()
  await guest.getByRole('button', { name: 'Send Code' }).click()
  await expect(guest.getByText(/^Code sent to/)).toBeVisible()
  await guest.getByRole('textbox', { name: 'Code' }).fill(await readLatestCode(guest))
  await guest.getByRole('button', { name: 'Verify' }).click()
  const onward = guest.getByRole('link', { name: `Continue to ${routes.join.title}` })
  await onward.click()
  await expect(guest).toHaveURL(joinPath(game, link))
  await expect(guest.getByRole('heading', { level: 1, name: 'Your invitation' })).toBeVisible()
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await note()
  await expect(guest).toHaveURL(`/game/lobby/?game=${game.gameId}`)
  await note()
  seen.push(`stored: ${await stored(guest)}`)
  seen.push(`referrer of the page: ${await guest.evaluate(() => document.referrer)}`)
  expect(seen.filter((text) => text.includes(link.token))).toEqual([])
  expect(seen.filter((text) => text.startsWith('referrer: h'))).toEqual([])
  await guest.goBack()
  await expect(guest).not.toHaveURL(/\/join\//)
  await goInside(guest, '/home/')
  await expect(guest.getByRole('heading', { level: 1, name: /^Welcome, ./ })).toBeVisible()
  await expect(onward).toHaveCount(0)
})
