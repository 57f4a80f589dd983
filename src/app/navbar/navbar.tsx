import { Link } from 'react-router-dom'
import { brand } from '../../shell/brand.ts'
import { routes } from '../../shell/routes.ts'
import { BrandMark } from './brand-mark.tsx'
import { MainMenu } from './main-menu.tsx'
import styles from './navbar.module.css'
import { SearchField } from './search-field.tsx'
import { TabStrip } from './tab-strip.tsx'

export type NavbarProps = {
  /** Such as `v1.0.0`. */
  version: string
  /** Whether to offer the views and the person's own items. */
  isSignedIn: boolean
  /** Called with a link's path when the link is hovered, focused or touched: its screen is likely to be needed soon. */
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
