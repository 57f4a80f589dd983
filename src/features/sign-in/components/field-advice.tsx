import { memo } from 'react'
import type { SignInError } from '../sign-in-slice.ts'
import styles from './login-dialog.module.css'

/**
 * Advice on a field's error, shown below the field. It is a live region that is always in the page, so that a screen
 * reader announces it once.
 */
export const FieldAdvice = memo(function FieldAdvice({ error, id }: { error: SignInError | null; id: string }) {
  return (
    <p id={id} className={styles.advice} aria-live="polite">
      {error?.at === 'field' && error.advice}
    </p>
  )
})
