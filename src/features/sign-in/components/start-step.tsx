import { type RefObject, type SubmitEvent, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useWait } from '../../../forms/use-wait.ts'
import { contactTypeOf, normalizeContact } from '../../../rules/contact.ts'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { Field, useErrorLive } from '../../../ui/field/field.tsx'
import { useFocusOnArrival, useHeldSubmit } from '../../../ui/prerender/use-hydrated.ts'
import { type SignInDispatch, useAbortOnLeave } from '../run-attempt.ts'
import { sendCode } from '../send-code.ts'
import { contactChanged, selectSignIn } from '../sign-in-slice.ts'
import { FieldAdvice, FormAlert } from './form-alert.tsx'
import styles from './login-dialog.module.css'

type StartStepProps = { field: RefObject<HTMLInputElement | null>; onStarted: () => void; onCancel: () => void }

/** Asks for a phone number or an email address, and sends the code to it. */
export function StartStep({ field, onStarted, onCancel }: StartStepProps) {
  const dispatch = useDispatch<SignInDispatch>()
  const { contact, contactError, startWait } = useSelector(selectSignIn)
  const [left, setLeft] = useState(false)
  const [sending, setSending] = useState(false)
  const until = startWait?.contact === contact ? startWait.until : 0
  const wait = useWait(until)
  const held = useHeldSubmit()
  const id = useId()
  const fault = contactError?.at === 'field' ? contactError : null
  const [live, onFocus] = useErrorLive(fault?.advice)

  // `typed` comes from the field: at hydration, `contact` is one render behind what was typed.
  const leave = (typed: string) => {
    setLeft(true)
    dispatch(contactChanged(normalizeContact(typed)))
  }
  // Takes over what was typed into prerendered HTML before hydration. Afterwards the field shows `contact`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (!typed || typed === contact) return
    if (document.activeElement === field.current) dispatch(contactChanged(typed))
    else leave(typed)
  }, [])
  // If Verify has ended by itself, the person is still typing the code. The focus then stays out of this field (WCAG
  // 3.2).
  useFocusOnArrival(contact || !contactError ? field : undefined)
  useAbortOnLeave()
  // A fault of the field moves the focus into it. After any other fault the focus stays where it is.
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault, field])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // The code that sends may still be loading: a second press would count as a second request.
    if (sending) return
    setSending(true)
    const isSent = await dispatch(sendCode())
    setSending(false)
    if (isSent) onStarted()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of its field */}
      <div className={styles.entry} onFocus={onFocus}>
        <Field
          ref={field}
          label="Phone or Email"
          name="contact"
          placeholder="Phone number or email address"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={contact}
          readOnly={sending}
          error={fault?.text}
          aria-describedby={fault?.advice && `${id}-advice`}
          valid={left && !fault && contactTypeOf(contact) !== undefined}
          onChange={(event) => {
            setLeft(false)
            dispatch(contactChanged(event.target.value))
          }}
          onBlur={({ target }) => leave(target.value)}
        />
        <FieldAdvice error={fault} id={`${id}-advice`} live={live} />
      </div>
      <FormAlert error={contactError} busy={sending} wait={until ? wait : undefined} waitId={`${id}-wait`} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={sending}
          {...held}
          aria-disabled={wait > 0}
          aria-describedby={wait > 0 ? `${id}-wait` : undefined}
        >
          Send Code
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className={`${common.small} ${styles.consent}`}>
        By continuing, you agree to receive a one-time email and/or SMS. Msg &amp; data rates may apply.
      </p>
    </form>
  )
}
