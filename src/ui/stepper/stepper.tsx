import type { ComponentProps, ReactNode } from 'react'
import common from '../common.module.css'
import { useFieldFrame } from '../field/field.tsx'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './stepper.module.css'
import { useStepper } from './use-stepper.ts'

export type StepperProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur'> & {
  /** What is counted. It also names the buttons: “Fewer: Seats”, “More: Seats”. */
  label: string
  /** The number, an integer. */
  value: number
  /** Called with an integer from `min` to `max`. */
  onChange: (value: number) => void
  /** The least value. */
  min?: number
  /** The greatest value. */
  max: number
  /** A hint on what to enter. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Undefined or empty: no error. */
  error?: string
}

/** A small integer, changed by two buttons, by the arrow keys, or by typing. */
export function Stepper({ label, value, onChange, min = 0, max, hint, error, onBlur, ...input }: StepperProps) {
  const { attributes, frame } = useFieldFrame({ label, error, hint }, input)
  const { text, correction, type, settle, stepBy, onKeyDown } = useStepper({ value, min, max, onChange })
  const button = (name: string, icon: ReactNode, by: number, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.button}
      // No Tab stop: the arrow keys do the same in the field.
      tabIndex={-1}
      aria-label={`${name}: ${label}`}
      // Not `disabled`, which would ignore a further tap without saying why.
      aria-disabled={isAtEnd}
      onClick={() => stepBy(by)}
    >
      {icon}
    </button>
  )
  return frame(
    <div className={styles.stepper}>
      {button('Fewer', <MinusIcon />, -1, value <= min)}
      <input
        {...input}
        {...attributes}
        className={`${attributes.className} ${styles.number}`}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
      />
      {button('More', <PlusIcon />, 1, value >= max)}
    </div>,
    <p className={common.small} role="status">
      {correction}
    </p>,
  )
}
