import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ksuidPattern, tokenPattern } from '../contract/patterns.gen.ts'
import { href } from '../shell/href.ts'
import { routes } from '../shell/routes.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import styles from './game.module.css'

/** The end of an invitation link, wherever it is hosted, also in the middle of a message. */
const link = new RegExp(routes.join.path.replace(/:\w+/g, '([\\w-]+)'))

/** The parts of an invitation link. */
export type InvitationParts = { gameId: string; token: string }

/** The invitation in a pasted text: a link alone, or in a message around it. The server decides whether it is valid. */
export function findInvitation(text: string): InvitationParts | undefined {
  const [, gameId = '', token = ''] = link.exec(text.normalize('NFKC')) ?? []
  return ksuidPattern.test(gameId) && tokenPattern.test(token) ? { gameId, token } : undefined
}

const broken = "This isn't an invite link. Paste the full link your host sent you."

/**
 * "I have an invitation": a button, for the actions of a page, and the link field that it opens below them.
 * @param label the text of the button
 * @returns both; only one of them is visible at a time
 */
export function useInvitationField(label = 'I have an invitation') {
  const [isOpen, setIsOpen] = useState(false)
  return {
    opener: !isOpen && <Button onClick={() => setIsOpen(true)}>{label}</Button>,
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
