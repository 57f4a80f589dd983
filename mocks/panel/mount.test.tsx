import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBench } from './bench.tsx'
import { mountPanel } from './mount.tsx'
import { createTestMock } from './test-mock.ts'

const toggle = () => page.getByRole('button', { name: 'Mock: Normal' })
let unmount = () => {}

afterEach(() => {
  unmount()
})

const mount = () => {
  unmount = mountPanel(createBench(createTestMock()))
}

/** A modal dialog with clipping and a transform, as an animated dialog has. */
async function showModal(name: string, heard: (what: string) => void = () => {}) {
  const screen = await render(
    <dialog
      aria-label={name}
      style={{ transform: 'translateY(5px)', overflow: 'hidden', width: '10rem', height: '6rem' }}
      onClick={() => heard('click')}
      onKeyDown={() => heard('key')}
    >
      <button type="button">Fine</button>
    </dialog>,
  )
  const dialog = screen.container.firstElementChild
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('There is no dialog.')
  dialog.showModal()
  return { dialog, remove: screen.unmount }
}

test('the panel can be used while a modal dialog is open, and after it', async () => {
  mount()
  const { dialog } = await showModal('Leave?')
  await toggle().click()
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('tab', { name: 'Calls' })).toBeInViewport()

  dialog.close()
  await toggle().click()
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('the dialog around it gets no events from it, and the focus stays', async () => {
  mount()
  const heard: string[] = []
  const { dialog } = await showModal('Leave?', (what) => heard.push(what))
  await toggle().click()
  await userEvent.keyboard('{Enter}')
  expect(heard).toEqual([])
  await expect.element(toggle()).toHaveFocus()
  dialog.close()
})
