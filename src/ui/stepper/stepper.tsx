import type { ComponentProps, ReactNode } from 'react'
import { useFieldFrame } from '../field/use-field-frame.tsx'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import styles from './stepper.module.css'
import { useStepper } from './use-stepper.ts'

export type StepperProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur'> & {
  /** What is counted; with “Fewer: ” and “More: ” before it, it names the buttons, too. */
  label: string
  /** The number: a whole one. */
  value: number
  /** Called with a whole number from `min` to `max`. */
  onChange: (value: number) => void
  /** The least that it can be. */
  min?: number
  /** The most that it can be. */
  max: number
  /** By how much the buttons and the arrows change it. */
  step?: number
  /** What to go by, said beforehand. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Undefined or empty: nothing is. */
  error?: string
  /** True: it cannot be changed now. */
  disabled?: boolean
}

/** A small whole number, changed by two buttons, by the arrows, or by typing. */
export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  hint,
  error,
  disabled = false,
  onBlur,
  ...input
}: StepperProps) {
  const { attributes, frame } = useFieldFrame({ label, error, hint }, input)
  const { text, correction, type, settle, stepBy, onKeyDown } = useStepper({ value, min, max, step, onChange })
  const button = (name: string, icon: ReactNode, by: number, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.button}
      // The arrows do the same where the focus is.
      tabIndex={-1}
      aria-label={`${name}: ${label}`}
      // Not `disabled`: a tap too many would fall through to what is below, and the focus be lost.
      aria-disabled={disabled || isAtEnd}
      onClick={() => disabled || stepBy(by)}
    >
      {icon}
    </button>
  )
  return frame(
    <div className={styles.stepper}>
      {button('Fewer', <MinusIcon />, -step, value <= min)}
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
        disabled={disabled}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
      />
      {button('More', <PlusIcon />, step, value >= max)}
    </div>,
    <p className={styles.correction} role="status">
      {correction}
    </p>,
  )
}
