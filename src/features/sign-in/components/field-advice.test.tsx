import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldAdvice } from './field-advice.tsx'

test('advice on a field’s error comes into a region that is there already; that of a form does not', async () => {
  const error = { at: 'field', text: 'Unable to start verification', advice: 'Enter a phone number.' } as const
  const { container, rerender } = await render(<FieldAdvice id="advice" error={null} />)
  const region = container.querySelector('[aria-live=polite]#advice') ?? expect.fail('There is no region.')
  await rerender(<FieldAdvice id="advice" error={error} />)
  await expect.element(page.getByText(error.advice)).toBeVisible()
  expect(region.textContent).toBe(error.advice)
  await rerender(<FieldAdvice id="advice" error={{ ...error, at: 'form' }} />)
  await expect.poll(() => region.textContent).toBe('')
})
