import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../support/fake-network.ts'
import { openApp } from '../support/open-app.tsx'
import { pendingStored } from '../support/pending.ts'

const codeField = () => page.getByRole('textbox', { name: 'Code' })

beforeEach(async () => {
  const network = fakeNetwork()
  const { requestId } = await network.start('rowan@example.com')
  pendingStored({ contact: 'rowan@example.com', requestId })
})
/** Opens Verify with something typed. */
async function openVerify(typed: string) {
  const app = await openApp({ at: '/login' })
  await userEvent.fill(codeField(), typed)
  return app
}

/** Pastes a text, or something else. Gives whether the browser is left to do it. */
function paste(text?: string): boolean {
  const clipboardData = new DataTransfer()
  if (text) clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  return codeField().element().dispatchEvent(event)
}

test('a pasted part of a code goes to where the cursor is; a whole one takes the field', async () => {
  await openVerify('12')
  expect(paste('3456'), 'the browser pastes').toBe(true)
  expect(paste(), 'a picture is no text').toBe(true)
  await expect.element(codeField()).toHaveValue('12')
  expect(paste('Table 7: your code is 123 456')).toBe(false)
  await expect.element(codeField()).toHaveValue('123456')
})

test.each(['/login#main', '/login'])('a link to %s keeps what is typed at Verify', async (address) => {
  const { goTo, addresses } = await openVerify('12')
  const field = codeField().element()
  const before = addresses.length
  goTo(address)
  await expect.poll(() => addresses.length, { message: 'there, and back at the step' }).toBe(before + 2)
  expect(codeField().element()).toBe(field)
  await expect.element(codeField()).toHaveValue('12')
})
