import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { MenuButton } from '../menu/menu-button.tsx'
import { ProgressDialog } from '../progress/progress-dialog.tsx'
import { PromptDialog } from '../prompt/prompt-dialog.tsx'
import { ToastRegion } from '../toast/toast-region.tsx'

const nothing = () => {}

/** Renders to HTML, then hydrates. Returns the errors of hydration. */
async function prerenderAndHydrate(node: ReactNode) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  document.body.append(container)
  const html = container.innerHTML
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, node, { onRecoverableError })
  const leave = () => {
    root.unmount()
    container.remove()
  }
  return { html, faults: onRecoverableError.mock.calls, leave }
}

it("a page's HTML contains the login dialog, and everything hydrates without an error", async () => {
  const { html, faults, leave } = await prerenderAndHydrate(
    <main>
      <MenuButton label="Menu" items={[{ id: 'profile', label: 'Profile', onSelect: nothing }]} />
      <Dialog open modal={false} headingLevel={1} title="Login" onClose={nothing} footer={<Button busy>Send</Button>}>
        <Field label="Contact" hint="By phone" error="Missing" valid />
      </Dialog>
      <Dialog open title="Welcome back" onClose={nothing} />
      <PromptDialog open={false} title="Name" label="Name" onAnswer={nothing} />
      <ProgressDialog open label="Sending" />
      <ToastRegion toasts={[]} onDismiss={nothing} onAction={nothing} />
    </main>,
  )
  expect(html).toMatch(/<dialog open=""[^>]*>.*Login/)
  expect(html).not.toMatch(/\sstyle=/)
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(faults).toEqual([])
  leave()
})
