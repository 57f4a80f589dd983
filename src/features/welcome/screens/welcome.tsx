import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { inWords } from '../../../lib/in-sentence.ts'
import { codeMinutes } from '../../../rules/limits.ts'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { brand } from '../../../shell/brand.ts'
import card from '../../../shell/page/card.module.css'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import welcome from '../../../shell/page/drawings/welcome.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import styles from './welcome.module.css'

export default function Welcome() {
  const isSignedIn = useSelector(selectIsSignedIn)
  return (
    <Page
      title={`Welcome to ${brand}`}
      lead="A table by lamplight for role-playing games: collect ideas, invite your players, and play."
      actions={
        <>
          {isSignedIn ? (
            <Link to={routes.home.path} className={buttonClass('primary')}>
              Go home
            </Link>
          ) : (
            <Link to={routes.login.path} className={buttonClass('primary')}>
              Sign in
            </Link>
          )}
          <Link to={routes.examples.path} className={buttonClass('secondary')}>
            See the examples
          </Link>
        </>
      }
      picture={<Drawing src={welcome} />}
    >
      <section aria-labelledby="how" className={styles.how}>
        <h2 id="how">No password needed</h2>
        <ol className={styles.steps}>
          <li className={`${card.card} ${styles.step}`}>
            <h3>Say who you are</h3>
            <p>A phone number or an email address is enough.</p>
          </li>
          <li className={`${card.card} ${styles.step}`}>
            <h3>Read the code</h3>
            <p>We'll send 6 digits that work once, for {inWords(codeMinutes)} minutes.</p>
          </li>
          <li className={`${card.card} ${styles.step}`}>
            <h3>Take your seat</h3>
            <p>You stay signed in on this device until you sign out or your session ends.</p>
          </li>
        </ol>
      </section>
    </Page>
  )
}
