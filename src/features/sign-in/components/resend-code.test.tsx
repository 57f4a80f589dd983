import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeNetwork } from '../../../../tests/support/fake-network.ts'
import { makeStore } from '../../../app/store.ts'
import { pendingSet, selectPending } from '../sign-in-slice.ts'
import { ResendCode } from './resend-code.tsx'

const email = 'rowan@example.com'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const news = () => page.getByRole('status')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

/** Shows the button after a code was sent. @param wait until another may be requested, milliseconds */
async function open(wait: number) {
  const network = fakeNetwork()
  const { requestId } = await network.start(email)
  const store = makeStore()
  const sentAt = Date.now()
  store.dispatch(pendingSet({ type: 'email', contact: email, requestId, sentAt, resendAt: sentAt + wait }))
  const onSent = vi.fn()
  const show = () => (
    <Provider store={store}>
      <ResendCode resendAt={selectPending(store.getState())?.resendAt ?? 0} busy={false} onSent={onSent} />
    </Provider>
  )
  const { rerender } = await render(show())
  return { network, onSent, render: () => rerender(show()) }
}

test('a new code can be requested once the wait is over, which is announced', async () => {
  const { network, onSent } = await open(2000)
  await expect.element(button('Resend code in 0:02')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(news()).toBeEmptyDOMElement()
  await button('Resend code in 0:02').click({ force: true })
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(button('Resend code in 0:01')).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(button(/^Resend code$/)).toHaveAttribute('aria-disabled', 'false')
  await expect.element(news()).toHaveTextContent('You can ask for a new code now.')
  expect([network.count('startVerification'), onSent.mock.calls.length]).toEqual([0, 0])
})
