import { memo, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { formatWait, useWait } from '../../../forms/use-wait.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import type { SignInDispatch } from '../run-attempt.ts'
import { resendCode } from '../start-verification.ts'
import styles from './login-dialog.module.css'

type ResendCodeProps = {
  /** Unix milliseconds. */
  resendAt: number
  /** A new code is being requested. */
  busy: boolean
  /** Nothing else leads on: the last code is used up or too old. */
  isNext?: boolean
  /** Called when a new code was sent. The earlier code is void. */
  onSent: () => void
}

/**
 * Requests a new code once the wait is over. The countdown is in the button's text and is not announced. A new code is
 * announced and shown as a text. The end of the wait is announced, and shown by the button.
 */
export const ResendCode = memo(function ResendCode({ resendAt, busy, isNext, onSent }: ResendCodeProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const wait = useWait(resendAt)
  const [news, setNews] = useState<'' | 'sent' | 'ready'>('')
  const waited = useRef(false)
  useEffect(() => {
    if (wait > 0) waited.current = true
    else if (waited.current) setNews('ready')
  }, [wait])

  const resend = async () => {
    if (wait > 0) return
    // The message about the last code no longer applies, even if the server refuses another one.
    setNews('')
    if (!(await dispatch(resendCode()))) return
    setNews('sent')
    onSent()
  }
  return (
    <div className={styles.resend}>
      {/* `aria-disabled` instead of `disabled`: the button keeps the focus of a person who has just used it. */}
      <Button
        variant={isNext ? 'primary' : 'quiet'}
        data-next={isNext || undefined}
        busy={busy}
        aria-disabled={wait > 0}
        onClick={resend}
      >
        {wait > 0 ? `Resend code in ${formatWait(wait)}` : 'Resend code'}
      </Button>
      {/* The line is always there, so that nothing moves when the text appears. */}
      <p role="status" className={styles.news}>
        {news === 'sent' && (
          <>
            <CheckIcon />
            New code sent
          </>
        )}
        {news === 'ready' && <VisuallyHidden>You can ask for a new code now.</VisuallyHidden>}
      </p>
    </div>
  )
})
