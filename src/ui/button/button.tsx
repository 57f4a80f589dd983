import { type ComponentProps, type MouseEvent, memo } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'tab' | 'quiet' | 'danger' | 'quietDanger'

export type ButtonProps = ComponentProps<'button'> & {
  /** How much it draws attention. A view has one primary button. */
  variant?: ButtonVariant
  /** Its work is under way. It keeps the focus and its text, and ignores clicks and Enter. */
  busy?: boolean
}

/** The class of a button, for a link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return `${styles.button} ${styles[variant]}`
}

/** A native button. Its type is "button" unless set otherwise, so it never submits by accident. */
export const Button = memo(function Button({
  variant = 'secondary',
  busy = false,
  onClick,
  className,
  ...props
}: ButtonProps) {
  // `disabled` would move the focus to the page, so a busy button stays focusable. `preventDefault` also stops the
  // form: Enter in a field clicks the form's submit button.
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
