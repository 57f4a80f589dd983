import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { foldName } from '../../../../rules/idea-tables.ts'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { MoreIcon } from '../../../../ui/icon/icons.tsx'
import { MenuButton } from '../../../../ui/menu/menu-button.tsx'
import { optionsOf, Select } from '../../../../ui/select/select.tsx'
import type { Slot } from '../../model/generator/card.ts'
import type { Action } from '../../model/generator/history.ts'
import { useTableGroups } from '../../model/use-tables.ts'
import { icons } from '../shared-parts.tsx'
import styles from './slot.module.css'

type SlotTableProps = { slot: Slot; onChoose: (table: string) => void; onDone: () => void }

/**
 * Chooses the table of a slot and draws from it at once. The list stays open, because a keyboard passes many tables.
 */
function SlotTable({ slot, onChoose, onDone }: SlotTableProps) {
  const groups = useTableGroups()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  return (
    <div className={`${common.row} ${styles.choice}`}>
      <Select
        ref={select}
        label={`Table for “${slot.label}”`}
        value={foldName(slot.table)}
        onChange={({ target }) => onChoose(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      >
        {groups.map(({ label, names }) => (
          <optgroup key={label} label={label}>
            {optionsOf(names.map((name) => [foldName(name), name]))}
          </optgroup>
        ))}
      </Select>
      <Button variant="quiet" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

type TypedProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** `isLeaving`: whether the focus moves elsewhere in the page. */
  onDone: (text: string, isLeaving: boolean) => void
  onCancel: () => void
}

/** The text of a slot while it is edited. Leaving the field keeps what was typed; Escape discards it. */
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
      // When the window loses the focus, its field is still the active element, and editing goes on.
      onBlur={({ target }) => !isOver.current && document.activeElement !== target && onDone(typed, true)}
    />
  )
}

type CardSlotProps = {
  slot: Slot
  /** Its place on the card, from 0. */
  at: number
  act: (action: Action) => void
  /** Stores the text that is being typed, so that it survives a reload. Without a text it is deleted. */
  keepTyped: (slot: string, text?: string) => void
}

/** One line of the card: its text, which can be edited, its lock, its table, and a reroll of this line alone. */
export const CardSlot = memo(function CardSlot({ slot, at, act, keepTyped }: CardSlotProps) {
  const { name, label, table, text, locked } = slot
  const [isTyping, setTyping] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const hasLeft = useRef(false)
  const opener = useFocusBack(isTyping || isChoosing, hasLeft)
  const type = (written: string, isLeaving: boolean) => {
    hasLeft.current = isLeaving
    setTyping(false)
    keepTyped(name)
    act({ type: 'type', slot: name, text: written.trim() })
  }
  const cancel = () => {
    hasLeft.current = false
    setTyping(false)
    keepTyped(name)
  }
  return (
    <li className={styles.slot} data-slot={name} data-locked={locked || undefined}>
      <div className={`${common.row} ${styles.slotHead}`}>
        <h3 className={styles.label}>{label}</h3>
        {!isTyping && !isChoosing && (
          <div className={styles.tools}>
            <Button
              variant="quiet"
              title="Lock"
              // The state says that it is locked.
              aria-label={`Lock ${label}`}
              aria-pressed={locked}
              onClick={() => act({ type: 'lock', slot: name, locked: !locked })}
            >
              {icons.lock}
            </Button>
            <Button
              variant="quiet"
              title="Reroll"
              aria-label={`Reroll ${label}`}
              onClick={() => act({ type: 'rerollSlot', slot: name })}
            >
              {icons.reroll}
            </Button>
            <MenuButton
              ref={opener}
              label={`Actions for ${label}`}
              items={[
                { id: 'edit', label: 'Edit', icon: icons.edit, onSelect: () => setTyping(true) },
                {
                  id: 'table',
                  label: `See the “${table}” table`,
                  icon: icons.table,
                  onSelect: () => setChoosing(true),
                },
              ]}
            >
              <MoreIcon />
            </MenuButton>
          </div>
        )}
      </div>
      {isTyping ? (
        <Typed label={label} text={text} onType={(typed) => keepTyped(name, typed)} onDone={type} onCancel={cancel} />
      ) : (
        <p className={styles.text} dir="auto" key={text} style={{ animationDelay: `${60 * at}ms` }}>
          {text || <span className={styles.nothing}>Nothing here</span>}
        </p>
      )}
      {isChoosing && (
        <SlotTable
          slot={slot}
          onChoose={(chosen) => act({ type: 'rerollSlot', slot: name, table: chosen })}
          onDone={() => {
            hasLeft.current = false
            setChoosing(false)
          }}
        />
      )}
    </li>
  )
})
