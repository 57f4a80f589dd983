import { expect, spyOn } from 'storybook/test'
import { inLargeText, onPhone } from '../../.storybook/harness/stories.tsx'
import preview from '../../.storybook/preview.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadError } from './preload-error.ts'

const page = { works: false }

function Unloaded() {
  if (!page.works) throw new LoadError(new Error('Not loaded.'), true)
  return <h1>Your games</h1>
}

function Screen() {
  if (!page.works) throw new Error('Broken.')
  return <h1>Your games</h1>
}

const meta = preview.meta({
  title: 'Screens/Broken screen',
  tags: ['autodocs'],
  component: ErrorBoundary,
  args: { children: <Screen /> },
  parameters: { app: { state: {} } },
  beforeEach() {
    page.works = false
    spyOn(navigator, 'onLine', 'get').mockImplementation(() => page.works)
    // React writes every error that a boundary catches to the console.
    spyOn(console, 'error').mockImplementation(() => {})
  },
})

/** A page that failed says so, and offers to try again. If it fails again, you can reload the whole app. */
export const Broken = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "Couldn't open this page" })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent("Something went wrong, or it didn't load.")
  },
})

Broken.test('A second failure offers a reload', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
})

/** The second try works, and the page is there. */
export const TriedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    page.works = true
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your games' })).toBeVisible()
  },
})

/** Offline, the page waits for the network. */
export const Offline = meta.story({
  args: { children: <Unloaded /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You're offline, and this page hasn't loaded yet.")
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull()
  },
})

Offline.test('Back online, the page opens by itself', async ({ canvas }) => {
  page.works = true
  window.dispatchEvent(new Event('online'))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Your games' })).toBeVisible()
})

/** The network comes back while the page is still failing. The page opens all the same. */
export const BackAlready = meta.story({
  args: { children: <Unloaded /> },
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockImplementation(() => (page.works = true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your games' })).toBeVisible()
  },
})

/** On a phone, with text at 200%. */
export const OnPhoneInLargeText = meta.story({ globals: { ...inLargeText, ...onPhone } })
