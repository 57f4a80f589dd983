import { expect, spyOn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { inLargeText, onPhone } from '../../.storybook/stage/surroundings.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const weather = { isCalm: false }

function Screen() {
  if (!weather.isCalm) throw new Error('The roof is gone.')
  return <h1>The roof is back</h1>
}

const meta = preview.meta({
  title: 'Screens/Broken screen',
  component: ErrorBoundary,
  args: { children: <Screen /> },
  parameters: { app: {} },
  beforeEach() {
    weather.isCalm = false
    // React tells the console of every error that a boundary catches.
    spyOn(console, 'error').mockImplementation(() => {})
  },
})

export const Broken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page did not open' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something in it broke, or it could not be loaded.')
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

export const Narrow = meta.story({ globals: { ...inLargeText, ...onPhone } })
