import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { readCode } from '../../rules/read-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFocusOnArrival } from '../../ui/prerender/use-focus-on-arrival.ts'
import type { SignInDispatch } from './attempt.ts'
import { checkCode, isCode } from './check-code.ts'
import styles from './login-dialog.module.css'
import type { PendingVerification } from './pending-verification.ts'
import { ResendCode } from './resend-code.tsx'
import { codeChanged, selectSignIn } from './sign-in-slice.ts'
import { useAbortOnLeave } from './use-abort-on-leave.ts'
import { useDeliveredCode } from './use-delivered-code.ts'
import { formatWait, useWait } from './use-wait.ts'

type VerifyStepProps = {
  field: RefObject<HTMLInputElement | null>
  pending: PendingVerification
  onChangeContact: () => void
  onCancel: () => void
}

/** Asks for the code that was sent, and signs in with it. */
export function VerifyStep({ field, pending, onChangeContact, onCancel }: VerifyStepProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const { codeError, busy, checkWaitUntil } = useSelector(selectSignIn)
  const [code, setCode] = useState('')
  const wait = useWait(checkWaitUntil)
  const type = (text: string) => {
    setCode(text)
    dispatch(codeChanged())
  }

  useFocusOnArrival(field)
  useAbortOnLeave()
  useDeliveredCode(pending, (delivered) => {
    type(delivered)
    void dispatch(checkCode(delivered))
  })
  // A refused code stays, selected: typing replaces it, a small mend is possible.
  useEffect(() => {
    if (!codeError) return
    field.current?.focus()
    field.current?.select()
  }, [codeError, field])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void dispatch(checkCode(code))
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        ref={field}
        label="Code"
        name="code"
        placeholder="Verification code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={codeError?.text}
        hint={wait > 0 ? `You can try again in ${formatWait(wait)}.` : codeError?.advice}
        valid={!codeError && isCode(code)}
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => {
          event.preventDefault()
          type(readCode(event.clipboardData.getData('text')))
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy === 'check'} aria-disabled={wait > 0}>
          Verify
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className={styles.otherWays}>
        <ResendCode resendAt={pending.resendAt} />
        <Button variant="quiet" onClick={onChangeContact}>
          Change
        </Button>
      </div>
    </form>
  )
}
