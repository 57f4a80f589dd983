import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '../platform/navigation/route-table.ts'
import styles from '../platform/page/actions.module.css'
import { Drawing } from '../platform/page/drawings/drawing.tsx'
import drawing from '../platform/page/drawings/not-found.svg?no-inline'
import { Notice } from '../platform/page/notice.tsx'
import { Page } from '../platform/page/page.tsx'
import { selectIsSignedIn } from '../platform/session/session-slice.ts'
import { buttonClass } from '../ui/button/button.tsx'

/** Names the address that was not found, and offers ways on. */
export default function NotFound() {
  const { pathname } = useLocation()
  // While the next page loads, `pathname` is already that page's: keep the first one.
  const [address] = useState(pathname)
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <Page title="Page Not Found" lead="There is nothing at this address." picture={<Drawing src={drawing} />}>
      <Notice>
        <p>
          <code>{address}</code>
        </p>
        <p>It may have been mistyped, or the page has moved.</p>
      </Notice>
      <p className={styles.actions}>
        {isSignedIn && (
          <Link to={routes.home.path} className={buttonClass('primary')}>
            To your home
          </Link>
        )}
        <Link to={routes.welcome.path} className={buttonClass(isSignedIn ? 'secondary' : 'primary')}>
          To the welcome page
        </Link>
      </p>
    </Page>
  )
}
