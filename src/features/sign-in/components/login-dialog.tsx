import { Suspense, useDeferredValue, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { brand } from '../../../shell/routes.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { resetSignIn, type SignInDispatch } from '../run-attempt.ts'
import { selectPending } from '../sign-in-slice.ts'
import styles from './login-dialog.module.css'
import { StartStep } from './start-step.tsx'

// Loaded later: the second step comes after an answer of the server.
const VerifyStep = lazyWithRetry(() => import('./verify-step.tsx'))

/** Loads the second step before it is needed; rejects if that fails. */
export const prefetchVerifyStep = VerifyStep.preload

/** The title of Verify says where to look. */
const titles = { phone: 'Check your phone', email: 'Check your email' }

export type SignInStep = 'start' | 'verify'

export type LoginDialogProps = {
  /** Whether the dialog is shown. */
  open: boolean
  /** False shows it as part of the page, as the login page does. True opens it above the page. */
  modal?: boolean
  /** The current step. Verify is shown only while a code is pending. */
  step: SignInStep
  /** Called to move on to Verify, or back to Start. The caller then sets `step`. */
  onStepChange: (step: SignInStep) => void
  /** Why the person is asked to sign in, if there is a special reason. */
  reason?: string
  /** Called on Cancel, Escape and the close button, after the dialog was reset. */
  onClose: () => void
}

/** A contact that may break before its at sign and its dots, if the line is too short for it. */
const withBreaks = (contact: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key than their place
  contact.split(/(?=[@.])/).flatMap((part, index) => [<wbr key={index} />, part])

/** Signs in with a one-time code, in two steps: Start asks for a contact, Verify for the code that was sent to it. */
export function LoginDialog({ open, modal = true, step, onStepChange, reason, onClose }: LoginDialogProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const pending = useSelector(selectPending)
  const field = useRef<HTMLInputElement>(null)
  const reasonId = useId()
  // Start stays until Verify has loaded.
  const verifying = useDeferredValue(step) === 'verify' && pending !== null

  const cancel = () => {
    dispatch(resetSignIn())
    onClose()
  }
  return (
    <Dialog
      open={open}
      modal={modal}
      title={verifying ? titles[pending.type] : `Sign in to ${brand}`}
      headingLevel={modal ? 2 : 1}
      onClose={cancel}
      initialFocus={field}
      describedBy={reason && reasonId}
    >
      <div className={verifying ? styles.verify : undefined}>
        {reason && !verifying && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
        <div className={`${common.row} ${styles.sent}`}>
          {/* One live region for both steps. Moving to Verify announces where the code was sent. */}
          <p role="status" className={styles.intro}>
            {verifying ? (
              <>
                Code sent to {pending.type}:{' '}
                <strong>
                  <bdi>{withBreaks(pending.contact)}</bdi>
                </strong>
                .
              </>
            ) : (
              "We'll send a one-time code to confirm your identity."
            )}
          </p>
          {verifying && (
            <Button variant="quiet" className={styles.change} onClick={() => onStepChange('start')}>
              Change
            </Button>
          )}
        </div>
        {verifying ? (
          <Suspense>
            <VerifyStep field={field} pending={pending} onCancel={cancel} />
          </Suspense>
        ) : (
          <StartStep field={field} onStarted={() => onStepChange('verify')} onCancel={cancel} />
        )}
      </div>
    </Dialog>
  )
}
