import { expect, spyOn } from 'storybook/test'
import { inLargeText, onPhone } from '../../.storybook/harness/stories.tsx'
import preview from '../../.storybook/preview.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadError } from './preload-error.ts'

const weather = { isCalm: false }

function Unloaded() {
  if (!weather.isCalm) throw new LoadError(new Error('The road is flooded.'), true)
  return <h1>The road is open</h1>
}

function Screen() {
  if (!weather.isCalm) throw new Error('The roof is gone.')
  return <h1>The roof is back</h1>
}

const meta = preview.meta({
  title: 'Screens/Broken screen',
  tags: ['autodocs'],
  component: ErrorBoundary,
  args: { children: <Screen /> },
  parameters: { app: {} },
  beforeEach() {
    weather.isCalm = false
    spyOn(navigator, 'onLine', 'get').mockImplementation(() => weather.isCalm)
    // React writes every error that a boundary catches to the console.
    spyOn(console, 'error').mockImplementation(() => {})
  },
})

export const Broken = meta.story({
  play: async ({ canvas, userEvent, checkNow }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "Couldn't open this page" })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent("Something went wrong, or it didn't load.")
    await checkNow()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    weather.isCalm = true
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The roof is back' })).toBeVisible()
  },
})

/** Offline, the page waits for the network and then opens by itself. */
export const Offline = meta.story({
  args: { children: <Unloaded /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You're offline, and this page hasn't loaded yet.")
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull()
    weather.isCalm = true
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The road is open' })).toBeVisible()
  },
})

/** The network came back while the page was still failing, so no `online` event follows. */
export const BackAlready = meta.story({
  args: { children: <Unloaded /> },
  beforeEach: () => void spyOn(navigator, 'onLine', 'get').mockImplementation(() => (weather.isCalm = true)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The road is open' })).toBeVisible()
  },
})

export const Narrow = meta.story({ globals: { ...inLargeText, ...onPhone } })
