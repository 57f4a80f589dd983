import { memo, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { LiveRegion } from '../../ui/announcer/live-region.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { SignInDispatch } from './attempt.ts'
import { resendCode } from './start-verification.ts'
import { formatWait, useWait } from './use-wait.ts'

/**
 * Asks for a new code once the wait is over. The countdown is in the button's text and is not read out by itself;
 * that a new code was sent, and that the next may be asked for, is.
 *
 * @param resendAt Unix milliseconds
 */
export const ResendCode = memo(function ResendCode({ resendAt }: { resendAt: number }) {
  const dispatch = useDispatch<SignInDispatch>()
  const wait = useWait(resendAt)
  const [news, setNews] = useState('')
  const waited = useRef(false)
  useEffect(() => {
    if (wait > 0) waited.current = true
    else if (waited.current) {
      waited.current = false
      setNews('You can ask for a new code now.')
    }
  }, [wait])

  const resend = async () => {
    if (wait === 0 && (await dispatch(resendCode()))) setNews('A new code was sent.')
  }
  return (
    <>
      {/* Not `disabled`: the button keeps the focus of who has just used it. */}
      <Button variant="quiet" aria-disabled={wait > 0} onClick={resend}>
        {wait > 0 ? `Resend code in ${formatWait(wait)}` : 'Resend code'}
      </Button>
      <LiveRegion message={news} />
    </>
  )
})
