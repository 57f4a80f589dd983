import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ksuidPattern, tokenPattern } from '../contract/patterns.gen.ts'
import { href } from '../shell/href.ts'
import { routes } from '../shell/routes.ts'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
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

const broken = "That's not an invite link. Copy the whole link your host sent you and paste it here."

/**
 * "I have an invitation": a button, for the actions of a page, and the link field that it opens below them.
 * @param label the text of the button
 * @returns both; only one of them is visible at a time. While it is the field, its button is the view's primary one.
 */
export function useInvitationField(label = 'I have an invitation') {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  return {
    opener: !isOpen && (
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    ),
    field: isOpen && <InvitationField onCancel={close} />,
  }
}

/** Opens the page of an invitation. The link grants a seat, so it is stored nowhere. */
function InvitationField({ onCancel }: { onCancel: () => void }) {
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
    <form
      noValidate
      className={styles.form}
      onSubmit={open}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <Field
        ref={field}
        label="Invite link"
        hint="Paste the link your host sent you."
        placeholder={`https://…${routes.join.path.replace(/:\w+/g, '…')}`}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        inputMode="url"
        onChange={() => setError('')}
      />
      <div className={common.actions}>
        <Button type="submit" variant="primary">
          Open invitation
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
