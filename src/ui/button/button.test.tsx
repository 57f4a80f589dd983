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

it.each(['primary', 'secondary', 'quiet', 'danger'] as const)(
  'looks the same when the app holds it back as when the browser does, also under the pointer: %s',
  async (variant) => {
    await render(
      <>
        <Button variant={variant}>Enabled</Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} aria-disabled>
          Held back
        </Button>
      </>,
    )
    const lookOf = (name: string) => {
      const { color, backgroundColor, borderTopStyle, borderTopColor, cursor } = getComputedStyle(
        page.getByRole('button', { name }).element(),
      )
      return { color, backgroundColor, borderTopStyle, borderTopColor, cursor }
    }
    expect(lookOf('Held back')).toEqual(lookOf('Disabled'))
    expect(lookOf('Held back').color).not.toBe(lookOf('Enabled').color)
    await userEvent.hover(page.getByRole('button', { name: 'Held back' }))
    expect(lookOf('Held back')).toEqual(lookOf('Disabled'))
  },
)
