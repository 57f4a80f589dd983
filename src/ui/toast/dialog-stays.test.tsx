import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Dialog } from '../dialog/dialog.tsx'
import { type Toast, ToastRegion } from './toast-region.tsx'

/* A dialog keeps clear of toasts, and does not move under a pointer that is about to press one of its buttons. */

const settled: Toast = { id: 'settled', kind: 'success', message: 'The date is settled.' }
const toasts = (count: number) => Array.from({ length: count }, (_, at) => ({ ...settled, id: `${at}` }))

function Page({ shown = 0, isOpen = false, lines = 1 }: { shown?: number; isOpen?: boolean; lines?: number }) {
  return (
    <main>
      <Dialog open={isOpen} title="Start the game?" onClose={() => {}}>
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line is as good as another
          <p key={at}>Everyone is ready.</p>
        ))}
      </Dialog>
      <ToastRegion toasts={toasts(shown)} onDismiss={() => {}} onAction={() => {}} />
    </main>
  )
}

const edges = (name: 'dialog' | 'region') => page.getByRole(name).element().getBoundingClientRect()
const cards = () => page.getByText('The date is settled.').first().element().getBoundingClientRect()
/** Sizes are observed after the layout, once a frame. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

it('stays where it is when the toasts below it end', async () => {
  const screen = await render(<Page shown={1} />)
  await twoFrames()
  await screen.rerender(<Page shown={1} isOpen />)
  const { top } = edges('dialog')
  await screen.rerender(<Page isOpen />)
  await twoFrames()
  expect(edges('dialog').top).toBe(top)
  // The next one has the whole window.
  await screen.rerender(<Page />)
  await screen.rerender(<Page isOpen />)
  expect(edges('dialog').top).toBeGreaterThan(top)
})

it('makes way for toasts that would cover it', async () => {
  const screen = await render(<Page isOpen lines={30} />)
  await screen.rerender(<Page isOpen lines={30} shown={1} />)
  await twoFrames()
  expect(edges('dialog').bottom).toBeLessThanOrEqual(cards().top)
})
