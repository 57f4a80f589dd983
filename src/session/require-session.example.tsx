import { RequireSession } from './require-session.tsx'

/** Wraps what only a signed-in person may see. A visitor is sent to the login page. */
export function RequireSessionExample() {
  return (
    <RequireSession>
      <p>The table behind the door.</p>
    </RequireSession>
  )
}
