import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useInvitationField } from '../../../game/invitation-field.tsx'
import { selectIsSignedIn } from '../../../session/session-slice.ts'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import welcome from '../../../shell/page/drawings/welcome.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { brand, routes } from '../../../shell/routes.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import icon from '../../../ui/icon/icon.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { EmptySeat, Seat } from '../../../ui/seat/seat.tsx'
import styles from './welcome.module.css'

export default function Welcome() {
  const isSignedIn = useSelector(selectIsSignedIn)
  const invitation = useInvitationField()
  const wayIn = buttonClass(invitation.field ? 'secondary' : 'primary')
  return (
    <Page
      title={<span className={styles.title}>{`Welcome to ${brand}`}</span>}
      // A phone would break the line at the hyphen.
      lead={'A warm home for tabletop role\u2011playing games. Collect ideas, invite your players, and play.'}
      picture={<Drawing src={welcome} />}
      actions={
        <>
          {isSignedIn ? (
            <Link to={routes.home.path} className={wayIn}>
              Go to Home
            </Link>
          ) : (
            <Link to={routes.login.path} className={wayIn}>
              Sign in or sign up
            </Link>
          )}
          {invitation.opener}
          {!isSignedIn && (
            <p className={`${common.small} ${styles.note}`}>No password. We'll send you a one-time code.</p>
          )}
        </>
      }
    >
      {invitation.field}
      <section aria-label={`An evening at ${brand}`}>
        <ul className={styles.shown}>
          <li>
            <h2 className={styles.name}>Gather, get ready, and start together</h2>
            <TablePicture />
          </li>
          <li>
            <h2 className={styles.name}>Roll an idea and keep what you like</h2>
            <CardPicture />
          </li>
          <li>
            <h2 className={styles.name}>Invite your players with a link or a QR code</h2>
            <LetterPicture />
          </li>
        </ul>
      </section>
    </Page>
  )
}

/** A picture of the app, made of its own parts. A screen reader reads the text above it. */
function Sample({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${common.card} ${styles.sample}`} aria-hidden="true">
      <small className={common.small}>Example</small>
      <div className={className}>{children}</div>
    </div>
  )
}

/** Four people and a free seat around a table, and in its middle the next session. */
function TablePicture() {
  return (
    <Sample className={styles.table}>
      <Seat name="Ash" sigil="raven" colour="moss" ready />
      <Seat name="Wren" sigil="owl" colour="plum" ready />
      <p className={styles.boards}>
        <b>Fri</b>
        <b>8:00 PM</b>
      </p>
      <Seat name="Tam" sigil="anchor" colour="lake" presence="offline" />
      <Seat name="Rowan" sigil="lantern" colour="ember" presence="here" />
      <EmptySeat />
    </Sample>
  )
}

/** A rolled card that is kept. One line is locked; the others can be rolled again. */
function CardPicture() {
  return (
    <Sample className={common.close}>
      {slots.map(([label, text, isLocked]) => (
        <p key={label}>
          <small className={`${common.actions} ${common.small}`}>
            {label} {isLocked ? lock : die}
          </small>
          {isLocked ? <span className={styles.name}>{text}</span> : text}
        </p>
      ))}
      <p>
        <Badge tone="good">
          <CheckIcon /> Kept
        </Badge>
      </p>
    </Sample>
  )
}

const lock = (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </svg>
)

const die = (
  <svg className={icon.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2l9 5v10l-9 5-9-5V7zM12 6l6 10H6zM12 6V2M18 16l3 1M6 16l-3 1" />
  </svg>
)

const slots = [
  ['Name', 'The drowned bell', true],
  ['Looks', 'It rings under the harbor', false],
  ['Wants', 'To be heard at low tide', false],
  ['Secret', 'The ferryman keeps it there', false],
] as const

/** An invitation, as a newcomer reads it. */
function LetterPicture() {
  return (
    <Sample className={`${common.close} ${styles.letter}`}>
      <p className={common.actions}>
        <Avatar sigil="lantern" colour="ember" size={72} />
        <svg
          viewBox="0 0 24 24"
          width="88"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M3 3h6v6H3zM15 3h6v6h-6zM3 15h6v6H3zM12 3v6H9M3 12h.01M12 12h3v3M18 12h3v.01M12 15v3M15 18v3h-3M18 15v3h3v3h-3" />
        </svg>
      </p>
      <p>
        <b>Rowan</b> invites you to
      </p>
      <p className={styles.name}>The Ember Crown</p>
      <p>1 of 5 seats free</p>
    </Sample>
  )
}
