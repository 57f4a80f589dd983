import { useDispatch } from 'react-redux'
import { Button } from '../ui/button/button.tsx'
import styles from './checking-session.module.css'
import { checkGivenUp } from './session-slice.ts'

/**
 * Shown while it is not known who is signed in. It becomes visible only if the answer is slow, and later offers to sign
 * in: a request has no timeout, and nobody should have to wait for ever.
 */
export function CheckingSession() {
  const dispatch = useDispatch()
  return (
    <div className={styles.checking}>
      <p role="status" className={styles.text}>
        Checking your session…
      </p>
      <div className={styles.wayOn}>
        <Button variant="secondary" onClick={() => dispatch(checkGivenUp())}>
          Sign in instead
        </Button>
      </div>
    </div>
  )
}
