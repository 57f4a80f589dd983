import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLogout } from '../../session/hooks.ts'
import { useOverlays } from '../../shell/overlays/overlays.ts'
import { brand, routes } from '../../shell/routes.ts'
import { ExitFullscreenIcon, FullscreenIcon, LogInIcon, LogOutIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import styles from './navbar.module.css'
import { SearchField } from './search-field.tsx'
import { TabStrip } from './tab-strip.tsx'

export type NavbarProps = {
  /** Shown beside the name, such as `v1.0.0`. */
  version: string
  /** Whether to show the views as tabs, and Profile and Logout in the menu. */
  isSignedIn: boolean
  /** Called with a link’s path when the link is hovered, focused or touched: its screen is likely to be needed soon. */
  onIntent?: (path: string) => void
}

/** The strip at the top: menu, name and version, tabs if signed in, search. */
export function Navbar({ version, isSignedIn, onIntent }: NavbarProps) {
  return (
    <header className={styles.navbar} data-signed-in={isSignedIn || undefined}>
      <MainMenu isSignedIn={isSignedIn} />
      <Link to={isSignedIn ? routes.home.path : routes.welcome.path} className={styles.brand}>
        <BrandMark />
        <span>
          {brand} <small>{version}</small>
        </span>
      </Link>
      {isSignedIn && <TabStrip onIntent={onIntent} />}
      <SearchField isSignedIn={isSignedIn} onIntent={onIntent} />
    </header>
  )
}

/** The logo: an ember. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        fill="#f0a04b"
        d="M17 3c.7 4.7 7.7 7.8 7.7 15.9A8.4 8.4 0 0 1 16 28a8.4 8.4 0 0 1-8.7-8.9c0-4 2.3-6.3 3.7-8.5.4 1.8 1.2 2.9 2.2 3.6C13.1 9.4 14.8 5.5 17 3Z"
      />
      <path
        fill="#ffe3ac"
        d="M16.2 15.4c.5 2.2 3.4 3.5 3.4 6.7A3.6 3.6 0 0 1 16 25.8a3.6 3.6 0 0 1-3.6-3.7c0-1.9 1.2-2.9 1.7-3.9.3.6.7 1.1 1.2 1.3-.1-1.7.2-3.1.9-4.1Z"
      />
    </svg>
  )
}

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
