import { type ComponentProps, type ReactNode, useId } from 'react'
import { ErrorIcon } from '../icon/icons.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is true when it is ticked. */
  label: ReactNode
  /** What comes of it. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Undefined or empty: nothing is. */
  error?: string
}

/** Something that is or is not so. The whole line is its target. */
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
