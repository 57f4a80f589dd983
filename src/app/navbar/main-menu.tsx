import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogout } from '../../session/use-logout.ts'
import { useOverlays } from '../../shell/overlays/overlays.ts'
import { routes } from '../../shell/routes.ts'
import { ExitFullscreenIcon, FullscreenIcon, LogInIcon, LogOutIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'

/** The hamburger menu: Profile, fullscreen, and Login or Logout. */
export function MainMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const fullscreen = useSyncExternalStore(onFullscreen, readFullscreen, () => 'no' as const)
  const { toast } = useOverlays()
  const navigate = useNavigate()
  const logout = useLogout()
  const to = (id: 'profile' | 'login') => () => void navigate(routes[id].path)
  const items: MenuItem[] = []
  if (isSignedIn) items.push({ id: 'profile', label: 'Profile', icon: <UserIcon />, onSelect: to('profile') })
  if (fullscreen === 'no')
    items.push({ id: 'fullscreen', label: 'Fullscreen', icon: <FullscreenIcon />, onSelect: toggleFullscreen })
  else if (fullscreen) {
    const onSelect = () => (fullscreen === 'window' ? toast.info('Press F11 to leave fullscreen.') : toggleFullscreen())
    items.push({ id: 'fullscreen', label: 'Exit Fullscreen', icon: <ExitFullscreenIcon />, onSelect })
  }
  if (isSignedIn) items.push({ id: 'logout', label: 'Logout', icon: <LogOutIcon />, onSelect: logout })
  else items.push({ id: 'login', label: 'Login', icon: <LogInIcon />, onSelect: to('login') })
  return <MenuButton label="Menu" items={items} />
}

const fullWindow = () => matchMedia('(display-mode: fullscreen)')

/**
 * Who made the window fullscreen: no one, this page, or the browser (F11), which a page cannot undo. It is `undefined`
 * if the browser does not support it. Prerendered pages take "no", which is right in nearly every browser: an open menu
 * must not gain an item when the app starts.
 */
function readFullscreen(): 'no' | 'page' | 'window' | undefined {
  if (!document.fullscreenEnabled) return undefined
  if (document.fullscreenElement) return 'page'
  return fullWindow().matches ? 'window' : 'no'
}

/** F11 and Escape change it too. */
function onFullscreen(onChange: () => void) {
  const full = fullWindow()
  document.addEventListener('fullscreenchange', onChange)
  full.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('fullscreenchange', onChange)
    full.removeEventListener('change', onChange)
  }
}

/** Enters or leaves fullscreen. If the browser refuses (no user gesture, a policy), nothing changes. */
function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => {})
}
