import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { PendingVerification } from './pending-verification.ts'
import { useDeliveredCode } from './use-delivered-code.ts'

const pendingFor = (type: 'email' | 'phone', requestId = 'first'): PendingVerification => ({
  type,
  requestId,
  contact: '',
  sentAt: 0,
  resendAt: 0,
})

/** A browser that reads codes from messages. `deliver` and `refuse` answer the latest request. */
function readsMessages() {
  vi.stubGlobal('OTPCredential', class {})
  let answer = Promise.withResolvers<Credential | null>()
  const asked = vi.spyOn(navigator.credentials, 'get').mockImplementation(() => {
    answer = Promise.withResolvers()
    return answer.promise
  })
  return {
    asked,
    deliver: (credential: object | null) => answer.resolve(credential as Credential | null),
    refuse: () => answer.reject(new DOMException('Refused.', 'NotAllowedError')),
  }
}

/** Waits for the code of a request, as Verify does. */
async function wait(first = pendingFor('phone')) {
  const onCode = vi.fn()
  const show = (pending: PendingVerification = first) => useDeliveredCode(pending, onCode)
  const { rerender, unmount } = await renderHook(show)
  return { onCode, rerender, unmount }
}

test('the code is read from a message to the phone', async () => {
  const { asked, deliver } = readsMessages()
  const { onCode } = await wait()
  expect(asked.mock.calls).toMatchObject([[{ otp: { transport: ['sms'] } }]])
  deliver({ code: 'Your code is 123 456.' })
  await expect.poll(() => onCode.mock.calls).toEqual([['123456']])
})
