import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogout } from '../../session/use-logout.ts'
import { useOverlays } from '../../shell/overlays/overlays.ts'
import { routes } from '../../shell/routes.ts'
import { ExitFullscreenIcon, FullscreenIcon, LogInIcon, LogOutIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import { toggleFullscreen, useFullscreen } from './use-fullscreen.ts'

/** The hamburger menu: Profile, fullscreen, and Login or Logout. */
export function MainMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const fullscreen = useFullscreen()
  const { toast } = useOverlays()
  const ways = useWays()

  const items = useMemo(() => {
    const { profile, login } = routes
    const list: MenuItem[] = []
    if (isSignedIn)
      list.push({ id: 'profile', label: 'Profile', icon: <UserIcon />, onSelect: () => ways.to(profile.path) })
    if (fullscreen) {
      const isFull = fullscreen !== 'no'
      list.push({
        id: 'fullscreen',
        label: isFull ? 'Exit Fullscreen' : 'Fullscreen',
        icon: isFull ? <ExitFullscreenIcon /> : <FullscreenIcon />,
        onSelect: () => (fullscreen === 'window' ? toast.info('Press F11 to leave fullscreen.') : toggleFullscreen()),
      })
    }
    if (isSignedIn) list.push({ id: 'logout', label: 'Logout', icon: <LogOutIcon />, onSelect: () => ways.out() })
    else list.push({ id: 'login', label: 'Login', icon: <LogInIcon />, onSelect: () => ways.to(login.path) })
    return list
  }, [isSignedIn, fullscreen, toast, ways])
  return <MenuButton label="Menu" items={items} />
}

/**
 * One object for the life of the component. The router's `navigate` is new at each address and would render the menu
 * again.
 */
function useWays() {
  const to = useNavigate()
  const out = useLogout()
  const newest = useRef({ to, out })
  useLayoutEffect(() => {
    newest.current = { to, out }
  })
  return useMemo(() => ({ to: (path: string) => newest.current.to(path), out: () => newest.current.out() }), [])
}
