import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useAcceptInvitationMutation, useWithdrawRequestMutation } from '../../../api/invitations-api.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import type { InvitationParts } from '../../../game/invitation-field.tsx'
import { href } from '../../../shell/href.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import actions from '../../../shell/page/actions.module.css'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import type { useJoin } from '../model/use-join.ts'
import type { JoinState } from './join-words.ts'

type JoinActionsProps = {
  join: ReturnType<typeof useJoin>
  state: JoinState
  link: InvitationParts
}

/** The actions of an invitation: one for each state. */
export function JoinActions({ join, state, link }: JoinActionsProps) {
  if (state === 'open') return <Accept join={join} link={link} />
  if (state === 'waiting') return <Withdraw join={join} link={link} />
  return (
    <div className={actions.actions}>
      {state === 'member' && (
        <Link to={href('game', { game: link.gameId })} replace className={buttonClass('primary')}>
          Go to game
        </Link>
      )}
      {state === 'full' && (
        <Button variant="primary" busy={join.isFetching} onClick={join.refetch}>
          Check again
        </Button>
      )}
      <Link to={href('home')} className={buttonClass(state === 'member' || state === 'full' ? 'quiet' : 'primary')}>
        Go home
      </Link>
    </div>
  )
}

type PartProps = Pick<JoinActionsProps, 'join' | 'link'>

function Accept({ join, link: { gameId, token } }: PartProps) {
  const [accept, { error, isLoading }] = useAcceptInvitationMutation()
  const { track, stop } = useRunning()
  const ask = () => {
    join.noteAsked()
    void track(accept({ params: { gameId }, body: { token } }))
  }
  return (
    <>
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't accept the invitation." />
      <div className={actions.actions}>
        <Button variant="primary" busy={isLoading} onClick={ask}>
          {error ? 'Try again' : 'Accept invitation'}
        </Button>
        <Link to={href('home')} className={buttonClass('quiet')}>
          Not now
        </Link>
      </div>
      <LongCall busy={isLoading} onStop={stop} />
    </>
  )
}

function Withdraw({ join: { loadError, isFetching }, link: { gameId } }: PartProps) {
  const [withdraw, { error, isLoading, isSuccess }] = useWithdrawRequestMutation()
  const { confirm } = useOverlays()

  async function ask(event: MouseEvent) {
    // The second click of a double click on the earlier button.
    if (event.detail > 1) return
    const isSure = await confirm({
      title: 'Cancel your request?',
      message: 'You can request again only while this link has uses left.',
      confirmLabel: 'Cancel it',
      cancelLabel: 'Keep waiting',
    })
    if (isSure) await withdraw({ params: { gameId } })
  }

  return (
    <>
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't cancel your request." />
      <p role="status">{loadError ? "Can't reach the server right now. This page keeps checking for you." : null}</p>
      <div className={actions.actions}>
        <Button busy={isLoading || (isSuccess && isFetching)} onClick={ask}>
          Cancel request
        </Button>
        <Link to={href('home')} className={buttonClass('quiet')}>
          Go home
        </Link>
      </div>
    </>
  )
}
