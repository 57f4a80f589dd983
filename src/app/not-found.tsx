import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { selectIsSignedIn } from '../session/session-slice.ts'
import { Drawing } from '../shell/page/drawings/drawing.tsx'
import drawing from '../shell/page/drawings/not-found.svg?raw'
import { Notice } from '../shell/page/lazy-part.tsx'
import { Page } from '../shell/page/page.tsx'
import { routes } from '../shell/routes.ts'
import { buttonClass } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'

/** Names the address that was not found, and offers ways on. */
export default function NotFound() {
  const { pathname } = useLocation()
  // While the next page loads, `pathname` is already that page's: keep the first one.
  const [address] = useState(pathname)
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <Page title="Page Not Found" lead="There's nothing at this address." picture={<Drawing src={drawing} />}>
      <Notice>
        <p>
          <code>{address}</code>
        </p>
        <p>Check the address for typos. The page may have moved.</p>
      </Notice>
      <p className={common.actions}>
        {isSignedIn && (
          <Link to={routes.home.path} className={buttonClass('primary')}>
            Go to Home
          </Link>
        )}
        <Link to={routes.welcome.path} className={buttonClass(isSignedIn ? 'secondary' : 'primary')}>
          Go to Welcome
        </Link>
      </p>
    </Page>
  )
}
