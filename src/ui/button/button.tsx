import { type ComponentProps, type MouseEvent, memo } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonProps = ComponentProps<'button'> & {
  /** How much it asks for attention; one primary a view. */
  variant?: ButtonVariant
  /** Its work is under way. It keeps the focus and its text, and ignores clicks and Enter. */
  busy?: boolean
}

/** The class of a button, for a link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return `${styles.button} ${styles[variant]}`
}

/** A native button that never submits by accident: its type is "button" unless told otherwise. */
export const Button = memo(function Button({
  variant = 'secondary',
  busy = false,
  onClick,
  className,
  ...props
}: ButtonProps) {
  // `disabled` would drop the focus to the page, so a busy button stays focusable. Preventing the default also holds
  // back the form: pressing Enter in a field clicks its submit button.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...props}
      className={className ? `${buttonClass(variant)} ${className}` : buttonClass(variant)}
      aria-disabled={busy || props['aria-disabled']}
      data-busy={busy || undefined}
      onClick={click}
    />
  )
})
