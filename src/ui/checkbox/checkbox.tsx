import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label: what is true when the box is ticked. */
  label: ReactNode
  /** A hint on what the choice does. */
  hint?: ReactNode
}

/** A native checkbox with label and hint. The whole line is its target. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const hintId = useId()
  return (
    <div className={styles.checkbox}>
      <label className={styles.line}>
        <input aria-describedby={hint ? hintId : undefined} {...input} type="checkbox" className={styles.box} />
        <span dir="auto">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint} dir="auto">
          {hint}
        </p>
      )}
    </div>
  )
}
