import { type ReactNode, useId } from 'react'
import { CheckIcon, ErrorIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './radio-group.module.css'

/** One answer. */
export type RadioOption<Value extends string> = {
  /** What it stands for. */
  value: Value
  /** What it is called. */
  label: string
  /** What comes of it, below the label of a list. A grid has no room for it. */
  about?: ReactNode
  /** What is drawn for it; it decorates. In a grid it stands alone. */
  picture?: ReactNode
  /** True: it cannot be chosen now. */
  disabled?: boolean
}

export type RadioGroupProps<Value extends string> = {
  /** What is asked. */
  label: string
  /** What can be answered, in the order in which it stands there. */
  options: readonly RadioOption<Value>[]
  /** What is chosen. Undefined: nothing yet. */
  value: Value | undefined
  /** Called with what was chosen. */
  onChange: (value: Value) => void
  /** A list of texts, or a grid of pictures, whose labels are read out and shown once they are chosen. */
  layout?: 'list' | 'grid'
  /** What to go by, said beforehand. */
  hint?: ReactNode
  /** What is wrong and how to mend it. Undefined or empty: nothing is. */
  error?: string
  /** True: none of it can be chosen now. */
  disabled?: boolean
}

/** One of a few answers, all of them in view: native radios, as a list or as a grid of pictures. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'list',
  hint,
  error,
  disabled,
}: RadioGroupProps<Value>) {
  const base = useId()
  const describedBy = [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ')
  const chosen = layout === 'grid' && options.find((option) => option.value === value)
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>
        {label}
        {/* Of a picture it is good to know what it is. A screen reader has heard it from the radio. */}
        {chosen && (
          <span className={styles.chosen} aria-hidden="true">
            : {chosen.label}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${base}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles[layout]}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option} title={layout === 'grid' ? option.label : undefined}>
            <input
              type="radio"
              name={base}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${base}-${at}`}
              aria-describedby={option.about && layout === 'list' ? `${base}-${at}-about` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            {layout === 'list' ? (
              <span className={styles.text} dir="auto">
                <span id={`${base}-${at}`}>{option.label}</span>
                {option.about && (
                  <span id={`${base}-${at}-about`} className={styles.about}>
                    {option.about}
                  </span>
                )}
              </span>
            ) : (
              <span className={styles.mark}>
                <CheckIcon />
                <VisuallyHidden id={`${base}-${at}`}>{option.label}</VisuallyHidden>
              </span>
            )}
          </label>
        ))}
      </div>
      <p id={`${base}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon />
            <span dir="auto">{error}</span>
          </>
        )}
      </p>
    </fieldset>
  )
}
