import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldAdvice, FormAlert } from './form-alert.tsx'
import '../../../ui/base.css'

const fault = { at: 'form', text: 'Unable to start verification', advice: 'Check your connection.' } as const
const alert = () => page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name })

/** A form with two buttons. The countdown describes the second one. */
const formWith = (props: Partial<ComponentProps<typeof FormAlert>> = {}) => (
  <>
    <button type="button">Before</button>
    <FormAlert error={null} busy={false} wait={undefined} waitId="wait" {...props} />
    <button type="button" aria-describedby="wait">
      Send
    </button>
  </>
)

/** What the text is shown in: a frame with an icon. */
function seen() {
  const box = alert().element().parentElement ?? expect.fail()
  return { frame: getComputedStyle(box).borderTopStyle === 'solid', sign: box.querySelector('svg') !== null }
}

test('an error of the form is shown in a frame, with its advice; one of a field is not', async () => {
  const { rerender } = await render(formWith())
  await expect.element(alert()).toBeEmptyDOMElement()
  expect(seen()).toEqual({ frame: false, sign: false })
  await rerender(formWith({ error: fault }))
  await expect.element(alert()).toHaveTextContent('Unable to start verificationCheck your connection.')
  await expect.element(page.getByText(fault.advice, { exact: true })).toBeVisible()
  expect(seen()).toEqual({ frame: true, sign: true })
  await expect.element(page.getByText(/try again/i)).not.toBeInTheDocument()
  await rerender(formWith({ error: { at: 'form', text: fault.text } }))
  await expect.poll(() => alert().element().textContent).toBe(fault.text)
  expect(alert().element().childElementCount).toBe(1)
  await rerender(formWith({ error: { ...fault, at: 'field' } }))
  await expect.element(alert()).toBeEmptyDOMElement()
  expect(seen()).toEqual({ frame: false, sign: false })
})

test('the wait is counted beside the alert, and its line stays when it is over', async () => {
  const { rerender } = await render(formWith({ wait: 61 }))
  await expect.element(button('Send')).toHaveAccessibleDescription('Try again in 1:01.')
  await expect.element(alert()).toBeEmptyDOMElement()
  expect(seen()).toEqual({ frame: true, sign: true })
  await rerender(formWith({ error: fault, wait: 1 }))
  await expect.element(button('Send')).toHaveAccessibleDescription('Try again in 0:01.')
  await rerender(formWith({ error: fault, wait: 0 }))
  await expect.element(button('Send')).toHaveAccessibleDescription('You can try again now.')
  await rerender(formWith({ wait: 0 }))
  await expect.element(page.getByText(/try again/i)).not.toBeInTheDocument()
  expect(seen()).toEqual({ frame: false, sign: false })
})

test('advice on a field’s error appears in a live region that is already in the page; advice on a form’s error does not', async () => {
  const error = { at: 'field', text: 'Unable to start verification', advice: 'Enter a phone number.' } as const
  const { container, rerender } = await render(<FieldAdvice id="advice" live="polite" error={null} />)
  const region = container.querySelector('[aria-live=polite]#advice') ?? expect.fail('There is no region.')
  await rerender(<FieldAdvice id="advice" live="polite" error={error} />)
  await expect.element(page.getByText(error.advice)).toBeVisible()
  expect(region.textContent).toBe(error.advice)
  await rerender(<FieldAdvice id="advice" live="polite" error={{ ...error, at: 'form' }} />)
  await expect.poll(() => region.textContent).toBe('')
})
