import { Fragment, memo, useRef, useState } from 'react'
import { ErrorIcon } from '../../../ui/icon/icons.tsx'
import { useFocusOnArrival } from '../../../ui/prerender/use-focus-on-arrival.ts'
import type { SignInError } from '../sign-in-slice.ts'
import { formatWait } from '../use-wait.ts'
import styles from './login-dialog.module.css'

type FormAlertProps = {
  error: SignInError | null
  /** Another try is under way: what is said of the last one makes room for its outcome, but no button moves. */
  busy: boolean
  /** Seconds until the server takes another try; 0 when that time has come, `undefined` where it set none. */
  wait: number | undefined
  /** Id of the text that says so. */
  waitId: string
}

/**
 * What went wrong with sending, above the buttons of the form: announced at once, as the focus may be anywhere. How
 * long to wait is counted beside it, so that it is not read out second by second. Of a step that begins with it, it
 * takes the focus.
 */
export const FormAlert = memo(function FormAlert({ error, busy, wait, waitId }: FormAlertProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useFocusOnArrival(words, true)
  const fault = error?.at === 'form' ? error : null
  // The same words again are new elements: a screen reader says them anew.
  const [said, say] = useState({ fault, count: 0 })
  if (said.fault !== fault) say({ fault, count: said.count + 1 })
  const isShown = fault !== null || Boolean(wait)
  return (
    <div className={isShown ? styles.alert : styles.noAlert} data-busy={busy || undefined}>
      {isShown && <ErrorIcon />}
      <div role="alert">
        {fault && (
          <Fragment key={said.count}>
            {/* However much a server has to say, the form stays in sight, and it scrolls (WCAG 2.1.1). */}
            <p ref={words} dir="auto" className={styles.words} tabIndex={fault.text.length > 100 ? 0 : -1}>
              {fault.text}
            </p>
            {fault.advice && <p>{fault.advice}</p>}
          </Fragment>
        )}
      </div>
      {/* Its line stays when the time has come: the button does not move under the pointer. */}
      {isShown && wait !== undefined && (
        <p id={waitId}>{wait > 0 ? `You can try again in ${formatWait(wait)}.` : 'You can try again now.'}</p>
      )}
    </div>
  )
})
