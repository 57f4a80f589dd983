import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { removeUnseen, visibleLine } from '../../lib/visible-text.ts'
import common from '../common.module.css'
import { CheckIcon, ErrorIcon } from '../icon/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

// Its docs page lists the props in this order.
export type FieldProps = Pick<FrameProps, 'label'> & Text & FrameProps & Omit<ComponentProps<'input'>, keyof Text>

type Text = {
  /** The text, if the caller holds it. */
  value?: string | number | undefined
  /** Called with each change of the text. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
}

/** A one-line field with its label, hint and error. */
export function Field({ label, error, isErrorQuiet, hint, valid, onChange, ...input }: FieldProps) {
  const { attributes, frame } = useFieldFrame({ label, error, isErrorQuiet, hint, valid }, input)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // A contact, a code or a number has an input mode, and rules of its own for what is pasted.
    if (!input.inputMode) removeUnseen(event.target, visibleLine)
    onChange?.(event)
  }
  return frame(<input {...input} {...attributes} onChange={change} />)
}

export type FrameProps = {
  /** The field’s label, shown above it. */
  label: ReactNode
  /** A hint on what to enter. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Undefined or empty: no error. */
  error?: string
  /** Validated and correct. An error takes precedence. */
  valid?: boolean
  /** The error changes with every key. The caller announces it once typing rests. */
  isErrorQuiet?: boolean | undefined
}

/** An error up to this length is never cut. It fits on six lines of a phone, even with text at 200 %. */
const ALWAYS_WHOLE = 100

/**
 * Whether the error of a field is announced when it appears. If the focus comes to the field with it, the field's
 * description already says it.
 * @returns the `aria-live` of the error, and a handler for the element around the field
 */
export function useErrorLive(error: string | undefined) {
  const [heard, setHeard] = useState('')
  if (heard !== '' && heard !== error) setHeard('')
  const onFocus = ({ target }: FocusEvent) => {
    if (target.hasAttribute('aria-invalid')) setHeard(error ?? '')
  }
  return [heard ? 'off' : 'polite', onFocus] as const
}

/**
 * The frame of every field: label, hint, valid mark and error around a control.
 *
 * The error is announced once, politely, when it appears: its paragraph is a live region that is always in the page. It
 * also describes the control, so it is read when the focus comes to the control.
 * @param control the id and the description that the caller gives to the control
 * @returns the attributes of the control, and a function that renders the control in its frame, with more content below
 */
export function useFieldFrame(
  { label, error, isErrorQuiet, hint, valid }: FrameProps,
  control: { id?: string; 'aria-describedby'?: string },
) {
  const base = useId()
  const id = control.id ?? base
  const isValid = valid && !error
  const [live, onFocus] = useErrorLive(error)
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
    frame: (field: ReactNode, below?: ReactNode) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its control
      <div className={styles.field} onFocus={onFocus} data-state={error ? 'error' : isValid ? 'valid' : undefined}>
        <label htmlFor={id} className={styles.label} dir="auto">
          {label}
        </label>
        {hint && (
          <p id={`${base}-hint`} className={common.small} dir="auto">
            {hint}
          </p>
        )}
        <div className={styles.box}>
          {field}
          {isValid && (
            <span id={`${base}-valid`} className={`${common.chevron} ${styles.mark}`}>
              <CheckIcon />
              <VisuallyHidden>Valid</VisuallyHidden>
            </span>
          )}
        </div>
        {below}
        <p id={`${base}-error`} className={`${common.fault} ${styles.error}`} aria-live={isErrorQuiet ? 'off' : live}>
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
