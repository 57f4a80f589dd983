import { type ReactNode, useId } from 'react'
import common from '../common.module.css'
import { CheckIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './radio-group.module.css'

/** One answer. */
export type RadioOption<Value extends string> = {
  /** The value for `onChange`. */
  value: Value
  /** The label. */
  label: string
  /** What the choice does, below its label. A grid does not show it. */
  about?: ReactNode
  /** A decorative picture. A grid shows it instead of the label. */
  picture?: ReactNode
}

export type RadioGroupProps<Value extends string> = {
  /** The question, as the legend of the group. */
  label: string
  /** The options, in their order. */
  options: readonly RadioOption<Value>[]
  /** The chosen value. Undefined: none yet. */
  value: Value | undefined
  /** Called with the chosen value. */
  onChange: (value: Value) => void
  /**
   * A list of texts, a row of short ones, or a grid of pictures. A grid shows the label of the chosen picture beside the
   * legend.
   */
  layout?: 'list' | 'row' | 'grid'
}

/** Native radios in a fieldset, as a list or as a grid of pictures. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'list',
}: RadioGroupProps<Value>) {
  const base = useId()
  const chosen = layout === 'grid' && options.find((option) => option.value === value)
  return (
    <fieldset>
      <legend>
        {label}
        {/* Hidden from a screen reader, which reads the label of the radio itself. */}
        {chosen && (
          <span className={styles.chosen} aria-hidden="true">
            : {chosen.label}
          </span>
        )}
      </legend>
      <div className={styles[layout]}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option} title={layout === 'grid' ? option.label : undefined}>
            <input
              type="radio"
              name={base}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${base}-${at}`}
              aria-describedby={option.about && layout !== 'grid' ? `${base}-${at}-about` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            {layout !== 'grid' ? (
              <span className={styles.text} dir="auto">
                <span id={`${base}-${at}`}>{option.label}</span>
                {option.about && (
                  <span id={`${base}-${at}-about`} className={common.small}>
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
    </fieldset>
  )
}
