import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { zGameList, zMemberList, zNewGame } from '../../../src/contract/schemas/games.gen.ts'
import { zInvitationList, zInvitationPreview } from '../../../src/contract/schemas/invitations.gen.ts'
import { zListGamesQuery } from '../../../src/contract/schemas/parameters.gen.ts'
import { zProfileChange, zSessionList } from '../../../src/contract/schemas/profile.gen.ts'
import { api } from './api.ts'
import type { AppDispatch } from './store.ts'

/** What pages parse: zod's parts for it come with the start, wherever they are used. */
const parsed = [
  ...[zGameList, zInvitationList, zInvitationPreview, zListGamesQuery, zMemberList, zNewGame],
  ...[zProfileChange, zSessionList],
]

/** Any other page. */
export function Home() {
  const { pathname } = useLocation()
  const dispatch = useDispatch<AppDispatch>()
  return (
    <p>
      {pathname} {parsed.filter((schema) => schema.safeParse(pathname).success).length} <Link to="/login">Login</Link>{' '}
      <button type="button" onClick={() => dispatch(api.endpoints.logout.initiate(undefined, { track: false }))}>
        Logout
      </button>
    </p>
  )
}
