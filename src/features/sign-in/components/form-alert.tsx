import { Fragment, memo, useRef, useState } from 'react'
import { waitInWords } from '../../../forms/use-wait.ts'
import { ErrorIcon } from '../../../ui/icon/icons.tsx'
import { useFocusOnArrival } from '../../../ui/prerender/use-hydrated.ts'
import type { SignInError } from '../sign-in-slice.ts'
import styles from './login-dialog.module.css'

type FormAlertProps = {
  error: SignInError | null
  /**
   * Another attempt is under way. The text of the last one is hidden, and its space is kept so that no button moves.
   */
  busy: boolean
  /** Seconds until the server accepts another attempt; 0 when the time has passed, `undefined` if there is no wait. */
  wait: number | undefined
  /** The id of the text that says how long to wait. */
  waitId: string
}

/**
 * Shows above the buttons what went wrong with sending, and announces it at once. The countdown is outside the alert,
 * so that it is not announced every second. If the step opens with an error, the alert takes the focus.
 */
export const FormAlert = memo(function FormAlert({ error, busy, wait, waitId }: FormAlertProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useFocusOnArrival(words, true)
  const fault = error?.at === 'form' ? error : null
  // The same text again gets new elements, so that a screen reader announces it again.
  const [said, say] = useState({ fault, count: 0 })
  if (said.fault !== fault) say({ fault, count: said.count + 1 })
  const isShown = fault !== null || Boolean(wait)
  return (
    <div className={isShown ? styles.alert : styles.noAlert} data-busy={busy || undefined}>
      {isShown && <ErrorIcon />}
      <div role="alert">
        {fault && (
          <Fragment key={said.count}>
            {/* A long text of a server scrolls, so that the form stays in view. Keyboards reach it (WCAG 2.1.1). */}
            <p ref={words} dir="auto" className={styles.words} tabIndex={fault.text.length > 100 ? 0 : -1}>
              {fault.text}
            </p>
            {fault.advice && <p>{fault.advice}</p>}
          </Fragment>
        )}
      </div>
      {/* The line stays when the wait is over, so that no button moves under the pointer. */}
      {isShown && wait !== undefined && <p id={waitId}>{waitInWords(wait)}</p>}
    </div>
  )
})

type FieldAdviceProps = { error: SignInError | null; id: string; live: 'polite' | 'off' }

/**
 * Advice on a field's error, shown below the field. It is a live region that is always in the page, so that a screen
 * reader announces it once.
 * @param live whether it is announced; see `useErrorLive`
 */
export const FieldAdvice = memo(function FieldAdvice({ error, id, live }: FieldAdviceProps) {
  return (
    <p id={id} className={styles.advice} aria-live={live}>
      {error?.at === 'field' && error.advice}
    </p>
  )
})
