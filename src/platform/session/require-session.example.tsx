import { RequireSession } from './require-session.tsx'

/** Around what only somebody who is signed in may see. Everybody else is led to the login page. */
export function RequireSessionExample() {
  return (
    <RequireSession>
      <p>The table behind the door.</p>
    </RequireSession>
  )
}
