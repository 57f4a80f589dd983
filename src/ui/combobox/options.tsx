import { memo, useLayoutEffect, useRef } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './combobox.module.css'
import type { ComboboxOption } from './find-options.ts'

type OptionsProps = {
  /** The id of the listbox. */
  id: string
  label: string
  options: readonly ComboboxOption[]
  /** The place of the marked one, or -1. */
  marked: number
  /** The value of the chosen one. */
  value: string
  onChoose: (option: ComboboxOption) => void
}

/** The id of the option at a place of the listbox `id`. */
export const optionId = (id: string, at: number): string => `${id}-${at}`

/** The options of a combobox. The marked one is in view. */
export function Options({ id, label, options, marked, value, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is to be seen
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, options])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} hidden={options.length === 0} className={styles.list}>
      {options.map((option, at) => (
        <Option
          key={option.value}
          id={optionId(id, at)}
          option={option}
          isMarked={at === marked}
          isChosen={option.value === value}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

type OptionProps = Pick<OptionsProps, 'id' | 'onChoose'> & {
  option: ComboboxOption
  isMarked: boolean
  isChosen: boolean
}

/** Memoised: an arrow key renders two of them, and not all. */
const Option = memo(function Option({ id, option, isMarked, isChosen, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and takes the keys
    <div id={id} role="option" aria-selected={isMarked} className={styles.option} onClick={() => onChoose(option)}>
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
