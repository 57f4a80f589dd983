import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './slot.module.css'

type TypedProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** `isLeaving`: the focus goes elsewhere in the page. */
  onDone: (text: string, isLeaving: boolean) => void
  onCancel: () => void
}

/** The text of a slot while somebody writes it. Leaving the field keeps what was typed; Escape takes it back. */
export function Typed({ label, text, onType, onDone, onCancel }: TypedProps) {
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.select(), [])
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    isOver.current = true
    onDone(typed, false)
  }
  return (
    <textarea
      ref={field}
      className={styles.typed}
      aria-label={label}
      rows={2}
      dir="auto"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(target.value)
      }}
      onKeyDown={press}
      // When the window loses the focus, its field is still the active element: it stays open.
      onBlur={({ target }) => !isOver.current && document.activeElement !== target && onDone(typed, true)}
    />
  )
}
