import { useId, useRef } from 'react'
import { LiveRegion, useSettled } from '../announcer/live-region.tsx'
import { type FrameProps, useFieldFrame } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icons.tsx'
import styles from './combobox.module.css'
import { type ComboboxOption, Options, optionId } from './options.tsx'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps = Omit<FrameProps, 'valid'> & {
  /** The value of the chosen option; '' while none is. */
  value: string
  /** All options, in their order. Pass the same array while they are the same. */
  options: readonly ComboboxOption[]
  /** Called with the value of the option that was chosen, or '' for a text that is none: it stays in the field. */
  onChange: (value: string) => void
  /** The word for one option, and for many. */
  noun: readonly [one: string, many: string]
}

/** One of many known answers, found by typing a part of it. */
export function Combobox({ label, hint, error, value, options, onChange, noun }: ComboboxProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { attributes, frame } = useFieldFrame({ label, hint, error }, {})
  const box = useCombobox({ value, options, onChange })
  const { isOpen, found, marked, query } = box
  const count = found.length
  const words = count === 0 ? `No ${noun[0]} found.` : `${count} ${noun[count === 1 ? 0 : 1]}.`
  // Said after a pause: with each key it would interrupt the reading of the keys.
  const said = useSettled(isOpen && query ? words : '')
  return frame(
    <>
      <input
        {...attributes}
        {...box.handlers}
        ref={field}
        className={`${attributes.className} ${styles.input}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && marked !== undefined ? optionId(listId, marked) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={box.text}
      />
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
      {isOpen && (
        <Options
          id={listId}
          label={noun[1]}
          nothing={`No ${noun[0]} matches “${query.trim()}”.`}
          marked={marked}
          chosen={value}
          field={() => field.current}
          options={found}
          onChoose={box.choose}
        />
      )}
    </>,
    <LiveRegion message={said} />,
  )
}
