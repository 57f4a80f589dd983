import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { api } from './api.ts'
import type { AppDispatch } from './store.ts'

/** Any other page. */
export function Home() {
  const { pathname } = useLocation()
  const dispatch = useDispatch<AppDispatch>()
  return (
    <p>
      {pathname} <Link to="/login">Login</Link>{' '}
      <button type="button" onClick={() => dispatch(api.endpoints.logout.initiate(undefined, { track: false }))}>
        Logout
      </button>
    </p>
  )
}
