import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { inFigures } from '../../lib/english.ts'
import common from '../common.module.css'
import { useFieldFrame } from '../field/field.tsx'
import { MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './stepper.module.css'

export type StepperProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'onBlur'> & {
  /** What is counted. It also names the buttons: “Less: Seats”, “More: Seats”. */
  label: string
  /** The label is not shown, because what is beside the field says the same. */
  hidesLabel?: boolean
  /** The number, an integer. */
  value: number
  /** Called with an integer from `min` to `max`. */
  onChange: (value: number) => void
  /** The least value. With `-Infinity` there is none. */
  min?: number
  /** The greatest value. Without it there is none. */
  max?: number
  /** A hint on what to enter. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Undefined or empty: no error. */
  error?: string
}

/** A small integer, changed by two buttons, by the arrow keys, or by typing. */
export function Stepper({
  label,
  hidesLabel,
  value,
  onChange,
  min = 0,
  max = Infinity,
  hint,
  error,
  onBlur,
  ...input
}: StepperProps) {
  const shown = hidesLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label
  const { attributes, frame } = useFieldFrame({ label: shown, error, hint }, input)
  const { text, correction, isPressed, type, settle, press, onKeyDown } = useStepper({ value, min, max, onChange })
  const button = (name: string, icon: ReactNode, by: number, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.button}
      // No Tab stop: the arrow keys do the same in the field.
      tabIndex={-1}
      aria-label={`${name}: ${label}`}
      // Not `disabled`, which would ignore a further tap without saying why.
      aria-disabled={isAtEnd}
      onClick={() => press(by)}
    >
      {icon}
    </button>
  )
  return frame(
    <div className={styles.stepper}>
      {button('Less', <MinusIcon />, -1, value <= min)}
      <input
        {...input}
        {...attributes}
        className={`${attributes.className} ${styles.number}`}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min === -Infinity ? undefined : min}
        aria-valuemax={max === Infinity ? undefined : max}
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
      {/* Whoever presses a button does not hear the value of the field. */}
      {isPressed && !correction ? <VisuallyHidden>{`${label} ${inFigures(value)}`}</VisuallyHidden> : correction}
    </p>,
  )
}

type Limits = { value: number; min: number; max: number; onChange: (value: number) => void }

/** The number of steps of Page Up and Page Down. */
const leap = 5

/**
 * The state of a number field. A typed number within the limits counts at once. Anything else is corrected to the
 * nearest allowed number, or to the last one, when the field is left.
 * @returns the text of the field, a message about the last correction, whether a button has made the value, and the
 * handlers of the field and its buttons
 */
function useStepper({ value, min, max, onChange }: Limits) {
  const [typed, setTyped] = useState<string>()
  const [correction, setCorrection] = useState('')
  /** What a button has made of the value. */
  const [pressed, setPressed] = useState<number>()
  const isPressed = pressed === value
  if (pressed !== undefined && !isPressed) setPressed(undefined)

  const set = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted))
    setTyped(undefined)
    setCorrection(next === wanted ? '' : next === max ? `At most ${max}.` : `At least ${min}.`)
    if (next !== value) onChange(next)
    return next
  }
  const type = (text: string) => {
    setTyped(text)
    setCorrection('')
    setPressed(undefined)
    const number = toNumber(text)
    if (number !== undefined && number >= min && number <= max && number !== value) onChange(number)
  }
  const settle = () => {
    if (typed !== undefined) set(toNumber(typed) ?? value)
  }
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: leap,
    PageDown: -leap,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.key === 'Enter') settle()
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setPressed(undefined)
    stepBy(by)
  }
  /** Starts at the typed number, if there is one. */
  const stepBy = (by: number) => set((toNumber(typed ?? '') ?? value) + by)

  const press = (by: number) => setPressed(stepBy(by))

  return { text: typed ?? inFigures(value), correction, isPressed, type, settle, press, onKeyDown }
}

/** The integer of a typed text, which may have spaces around it, a sign, and its thousands apart. */
function toNumber(typed: string): number | undefined {
  const text = typed.replace(/[−–]/, '-').replace(/,(?=\d{3}\b)/g, '')
  return /^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}
