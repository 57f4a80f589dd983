import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../shell/href.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { findInvitation } from './find-invitation.ts'
import styles from './invitation-field.module.css'

const broken = "This isn't an invite link. Paste the full link your host sent you."

/**
 * "I have an invitation": a button, for the actions of a page, and the link field that it opens below them.
 * @returns both, of which one is visible at a time
 *
 */
export function useInvitationField() {
  const [isOpen, setIsOpen] = useState(false)
  return {
    opener: !isOpen && <Button onClick={() => setIsOpen(true)}>I have an invitation</Button>,
    field: isOpen && <InvitationField />,
  }
}

/** Opens the page of an invitation. The link grants a seat, so it is stored nowhere. */
function InvitationField() {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  useEffect(() => field.current?.focus(), [])
  const open = (event: FormEvent) => {
    event.preventDefault()
    const invitation = findInvitation(field.current?.value ?? '')
    if (invitation) return void navigate(href('join', invitation))
    setError(broken)
    field.current?.select()
  }
  return (
    <form noValidate className={styles.form} onSubmit={open}>
      <Field
        ref={field}
        label="Invite link"
        hint="Paste the link your host sent you."
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        inputMode="url"
        onChange={() => setError('')}
      />
      <Button type="submit">Open invitation</Button>
    </form>
  )
}
