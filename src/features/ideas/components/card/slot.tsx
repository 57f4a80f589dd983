import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import type { Slot } from '../../generator/card.ts'
import type { Action } from '../../generator/history.ts'
import styles from './card.module.css'

type CardSlotProps = { slot: Slot; does: (action: Action) => void }

/** One line of the card: its text, which can be typed over, its lock, and a draw for it alone. */
export const CardSlot = memo(function CardSlot({ slot, does }: CardSlotProps) {
  const { name, label, text, locked } = slot
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const opener = useFocusBack(isTyping)
  const type = (typed: string) => {
    setTyping(false)
    does({ type: 'type', slot: name, text: typed.trim() })
  }
  return (
    <li className={styles.slot} data-slot={name} data-locked={locked || undefined}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      {isTyping ? (
        <Typed label={label} text={text} onDone={type} onCancel={() => setTyping(false)} />
      ) : (
        <p className={styles.text} dir="auto" key={text}>
          {text || <span className={styles.nothing}>Nothing here</span>}
        </p>
      )}
      {!isTyping && (
        <div className={styles.slotActions}>
          <Button
            variant="quiet"
            aria-pressed={locked}
            aria-describedby={id}
            onClick={() => does({ type: 'lock', slot: name, locked: !locked })}
          >
            {locked ? 'Locked' : 'Lock'}
          </Button>
          <Button variant="quiet" aria-describedby={id} onClick={() => does({ type: 'rerollSlot', slot: name })}>
            Draw again
          </Button>
          <Button ref={opener} variant="quiet" aria-describedby={id} onClick={() => setTyping(true)}>
            Type over
          </Button>
        </div>
      )}
    </li>
  )
})

type TypedProps = { label: string; text: string; onDone: (text: string) => void; onCancel: () => void }

/** The text of a slot while somebody writes it. Leaving the field keeps what was typed; Escape takes it back. */
function Typed({ label, text, onDone, onCancel }: TypedProps) {
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
