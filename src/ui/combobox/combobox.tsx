import { useId, useRef } from 'react'
import { LiveRegion, useSettled } from '../announcer/live-region.tsx'
import common from '../common.module.css'
import { type FrameProps, useFieldFrame } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { type ComboboxOption, Options, optionId } from './options.tsx'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps = Omit<FrameProps, 'valid'> & {
  /** The value of the chosen option, or an empty text while none is chosen. */
  value: string
  /** All options in order. Pass the same array while they are unchanged. */
  options: readonly ComboboxOption[]
  /**
   * Called with the value of the chosen option, or with an empty text if what was typed isn’t an option. What was typed
   * stays in the field.
   */
  onChange: (value: string) => void
  /** The word for one option, and for many options. */
  noun: readonly [one: string, many: string]
}

/** A field with many known answers. Typing part of an answer finds it. */
export function Combobox({ label, hint, error, value, options, onChange, noun }: ComboboxProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { attributes, frame } = useFieldFrame({ label, hint, error }, {})
  const box = useCombobox({ value, options, onChange })
  const { isOpen, found, marked, query } = box
  const count = found.length
  const words = count === 0 ? `No ${noun[0]} found.` : `${count} ${noun[count === 1 ? 0 : 1]}.`
  // Announced after a pause; sooner, it would interrupt the reading of the typed keys.
  const said = useSettled(isOpen && query ? words : '')
  return frame(
    <>
      <input
        {...attributes}
        {...box.handlers}
        ref={field}
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
      <span className={common.chevron}>
        <ChevronDownIcon />
      </span>
      {isOpen && (
        <Options
          id={listId}
          label={noun[1]}
          nothing={`No ${noun[1]} match “${query.trim()}”.`}
          marked={marked}
          chosen={value}
          field={() => field.current}
          options={found}
          query={query}
          onChoose={box.choose}
        />
      )}
    </>,
    <LiveRegion message={said} />,
  )
}
