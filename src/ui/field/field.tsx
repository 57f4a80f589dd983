import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon, ErrorIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

type FrameProps = {
  /** The field's label, shown above it. */
  label: ReactNode
  /** What is wrong and how to correct it. Undefined or empty: no error. */
  error?: string
  /** A hint on what to enter. */
  hint?: ReactNode
  /** Validated and correct. An error takes precedence. */
  valid?: boolean
}

export type FieldProps = FrameProps & ComponentProps<'input'>
export type TextAreaProps = FrameProps & ComponentProps<'textarea'>

/** An error up to this length is never cut. It fits on six lines of a phone, even with text at 200 %. */
const ALWAYS_WHOLE = 100

/**
 * A one-line field with its label, hint and error.
 *
 * The error is announced once, politely, when it appears: its paragraph is a live region that is always in the page. It
 * also describes the field, so it is read again when the focus returns to the field.
 */
export function Field({ label, error, hint, valid, ...input }: FieldProps) {
  const { attributes, frame } = useFrame({ label, error, hint, valid }, input)
  return frame(<input {...input} {...attributes} />)
}

/** A field of several lines, otherwise like `Field`. */
export function TextArea({ label, error, hint, valid, ...area }: TextAreaProps) {
  const { attributes, frame } = useFrame({ label, error, hint, valid }, area)
  return frame(<textarea rows={5} {...area} {...attributes} />)
}

function useFrame({ label, error, hint, valid }: FrameProps, control: { id?: string; 'aria-describedby'?: string }) {
  const base = useId()
  const id = control.id ?? base
  const isValid = valid && !error
  const describedBy = [
    control['aria-describedby'],
    hint && `${base}-hint`,
    error && `${base}-error`,
    isValid && `${base}-valid`,
  ]
  return {
    attributes: {
      id,
      className: styles.control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
    frame: (field: ReactNode) => (
      <div className={styles.field} data-state={error ? 'error' : isValid ? 'valid' : undefined}>
        <label htmlFor={id} className={styles.label} dir="auto">
          {label}
        </label>
        {hint && (
          <p id={`${base}-hint`} className={styles.hint} dir="auto">
            {hint}
          </p>
        )}
        <div className={styles.box}>
          {field}
          {isValid && (
            <span id={`${base}-valid`} className={styles.mark}>
              <CheckIcon />
              <VisuallyHidden>Valid</VisuallyHidden>
            </span>
          )}
        </div>
        <p id={`${base}-error`} className={styles.error} aria-live="polite">
          {error && (
            <>
              <ErrorIcon />
              {/* A text that may scroll has to be reachable by keyboard (WCAG 2.1.1). */}
              <span dir="auto" tabIndex={error.length > ALWAYS_WHOLE ? 0 : undefined}>
                {error}
              </span>
            </>
          )}
        </p>
      </div>
    ),
  }
}
