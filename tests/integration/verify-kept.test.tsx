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

test.each(['/login#main', '/login'])('a link to %s keeps what is typed at Verify', async (address) => {
  const { goTo, addresses } = await openVerify('12')
  const field = codeField().element()
  const before = addresses.length
  goTo(address)
  await expect.poll(() => addresses.length, { message: 'there, and back at the step' }).toBe(before + 2)
  expect(codeField().element()).toBe(field)
  await expect.element(codeField()).toHaveValue('12')
})
