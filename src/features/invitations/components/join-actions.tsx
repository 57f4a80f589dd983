import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { href } from '../../../platform/navigation/href.ts'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import type { useJoin } from '../use-join.ts'
import type { JoinState } from './join-words.ts'

type JoinActionsProps = {
  join: ReturnType<typeof useJoin>
  state: JoinState
  gameId: string
}

/** What a person can do about an invitation: one way on in each state. */
export function JoinActions({ join, state, gameId }: JoinActionsProps) {
  if (state === 'open') return <Accept join={join} />
  if (state === 'waiting') return <Withdraw join={join} />
  return (
    <div className={actions.actions}>
      {state === 'member' && (
        <Link to={href('game', { game: gameId })} replace className={buttonClass('primary')}>
          Go to the game
        </Link>
      )}
      {state === 'full' && (
        <Button variant="primary" busy={join.isFetching} onClick={join.refetch}>
          Look again
        </Button>
      )}
      <Link to={href('home')} className={buttonClass(state === 'member' || state === 'full' ? 'quiet' : 'primary')}>
        To your home
      </Link>
    </div>
  )
}

type Join = Pick<JoinActionsProps, 'join'>

function Accept({ join: { accept, accepting, withdrawing } }: Join) {
  return (
    <>
      <FailedCall error={accepting.error} fallback="The invitation could not be accepted." />
      <div className={actions.actions}>
        {/* After a request was taken back, too, until the page knows how the link stands now. */}
        <Button variant="primary" busy={accepting.isLoading || withdrawing.isLoading} onClick={accept}>
          {accepting.error ? 'Try again' : 'Accept invitation'}
        </Button>
        <Link to={href('home')} className={buttonClass('quiet')}>
          Not now
        </Link>
      </div>
    </>
  )
}

function Withdraw({ join: { withdraw, withdrawing, loadError, isFetching } }: Join) {
  const { confirm } = useOverlays()

  async function ask(event: MouseEvent) {
    // The second click of a double click on what stood here before.
    if (event.detail > 1) return
    const isSure = await confirm({
      title: 'Take your request back?',
      message: 'You can ask again only while this link has uses left.',
      confirmLabel: 'Take it back',
      cancelLabel: 'Keep waiting',
    })
    if (isSure) await withdraw()
  }

  return (
    <>
      <FailedCall error={withdrawing.error} fallback="Your request could not be taken back." />
      <p role="status">
        {loadError ? 'The server cannot be reached right now. This page goes on asking whether you were let in.' : null}
      </p>
      <div className={actions.actions}>
        <Button busy={withdrawing.isLoading || (withdrawing.isSuccess && isFetching)} onClick={ask}>
          Take my request back
        </Button>
        <Link to={href('home')} className={buttonClass('quiet')}>
          To your home
        </Link>
      </div>
    </>
  )
}
