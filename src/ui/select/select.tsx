import type { ComponentProps } from 'react'
import common from '../common.module.css'
import { type FrameProps, useFieldFrame } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icons.tsx'
import styles from './select.module.css'

export type SelectProps = Omit<FrameProps, 'valid'> & Omit<ComponentProps<'select'>, 'multiple' | 'size'>

/** A native `<select>` with label, hint and error. Its children are `<option>`s. */
export function Select({ label, error, hint, ...select }: SelectProps) {
  const { attributes, frame } = useFieldFrame({ label, error, hint }, select)
  return frame(
    <>
      <select {...select} {...attributes} className={`${attributes.className} ${styles.select}`} />
      <span className={common.chevron}>
        <ChevronDownIcon />
      </span>
    </>,
  )
}

/** The options of a select: the value and the name of each. */
export const optionsOf = (names: readonly (readonly [value: string | number, name: string])[]) =>
  names.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
