import { expect, type Page, test } from '@playwright/test'
import { operations } from '../../../src/contract/operations.gen.ts'
import { codePattern } from '../../../src/contract/patterns.gen.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Mock panel' })

/** Requests to other origins. There may be none: the demo must work without them. */
const outside: string[] = []

test.beforeEach(({ context, baseURL }) => {
  const { host } = new URL(baseURL ?? '')
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== host) outside.push(url.href)
  })
})
test.afterEach(() => expect(outside.splice(0)).toEqual([]))

test('signs in below a sub-path, and a reload on a deep page stays there', async ({ page, baseURL }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('rowan@example.com')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Code sent to email: rowan@example.com.')).toBeVisible()
  const code = panel(page).getByRole('status', { name: 'Latest code' })
  await expect(code).toHaveText(codePattern)
  await page.getByRole('textbox', { name: 'Code' }).fill(await code.innerText())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(`${baseURL}home/`)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${baseURL}profile`)
  await expect(page.getByRole('timer')).toBeVisible()
})

test('has the contract in one file', async ({ request }) => {
  const contract = await (await request.get('openapi.yaml')).text()
  expect(contract).toContain('openapi: 3.1.0')
  expect(contract).toContain(`${operations.startVerification.path}:`)
  expect(contract).not.toContain('contract/')
})

test('has its Storybook, whose stories have a mocked backend of their own', async ({ page }) => {
  await page.goto('storybook/')
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible()
  await page.goto('storybook/iframe.html?id=behavior-login-dialog-verify--code-sent')
  await expect(page.getByText('Code sent to phone: +12025550123.')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`renders the contract on ${theme} paper where the theme is ${theme}, also on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('storybook/iframe.html?viewMode=docs&id=guides-contract--docs')
    await page.getByRole('button', { name: 'Open the API reference' }).click()
    await page.locator(`[data-tag="${operations.startVerification.tag}"]`).click()
    await page.getByText(operations.startVerification.path, { exact: true }).first().click()
    await expect(page.getByText('The code is on its way.')).toBeVisible()
    const brightness = (of: 'color' | 'backgroundColor', selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => Number(/\d+/.exec(getComputedStyle(node)[name])?.[0]), of)
    const paper = await brightness('backgroundColor', '.paper')
    const ink = await brightness('color', '.paper .opblock-summary-path')
    expect(paper > ink).toBe(theme === 'light')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}
