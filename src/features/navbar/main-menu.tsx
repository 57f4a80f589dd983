import { useNavigate } from 'react-router-dom'
import { ExitFullscreenIcon, FullscreenIcon, LogInIcon, LogOutIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { MenuButton, type MenuItem } from '../../ui/menu/menu-button.tsx'
import { routes } from '../navigation/index.ts'
import { useLogout } from '../session/index.ts'
import { useFullscreen } from './use-fullscreen.ts'

/** The hamburger menu: Profile, fullscreen, and Login or Logout. */
export function MainMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  const fullscreen = useFullscreen()
  const logout = useLogout()

  const items: MenuItem[] = []
  if (isSignedIn) {
    items.push({ id: 'profile', label: 'Profile', icon: <UserIcon />, onSelect: () => navigate(routes.profile.path) })
  }
  if (fullscreen) {
    items.push({
      id: 'fullscreen',
      label: fullscreen.isFullscreen ? 'Exit Fullscreen' : 'Fullscreen',
      icon: fullscreen.isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />,
      onSelect: fullscreen.toggle,
    })
  }
  if (isSignedIn) items.push({ id: 'logout', label: 'Logout', icon: <LogOutIcon />, onSelect: logout })
  else items.push({ id: 'login', label: 'Login', icon: <LogInIcon />, onSelect: () => navigate(routes.login.path) })
  return <MenuButton label="Menu" items={items} />
}
