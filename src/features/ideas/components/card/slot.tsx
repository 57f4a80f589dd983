import { memo, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import type { Slot } from '../../model/generator/card.ts'
import type { Action } from '../../model/generator/history.ts'
import styles from './slot.module.css'
import { SlotTable } from './slot-table.tsx'
import { Typed } from './typed.tsx'

type CardSlotProps = {
  slot: Slot
  does: (action: Action) => void
  /** Keeps what is being typed over a reload; without a text it is forgotten. */
  keepTyped: (slot: string, text?: string) => void
}

/** One line of the card: its text, which can be typed over, its lock, its table, and a draw for it alone. */
export const CardSlot = memo(function CardSlot({ slot, does, keepTyped }: CardSlotProps) {
  const { name, label, table, text, locked } = slot
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const hasLeft = useRef(false)
  const typeOpener = useFocusBack(isTyping, hasLeft)
  const tableOpener = useFocusBack(isChoosing)
  const type = (written: string, isLeaving: boolean) => {
    hasLeft.current = isLeaving
    setTyping(false)
    keepTyped(name)
    does({ type: 'type', slot: name, text: written.trim() })
  }
  const cancel = () => {
    hasLeft.current = false
    setTyping(false)
    keepTyped(name)
  }
  return (
    <li className={styles.slot} data-slot={name} data-locked={locked || undefined}>
      <div className={styles.head}>
        <h3 id={id} className={styles.label}>
          {label}
        </h3>
        {!isChoosing && !isTyping && (
          <Button
            ref={tableOpener}
            variant="quiet"
            className={styles.table}
            aria-describedby={id}
            onClick={() => setChoosing(true)}
          >
            Table: {table}
          </Button>
        )}
      </div>
      {isTyping ? (
        <Typed label={label} text={text} onType={(typed) => keepTyped(name, typed)} onDone={type} onCancel={cancel} />
      ) : (
        <p className={styles.text} dir="auto" key={text}>
          {text || <span className={styles.nothing}>Nothing here</span>}
        </p>
      )}
      {isChoosing ? (
        <SlotTable
          slot={slot}
          onChoose={(chosen) => does({ type: 'rerollSlot', slot: name, table: chosen })}
          onDone={() => setChoosing(false)}
        />
      ) : (
        !isTyping && (
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
            <Button ref={typeOpener} variant="quiet" aria-describedby={id} onClick={() => setTyping(true)}>
              Type over
            </Button>
          </div>
        )
      )}
    </li>
  )
})
