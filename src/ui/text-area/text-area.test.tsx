import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { TextArea } from './text-area.tsx'

const area = () => page.getByRole('textbox', { name: 'Pitch' })
const height = () => area().element().getBoundingClientRect().height
const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n')

describe.each([
  ['by the browser', true],
  ['by script, where the browser does not', false],
])('grows %s', (_, supports) => {
  const show = async (text: string) => {
    vi.spyOn(CSS, 'supports').mockReturnValue(supports)
    // As a browser that does not know the property: it stays as high as its rows.
    const style = supports ? {} : ({ fieldSizing: 'fixed' } as const)
    return render(<TextArea label="Pitch" rows={3} defaultValue={text} style={style} />)
  }

  it('with its text, and shrinks with it again', async () => {
    await show('')
    const before = height()
    await area().fill(lines(8))
    await vi.waitFor(() => expect(height()).toBeGreaterThan(before * 1.8))
    const { scrollHeight, clientHeight } = area().element()
    expect(scrollHeight).toBe(clientHeight)
    await area().fill('')
    await vi.waitFor(() => expect(height()).toBe(before))
  })
})

it('keeps what is too long, and says how much that is', async () => {
  await render(<TextArea label="Pitch" limit={20} />)
  await expect.element(area()).toHaveAccessibleDescription('At most 20 characters.')
  await userEvent.type(area(), '12345678901234567')
  expect(page.getByText(/left/).elements()).toEqual([])
  await userEvent.keyboard('8')
  await expect.element(page.getByText('2 characters left').first()).toBeVisible()
  await userEvent.keyboard('9012345')
  await expect.element(area()).toHaveValue('1234567890123456789012345')
  await expect.element(page.getByText('5 characters too many').first()).toBeVisible()
})

it('counts a picture as one character, as the server does', async () => {
  await render(<TextArea label="Pitch" limit={20} defaultValue={'🏰'.repeat(18)} />)
  await expect.element(page.getByText('2 characters left').first()).toBeVisible()
})
