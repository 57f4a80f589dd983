import { memo, useId, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import type { Slot } from '../../generator/card.ts'
import type { Action } from '../../generator/history.ts'
import styles from './card.module.css'
import { SlotTable } from './slot-table.tsx'
import { Typed } from './typed.tsx'

type CardSlotProps = { slot: Slot; does: (action: Action) => void }

/** One line of the card: its text, which can be typed over, its lock, its table, and a draw for it alone. */
export const CardSlot = memo(function CardSlot({ slot, does }: CardSlotProps) {
  const { name, label, table, text, locked } = slot
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const typeOpener = useFocusBack(isTyping)
  const tableOpener = useFocusBack(isChoosing)
  const type = (written: string) => {
    setTyping(false)
    does({ type: 'type', slot: name, text: written.trim() })
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
        <Typed label={label} text={text} onDone={type} onCancel={() => setTyping(false)} />
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
