import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { LazyPart } from './lazy-part.tsx'

const again = () => page.getByRole('button', { name: 'Try again' })

/** A view with a part whose script fails to load at first. */
async function open(failure?: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<{ default: () => React.ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>Here they are.</p> })
  const Plans = lazyWithRetry(load)
  await render(
    <>
      <h1 tabIndex={-1}>The view</h1>
      <LazyPart failure={failure} fallback={<p>Wait…</p>}>
        <Plans />
      </LazyPart>
    </>,
  )
  return load
}

test('a part that fails to load says so in its place, and loads on “Try again”', async () => {
  const load = await open("Couldn't load the plans.")
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("Couldn't load the plans. The rest of the page still works.")
  await expect.element(page.getByRole('heading', { name: 'The view' })).toBeVisible()
  await again().click()
  await expect.element(page.getByText('Here they are.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The view' })).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part without a message keeps its place, and is loaded again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const load = await open()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await expect.element(page.getByText('Wait…')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  vi.advanceTimersByTime(5000)
  await expect.element(page.getByText('Here they are.')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part whose button has had the focus opens at once, without its placeholder', async () => {
  const Form = lazyWithRetry(async () => ({ default: () => <p>Here it is.</p> }))
  function View() {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? (
      <LazyPart fallback={<p>Wait…</p>}>
        <Form />
      </LazyPart>
    ) : (
      <button type="button" {...Form.intent} onClick={() => setOpen(true)}>
        Edit
      </button>
    )
  }
  await render(<View />)
  await userEvent.tab()
  await expect.poll(Form.isLoaded).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(document.body.textContent).toContain('Here it is.')
})
