import { type ComponentProps, type ReactNode, useId } from 'react'
import { ErrorIcon } from '../icon/icons.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label: what is true when the box is ticked. */
  label: ReactNode
  /** A hint on what the choice does. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Undefined or empty: no error. */
  error?: string
}

/** A native checkbox with label, hint and error. The whole line is its target. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const base = useId()
  const describedBy = [input['aria-describedby'], hint && `${base}-hint`, error && `${base}-error`]
  return (
    <div className={styles.checkbox}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        />
        <span dir="auto">{label}</span>
      </label>
      {hint && (
        <p id={`${base}-hint`} className={`${styles.below} ${styles.hint}`} dir="auto">
          {hint}
        </p>
      )}
      <p id={`${base}-error`} className={`${styles.below} ${styles.error}`} aria-live="polite">
        {error && (
          <>
            <ErrorIcon />
            <span dir="auto">{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
