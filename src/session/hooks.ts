import { useDispatch, useSelector } from 'react-redux'
import { useHref } from 'react-router-dom'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { routes } from '../shell/routes.ts'
import { type SessionDispatch, selectUser } from './session-slice.ts'
import { pressLogout } from './session-thunks.ts'

const selectUserId = (root: Parameters<typeof selectUser>[0]) => selectUser(root)?.userId ?? ''

/** The user id of the signed-in person; empty if there is none. A session that only lasts longer renders nothing. */
export const useUserId = (): string => useSelector(selectUserId)

/**
 * Asks for confirmation, marks the logout, which then counts even if it is left early, and loads the logout page, so
 * that nothing of the person stays in memory.
 */
export function useLogout(): () => Promise<void> {
  const address = useHref(routes.logout.path)
  const dispatch = useDispatch<SessionDispatch>()
  const { confirm } = useOverlays()
  return async () => {
    const options = { title: 'Logout?', message: 'Are you sure you want to logout?', confirmLabel: 'Logout' }
    if (!(await confirm(options))) return
    dispatch(pressLogout())
    location.assign(address)
  }
}
