import { memo } from 'react'
import type { SignInError } from '../sign-in-slice.ts'
import styles from './login-dialog.module.css'

/** What may help with the error of a field, below it. A region that is always there, so that it is heard once. */
export const FieldAdvice = memo(function FieldAdvice({ error, id }: { error: SignInError | null; id: string }) {
  return (
    <p id={id} className={styles.advice} aria-live="polite">
      {error?.at === 'field' && error.advice}
    </p>
  )
})
