import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { Button, type ButtonProps } from './button.tsx'

async function renderInForm(props: ButtonProps) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onClick = vi.fn()
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button onClick={onClick} {...props}>
        Verify
      </Button>
    </form>,
  )
  return { onSubmit, onClick, button: page.getByRole('button', { name: 'Verify' }) }
}

it('clicks, and does not submit the form around it', async () => {
  const { button, onClick, onSubmit } = await renderInForm({})
  await button.click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('ignores clicks and Enter while busy, and keeps the focus', async () => {
  const { button, onClick, onSubmit } = await renderInForm({ type: 'submit', busy: true })
  await button.click({ force: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  await page.getByLabelText('Code').click()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})
