import { useHref } from 'react-router-dom'
import { useOverlays } from '../shell/overlays/use-overlays.ts'
import { routes } from '../shell/routes.ts'

/** Asks for confirmation, then loads the logout page by a full load, so that nothing of the person stays in memory. */
export function useLogout(): () => Promise<void> {
  const address = useHref(routes.logout.path)
  const { confirm } = useOverlays()
  return async () => {
    const options = { title: 'Logout?', message: 'Are you sure you want to logout?', confirmLabel: 'Logout' }
    if (await confirm(options)) location.assign(address)
  }
}
