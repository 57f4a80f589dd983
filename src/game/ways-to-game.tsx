import { Link } from 'react-router-dom'
import { href } from '../shell/href.ts'
import { buttonClass } from '../ui/button/button.tsx'
import type { useInvitationField } from './invitation-field.tsx'
import type { PendingRequest } from './seat-request.ts'

type WaysProps = {
  request: PendingRequest | undefined
  invitation: ReturnType<typeof useInvitationField>
  /** Whether the view's first action is one of the person's games. */
  hasGames?: boolean
}

/** What a person does to come into a game: go back to the request that waits for the host, or create a game or join one. */
export function WaysToGame({ request, invitation, hasGames }: WaysProps) {
  if (request)
    return (
      <>
        <Link to={href('join', request.link)} className={buttonClass()}>
          View request
        </Link>
        <Link to={href('gameCreate')} className={buttonClass('quiet')}>
          Create game
        </Link>
      </>
    )
  return (
    <>
      <Link to={href('gameCreate')} className={buttonClass(hasGames || invitation.field ? 'secondary' : 'primary')}>
        Create game
      </Link>
      {invitation.opener}
    </>
  )
}
