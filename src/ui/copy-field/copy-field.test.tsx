import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { CopyField } from './copy-field.tsx'

const link = 'https://emberhall.example/join/2VJ0table/9f1c2b7a55e04d8f'
const button = () => page.getByRole('button', { name: 'Copy link' })
const field = () => page.getByRole('textbox', { name: 'Link' })
const show = () => render(<CopyField label="Link" value={link} />)
const selection = () => {
  const { selectionStart, selectionEnd, value } = field().element() as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}
const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.'))

it('copies the text, says so for a moment, and announces it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  const { width } = button().element().getBoundingClientRect()
  await button().click()
  expect(write.mock.calls).toEqual([[link]])
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.')
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  // It is said once: the button keeps its name.
  await expect.element(button()).toHaveFocus()
  expect(button().element().getBoundingClientRect().width).toBe(width)
  await vi.advanceTimersByTimeAsync(3000)
  await expect.element(button()).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('selects the text and says so if the browser does not let it copy', async () => {
  refuseClipboard()
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await show()
  await button().click()
  await expect
    .element(page.getByText("Your browser didn't let us copy it. We selected the text, so you can copy it yourself."))
    .toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(selection()).toBe(link)
})
