import { memo, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import type { SignInDispatch } from '../attempt.ts'
import { resendCode } from '../start-verification.ts'
import { formatWait, useWait } from '../use-wait.ts'
import styles from './login-dialog.module.css'

type ResendCodeProps = {
  /** Unix milliseconds. */
  resendAt: number
  /** A new code is being asked for. */
  busy: boolean
  /** A new code is on its way; the one before is void. */
  onSent: () => void
}

/**
 * Asks for a new code once the wait is over. The countdown is in the button's text and is not read out by itself; that
 * a new code was sent is seen and heard, and that the next may be asked for is heard, as the button shows it.
 */
export const ResendCode = memo(function ResendCode({ resendAt, busy, onSent }: ResendCodeProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const wait = useWait(resendAt)
  const [news, setNews] = useState<'' | 'sent' | 'ready'>('')
  const waited = useRef(false)
  useEffect(() => {
    if (wait > 0) waited.current = true
    else if (waited.current) {
      waited.current = false
      setNews('ready')
    }
  }, [wait])

  const resend = async () => {
    if (wait > 0) return
    // Whatever was said of the last one is over, also where the server refuses another.
    setNews('')
    if (!(await dispatch(resendCode()))) return
    setNews('sent')
    onSent()
  }
  return (
    <div className={styles.resend}>
      {/* Not `disabled`: the button keeps the focus of who has just used it. */}
      <Button variant="quiet" busy={busy} aria-disabled={wait > 0} onClick={resend}>
        {wait > 0 ? `Resend code in ${formatWait(wait)}` : 'Resend code'}
      </Button>
      {/* Its line is always there: nothing moves when the news come. */}
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
