import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './card.module.css'

type TypedProps = { label: string; text: string; onDone: (text: string) => void; onCancel: () => void }

/** The text of a slot while somebody writes it. Leaving the field keeps what was typed; Escape takes it back. */
export function Typed({ label, text, onDone, onCancel }: TypedProps) {
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const isCancelled = useRef(false)
  useEffect(() => field.current?.select(), [])
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isCancelled.current = true
      onCancel()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    event.currentTarget instanceof HTMLElement && event.currentTarget.blur()
  }
  return (
    <textarea
      ref={field}
      className={styles.typed}
      aria-label={label}
      rows={2}
      dir="auto"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={press}
      onBlur={() => !isCancelled.current && onDone(typed)}
    />
  )
}
