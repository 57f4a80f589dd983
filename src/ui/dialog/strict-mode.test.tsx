import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

test('a dialog stays open where React mounts it twice', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <StrictMode>
      <Dialog open title="The house rules" onClose={onClose}>
        <p>No dice on the floor.</p>
      </Dialog>
    </StrictMode>,
  )
  const dialog = screen.getByRole('dialog', { name: 'The house rules' })
  await expect.element(dialog).toBeVisible()
  // The close event of the first mount arrives in a later task.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
})
