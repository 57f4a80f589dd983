import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import card from '../../../shell/page/card.module.css'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import idea from '../../../shell/page/drawings/idea-builder.svg?raw'
import invite from '../../../shell/page/drawings/invite.svg?raw'
import lobby from '../../../shell/page/drawings/lobby.svg?raw'
import welcome from '../../../shell/page/drawings/welcome.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { brand, routes } from '../../../shell/routes.ts'
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
      <section aria-labelledby="shown">
        <h2 id="shown" className={styles.heading}>
          An evening at {brand}
        </h2>
        <ul className={styles.shown}>
          <li className={card.card}>
            <Drawing src={idea} />
            <h3>Roll an idea</h3>
            <p>
              <b>The drowned bell.</b> It rings under the harbor whenever someone lies. The ferryman pays to keep it
              down there.
            </p>
          </li>
          <li className={card.card}>
            <Drawing src={invite} />
            <h3>Invite your players</h3>
            <p>
              <b>The Ember Crown</b> has 2 seats left. Send a link or show a QR code. No password needed: a 6-digit code
              is enough.
            </p>
          </li>
          <li className={card.card}>
            <Drawing src={lobby} />
            <h3>Gather in the lobby</h3>
            <p>
              <b>Friday, 8:00 PM.</b> Ash and Wren are ready, Tam is on the way. Everyone sees it, and the host starts
              the game.
            </p>
          </li>
        </ul>
      </section>
    </Page>
  )
}
