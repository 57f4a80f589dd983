import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { gameIdPattern, tokenPattern } from '../../../contract/patterns.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { type InvitationParts, useInvitationField } from '../../../game/invitation-field.tsx'
import { seatTaken } from '../../../game/seat-request.ts'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import brokenDrawing from '../../../shell/page/drawings/broken.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import drawing from '../../../shell/page/drawings/join.svg?raw'
import { Notice } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Redirect, useIsHere } from '../../../shell/redirect.tsx'
import { justJoined } from '../../../shell/routes.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { InvitationLetter, LetterSkeleton } from '../components/invitation-letter.tsx'
import { JoinActions } from '../components/join-actions.tsx'
import { isOver, joinWords } from '../model/join-words.ts'
import { useJoin } from '../model/use-join.ts'

/** An invitation link: a preview of the game, and the way to join. */
export default function Join() {
  const { gameId = '', token = '' } = useParams()
  const isLink = gameIdPattern.test(gameId) && tokenPattern.test(token)
  return isLink ? <Invitation link={{ gameId, token }} /> : <BrokenLink />
}

/** The server is not asked about a malformed link. */
function BrokenLink() {
  const another = useInvitationField('Paste another link')
  return (
    <Page title="Your invitation" lead={joinWords.broken.lead} picture={<Drawing src={brokenDrawing} />}>
      <Notice>
        <p>{joinWords.broken.more}</p>
        <div className={common.actions}>
          {another.opener}
          <Link to={href('home')} className={buttonClass('quiet')}>
            Go to Home
          </Link>
          {another.field}
        </div>
      </Notice>
    </Page>
  )
}

type TakeSeatProps = {
  gameId: string
  gameName: string
  /** Whether the person is still on the invitation. */
  isHere: () => boolean
}

/**
 * Opens the lobby for a new member. The lobby replaces the invitation in the history, so that Back does not offer it
 * again, and welcomes them. A person who has left the page meanwhile is notified, and stays where they are.
 */
function TakeSeat({ gameId, gameName, isHere }: TakeSeatProps) {
  const { toast } = useOverlays()
  const [wasHere] = useState(isHere)
  useEffect(() => {
    if (!wasHere) toast.success(...seatTaken(gameId, gameName))
  }, [wasHere, toast, gameId, gameName])
  return wasHere && <Redirect to={href('gameLobby', { game: gameId })} state={justJoined} />
}

/** The invitation of a link, in any of its states. */
export function Invitation({ link }: { link: InvitationParts }) {
  const join = useJoin(link)
  const isHere = useIsHere()
  const { state, preview, loadError } = join
  const wait = loadError ? "Couldn't open it right now." : 'Opening it…'
  return (
    <Page
      title="Your invitation"
      // Of someone who is in, the lobby says it.
      lead={
        join.isIn ? <span key="in">You're in.</span> : <span role="status">{state ? joinWords[state].lead : wait}</span>
      }
      picture={state && isOver(state) && <Drawing src={state === 'broken' ? brokenDrawing : drawing} />}
    >
      {join.isIn && preview && <TakeSeat gameId={link.gameId} gameName={preview.gameName} isHere={isHere} />}
      {state ? (
        <InvitationLetter state={state} preview={preview}>
          <JoinActions join={join} state={state} link={link} />
        </InvitationLetter>
      ) : loadError ? (
        <LoadError
          error={loadError}
          fallback="Couldn't open your invitation."
          busy={join.isFetching}
          onRetry={join.refetch}
        />
      ) : (
        <LetterSkeleton />
      )}
    </Page>
  )
}
