import { useDispatch } from 'react-redux'
import { Button } from '../../ui/button/button.tsx'
import styles from './checking-session.module.css'
import { checkGivenUp } from './session-slice.ts'

/**
 * The quiet loading state of a page that asks who is signed in. It becomes visible only when the answer takes its
 * time, and later offers a way on: a request has no timeout, and nobody should be stuck behind one.
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
