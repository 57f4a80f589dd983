import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { readCode } from '../../rules/code.ts'
import type { PendingVerification } from './pending-verification.ts'

const otpCredential = z.object({ code: z.string() })

/**
 * Waits for a code that the browser reads from an SMS, where it has WebOTP (https://wicg.github.io/web-otp/), and
 * passes it to `onCode`.
 */
export function useDeliveredCode({ type, requestId }: PendingVerification, onCode: (code: string) => void): void {
  const deliver = useEffectEvent(onCode)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request is a new message to wait for
  useEffect(() => {
    if (type !== 'phone' || !('OTPCredential' in window)) return
    const controller = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: controller.signal }
    navigator.credentials
      .get(request)
      .then((credential) => {
        const parsed = z.safeParse(otpCredential, credential)
        if (parsed.success && !controller.signal.aborted) deliver(readCode(parsed.data.code))
      })
      // Refused, timed out, or not available on this page: the person types the code.
      .catch(() => {})
    return () => controller.abort()
  }, [type, requestId])
}
