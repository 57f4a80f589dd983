import { useNavigate } from 'react-router-dom'
import { ExitFullscreenIcon, FullscreenIcon, LogInIcon, LogOutIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import { routes } from '../navigation/index.ts'
import { useOverlays } from '../overlays/index.ts'
import { useLogout } from '../session/index.ts'
import { toggleFullscreen, useFullscreen } from './use-fullscreen.ts'

/** The hamburger menu: Profile, fullscreen, and Login or Logout. */
export function MainMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  const fullscreen = useFullscreen()
  const logout = useLogout()
  const { toast } = useOverlays()

  const items: MenuItem[] = []
  if (isSignedIn) {
    items.push({ id: 'profile', label: 'Profile', icon: <UserIcon />, onSelect: () => navigate(routes.profile.path) })
  }
  if (fullscreen) {
    const isFull = fullscreen !== 'no'
    items.push({
      id: 'fullscreen',
      label: isFull ? 'Exit Fullscreen' : 'Fullscreen',
      icon: isFull ? <ExitFullscreenIcon /> : <FullscreenIcon />,
      onSelect: () => (fullscreen === 'window' ? toast.info('Press F11 to leave fullscreen.') : toggleFullscreen()),
    })
  }
  if (isSignedIn) items.push({ id: 'logout', label: 'Logout', icon: <LogOutIcon />, onSelect: logout })
  else items.push({ id: 'login', label: 'Login', icon: <LogInIcon />, onSelect: () => navigate(routes.login.path) })
  return <MenuButton label="Menu" items={items} />
}
