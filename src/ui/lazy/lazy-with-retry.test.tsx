import { Component, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyWithRetry, renewFailedLoads } from './lazy-with-retry.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button
        type="button"
        onClick={() => {
          renewFailedLoads()
          this.setState({ failed: false })
        }}
      >
        Try again
      </button>
    )
  }
}

test('what failed to load is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>Here it is.</p> })
  const Late = lazyWithRetry(load)
  const screen = await render(
    <Boundary>
      <Suspense>
        <Late />
      </Suspense>
    </Boundary>,
  )
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here it is.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
