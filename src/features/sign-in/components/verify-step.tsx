import { memo, type RefObject, type SubmitEvent, useCallback, useEffect, useId, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useWait } from '../../../forms/use-wait.ts'
import { isCode, readCode } from '../../../rules/code.ts'
import type { ContactType } from '../../../rules/contact.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field, useErrorLive } from '../../../ui/field/field.tsx'
import icon from '../../../ui/icon/icon.module.css'
import { useFocusOnArrival } from '../../../ui/prerender/use-hydrated.ts'
import { checkCode, leaveAccepted } from '../check-code.ts'
import type { PendingVerification } from '../pending-verification.ts'
import { type SignInDispatch, useAbortOnLeave } from '../run-attempt.ts'
import { codeChanged, selectCheckWait, selectIsAccepted, selectSignIn } from '../sign-in-slice.ts'
import { useDeliveredCode } from '../use-delivered-code.ts'
import { FieldAdvice, FormAlert } from './form-alert.tsx'
import styles from './login-dialog.module.css'
import { ResendCode } from './resend-code.tsx'

/** A phone that receives a message, and an envelope. The six dots stand for the six digits. */
const drawings: Record<ContactType, string> = {
  phone:
    'M19 21V12a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4V43M28 50h8M6 21h30a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H17l-7 6v-6H6a3 3 0 0 1-3-3V24a3 3 0 0 1 3-3z',
  email: 'M14 28V10h36v18M14 23 6 29v24a3 3 0 0 0 3 3h46a3 3 0 0 0 3-3V29l-8-6M6 30l26 16 26-16',
}
const dots: Record<ContactType, string> = {
  phone: 'M9 30h.1M13.8 30h.1M18.6 30h.1M23.4 30h.1M28.2 30h.1M33 30h.1',
  email: 'M20 24h.1M24.8 24h.1M29.6 24h.1M34.4 24h.1M39.2 24h.1M44 24h.1',
}

/** A drawing of where the code arrives. The text beside it says the same. */
const WhereToLook = memo(function WhereToLook({ type }: { type: ContactType }) {
  return (
    <svg className={`${icon.icon} ${styles.where}`} viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawings[type]} />
      <path d={dots[type]} strokeWidth="3.5" />
    </svg>
  )
})

/**
 * An accepted code has opened a session. A person who leaves before the user has loaded does not want it, so it is
 * ended.
 */
function useDropOnLeave() {
  const dispatch = useDispatch<SignInDispatch>()
  const isAccepted = useSelector(selectIsAccepted)
  useEffect(() => {
    return isAccepted ? () => void dispatch(leaveAccepted()) : undefined
  }, [dispatch, isAccepted])
}

type VerifyStepProps = {
  field: RefObject<HTMLInputElement | null>
  pending: PendingVerification
  onCancel: () => void
}

/** Asks for the code that was sent, and signs in with it. */
export default function VerifyStep({ field, pending, onCancel }: VerifyStepProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const { codeError, call } = useSelector(selectSignIn)
  const waitUntil = useSelector(selectCheckWait)
  const [code, setCode] = useState('')
  const wait = useWait(waitUntil)
  const id = useId()
  const fault = codeError?.at === 'field' ? codeError : null
  const [live, onFocus] = useErrorLive(fault?.advice)
  const type = (text: string) => {
    setCode(text)
    dispatch(codeChanged())
  }

  useFocusOnArrival(field)
  useAbortOnLeave()
  useDropOnLeave()
  useDeliveredCode(pending, (delivered) => {
    type(delivered)
    void dispatch(checkCode(delivered))
  })
  // A refused code stays in the field, selected: typing replaces it, and it can also be corrected.
  useEffect(() => {
    if (!fault) return
    field.current?.focus()
    field.current?.select()
  }, [fault, field])

  // The code in the field belongs to the earlier request and is void.
  const startOver = useCallback(() => {
    setCode('')
    field.current?.focus()
  }, [field])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void dispatch(checkCode(code))
  }
  return (
    <>
      <WhereToLook type={pending.type} />
      <form noValidate onSubmit={submit} className={styles.form}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of its field */}
        <div className={`${styles.entry} ${styles.code}`} onFocus={onFocus}>
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
            readOnly={call !== null}
            error={fault?.text}
            aria-describedby={fault?.advice && `${id}-advice`}
            valid={!codeError && isCode(readCode(code))}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => {
              // Only a whole code is taken here. The browser pastes anything else: part of a code goes to the cursor.
              const pasted = event.clipboardData.getData('text')
              if (call || !isCode(readCode(pasted))) return
              event.preventDefault()
              type(readCode(pasted))
            }}
          />
          <FieldAdvice error={fault} id={`${id}-advice`} live={live} />
        </div>
        <FormAlert error={codeError} busy={call !== null} wait={waitUntil ? wait : undefined} waitId={`${id}-wait`} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={fault?.isSpent ? 'secondary' : 'primary'}
            busy={call?.kind === 'check'}
            aria-disabled={wait > 0}
            aria-describedby={wait > 0 ? `${id}-wait` : undefined}
          >
            Verify
          </Button>
          <ResendCode
            resendAt={pending.resendAt}
            busy={call?.kind === 'start'}
            isNext={fault?.isSpent}
            onSent={startOver}
          />
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  )
}
