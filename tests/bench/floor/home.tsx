import { Link, useLocation } from 'react-router-dom'
import { api } from './api.ts'

/** Any other page. */
export function Home() {
  const { pathname } = useLocation()
  const [logout] = api.useLogoutMutation()
  return (
    <p>
      {pathname} <Link to="/login">Login</Link>{' '}
      <button type="button" onClick={() => logout()}>
        Logout
      </button>
    </p>
  )
}
