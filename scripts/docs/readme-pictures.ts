import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { routes } from '../../src/shell/routes.ts'
import { findChromium, launchFlags } from '../browser/chromium.ts'
import { renderSheet, type Shot } from './render-pictures.ts'

// npm run tool -- images             writes the pictures of the README to docs/images
// npm run tool -- images workbench   only that one

const pictures: Record<string, (browser: Browser, origin: string) => Promise<Buffer>> = {
  screens: takeScreens,
  workbench: takeWorkbench,
}
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 900 } }
const themes = ['light', 'dark'] as const

/** More tabs of the strip, and what shows that each has loaded. */
const evening = [
  ['Lobby', 'Next session'],
  ['Invite', 'Members'],
  ['Idea Builder', 'Reroll'],
] as const

/** Walks through the app as a person does, and takes a picture of each screen at both widths. */
async function walk(browser: Browser, origin: string, theme: (typeof themes)[number]): Promise<Shot[]> {
  const context = await browser.newContext({ colorScheme: theme, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shots: Shot[] = []
  const take = async (screen: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      shots.push({ screen, theme, size, image: await picture(page) })
    }
    await page.setViewportSize(sizes.wide)
  }
  await page.goto(origin)
  await take('Welcome')
  await page.getByRole('link', { name: 'Sign in or sign up' }).click()
  await page.getByRole('textbox', { name: 'Phone or Email' }).fill('rowan@example.com')
  await take('Login')
  await page.getByRole('button', { name: 'Send Code' }).click()
  const code = page.getByRole('status', { name: 'Latest code' }).filter({ hasText: /^\d{6}$/ })
  await page.getByRole('textbox', { name: 'Code' }).fill(await code.innerText())
  await take('Verify')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(`**${routes.home.path}`)
  // A made-up campaign, as its host.
  await page.goto(`${origin}${routes.home.path}?world=example`)
  await page.getByRole('article').first().waitFor()
  await take('Home')
  await page.getByRole('region', { name: 'Your games' }).getByRole('link').first().click()
  await page.getByText('Start the game').first().waitFor()
  await take('Game')
  for (const [screen, seen] of evening) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: screen }).click()
    await page.mouse.move(0, 0)
    await page.getByText(seen).filter({ visible: true }).first().waitFor()
    await take(screen)
  }
  await context.close()
  return shots
}

/** A screenshot without the mock panel, which is not part of the product. */
async function picture(page: Page): Promise<string> {
  // Held by its handle: a hidden element has no role to find it by.
  const panel = await page.getByRole('region', { name: 'Mock panel' }).elementHandle()
  const show = (visibility: string) =>
    panel?.evaluate(
      (element, value) => element instanceof HTMLElement && element.style.setProperty('visibility', value),
      visibility,
    )
  await show('hidden')
  const image = await page.screenshot()
  await show('visible')
  return `data:image/png;base64,${image.toString('base64')}`
}

/** The main screens, wide and narrow, light and dark. */
async function takeScreens(browser: Browser, origin: string): Promise<Buffer> {
  const shots = [...(await walk(browser, origin, 'light')), ...(await walk(browser, origin, 'dark'))]
  const page = await browser.newPage({ viewport: { width: 1480, height: 800 } })
  await page.setContent(renderSheet(shots))
  return page.locator('main').screenshot()
}

/** The workbench beside the app: a typed answer, and where it leaves the contract. */
async function takeWorkbench(browser: Browser, origin: string): Promise<Buffer> {
  const size = { width: 1280, height: 760 }
  const context = await browser.newContext({ viewport: size, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${origin}${routes.home.path}?world=example`)
  const panel = page.getByRole('region', { name: 'Mock panel' })
  await panel.getByRole('button', { name: /^Mock: / }).click()
  await panel.getByRole('button', { name: 'Dock beside' }).click()
  await panel.getByRole('tab', { name: 'Answers' }).click()
  await panel.getByRole('searchbox', { name: 'Find an operation' }).fill('my games')
  await panel.getByText('List my games', { exact: true }).click()
  await panel.getByRole('combobox', { name: 'Answer' }).selectOption('200 One game')
  await panel.getByRole('textbox', { name: 'Body' }).fill('{\n  "items": "none"\n}')
  await panel.getByText('/items must be array').waitFor()
  await page.getByRole('heading', { name: 'Your games' }).scrollIntoViewIfNeeded()
  await page.getByRole('article').first().waitFor()
  const image = await page.screenshot()
  await context.close()
  return image
}

const [only] = process.argv.slice(2)
if (only !== undefined && !(only in pictures)) {
  console.error(`There is no picture "${only}". Pictures: ${Object.keys(pictures).join(', ')}.`)
  process.exit(2)
}
process.env.VITE_API_MODE = 'mock'
const output = { outDir: '.results/app', emptyOutDir: true }
await build({ build: output, logLevel: 'warn' })
const server = await preview({ build: output, preview: { host: '127.0.0.1', port: 0, strictPort: false } })
const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags })
try {
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  await mkdir('docs/images', { recursive: true })
  for (const [name, take] of Object.entries(pictures)) {
    if (only !== undefined && name !== only) continue
    const target = `docs/images/${name}.png`
    const image = await take(browser, origin)
    await writeFile(target, image)
    console.log(`${target}: ${Math.round(image.length / 1024)} KB`)
  }
} finally {
  await browser.close()
  await server.close()
}
