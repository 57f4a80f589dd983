import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './combobox.module.css'
import type { ComboboxOption } from './find-options.ts'
import { usePopupPlace } from './use-popup-place.ts'

type OptionsProps = {
  /** The id of the listbox. */
  id: string
  /** The field that it belongs to. */
  field: () => HTMLElement | null
  noun: readonly [one: string, many: string]
  options: readonly ComboboxOption[]
  /** What they were searched for. */
  query: string
  /** The place of the marked one, or -1. */
  marked: number
  /** The value of the chosen one. */
  value: string
  onChoose: (option: ComboboxOption) => void
}

/** The id of the option at a place of the listbox `id`. */
export const optionId = (id: string, at: number): string => `${id}-${at}`

/** The focus stays in the field whatever is pressed in the list. Without this Safari would blur it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The open list of a combobox. The marked option is in view. */
export function Options({ id, field, noun, options, query, marked, value, onChoose }: OptionsProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopupPlace(popup, field)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is to be seen
  useLayoutEffect(() => {
    popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, options])
  const onClick = ({ currentTarget, target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest('[role=option]')
    const option = pressed && options[[...currentTarget.children].indexOf(pressed)]
    if (option) onChoose(option)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no press, it keeps one from taking the focus
    <div ref={popup} popover="manual" className={styles.popup} onMouseDown={keepFocus}>
      {options.length === 0 && (
        <p className={styles.nothing} dir="auto">
          No {noun[0]} matches “{query.trim()}”.
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys */}
      <div
        id={id}
        role="listbox"
        aria-label={noun[1]}
        hidden={options.length === 0}
        className={styles.list}
        onClick={onClick}
      >
        {options.map((option, at) => (
          <Option
            key={option.value}
            id={optionId(id, at)}
            option={option}
            isMarked={at === marked}
            isChosen={option.value === value}
          />
        ))}
      </div>
    </div>
  )
}

type OptionProps = { id: string; option: ComboboxOption; isMarked: boolean; isChosen: boolean }

/** Memoised: an arrow key renders two of hundreds. */
const Option = memo(function Option({ id, option, isMarked, isChosen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    <div id={id} role="option" aria-selected={isMarked} className={styles.option}>
      <span dir="auto">{option.label}</span>
      {isChosen && (
        <>
          <CheckIcon />
          <VisuallyHidden> (chosen)</VisuallyHidden>
        </>
      )}
    </div>
  )
})
