import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../base.css'
import { TextArea } from './text-area.tsx'

const area = () => page.getByRole('textbox', { name: 'Pitch' })

it('keeps a text that is too long, and says by how much', async () => {
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

it('counts an emoji as one character, as the server does', async () => {
  await render(<TextArea label="Pitch" limit={20} defaultValue={'🏰'.repeat(18)} />)
  await expect.element(page.getByText('2 characters left').first()).toBeVisible()
})

it('says by how much a text is too long beside an error, too', async () => {
  await render(<TextArea label="Pitch" limit={3} error="Enter at most 3 characters." defaultValue="12345" />)
  await expect.element(page.getByText('2 characters too many').first()).toBeVisible()
})
