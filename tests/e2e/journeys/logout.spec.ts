import { operations } from '../../../src/contract/operations.gen.ts'
import { expect, startSession, startSignedIn, test } from '../../support/journey.ts'

test('logout ends the session, here and in the other tab', async ({ context, page }) => {
  await startSignedIn(page, 'leaver@example.com')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/logout')
  await expect(page.getByText("You're signed out.")).toBeVisible()
  await expect(other).toHaveURL('/login')
  await page.goto('/home/')
  await expect(page).toHaveURL('/login')
})

test('returning to /logout, by Back or by a reload, does not end a newer session', async ({ context, page }) => {
  await startSignedIn(page, 'again@example.com')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText("You're signed out.")).toBeVisible()
  await startSession(page, 'again@example.com')
  const other = await context.newPage()
  await other.goto('/home/')
  await page.bringToFront()
  await expect(page.getByText("You're signed in.")).toBeVisible()
  const logouts: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(operations.logout.path)) logouts.push(request.method())
  })

  await test.step('Back, from a page of another load', async () => {
    await page.goto('/example/')
    await page.goBack()
    await expect(page).toHaveURL('/logout')
    await expect(page.getByText("You're signed in.")).toBeVisible()
  })
  await test.step('a reload', async () => {
    await page.reload()
    await expect(page.getByText("You're signed in.")).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  })
  await test.step('Back, inside the app', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Emberhall' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText("You're signed in.")).toBeVisible()
    expect(logouts).toEqual([])
  })
  await test.step('signing out there does', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText("You're signed out.")).toBeVisible()
    expect(logouts).toEqual(['POST'])
  })
  await test.step('so does its address, typed', async () => {
    await startSession(page, 'again@example.com')
    await other.bringToFront()
    await other.goto('/logout')
    await expect(other.getByText("You're signed out.")).toBeVisible()
    expect(logouts).toEqual(['POST', 'POST'])
  })
})
