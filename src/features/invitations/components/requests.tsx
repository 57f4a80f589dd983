import { type MouseEvent, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { invitationsApi } from '../../../api/invitations-api.ts'
import type { Game, JoinRequest } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { may } from '../../../game/may.ts'
import { CutText } from '../../../game/others-text.tsx'
import { PersonAvatar } from '../../../game/person-avatar.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useConnection } from '../../../live/hooks.ts'
import { requestsPollMs } from '../../../rules/limits.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card, CardSkeleton } from '../../../ui/card/card.tsx'
import common from '../../../ui/common.module.css'
import { useIgnoreDoubleClick } from '../../../ui/dialog/use-ignore-double-click.ts'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { Loading } from '../../../ui/skeleton/skeleton.tsx'
import { useFocusNext } from '../model/use-focus-next.ts'
import styles from './invite.module.css'

type RequestsProps = {
  game: Pick<Game, 'gameId' | 'role' | 'requestsWaiting'>
  /** The id of the text that says why no one can be accepted now. */
  hindrance?: string
}

/** The waiting requests. A new one appears by itself. */
export function Requests({ game, hindrance }: RequestsProps) {
  const { state } = useConnection()
  const { currentData, error, isFetching, refetch } = invitationsApi.useListRequestsQuery(
    { params: { gameId: game.gameId }, query: { limit: 100 } },
    {
      // The live channel reports new requests; without one the page polls.
      pollingInterval: state === 'live' ? 0 : requestsPollMs,
      skipPollingIfUnfocused: true,
      ...fresh,
      refetchOnMountOrArgChange: true,
    },
  )
  const requests = currentData?.items ?? []
  const { list, heading } = useFocusNext(requests.map(({ person }) => person.userId).join(' '))
  // The heading stays once it was shown: the last decision leaves the focus on it.
  const [hasWaited, setHasWaited] = useState(false)
  if (requests.length > 0 && !hasWaited) setHasWaited(true)
  if (!currentData && error) {
    return <LoadError error={error} fallback="Couldn't load the requests." busy={isFetching} onRetry={refetch} />
  }
  if (!currentData && game.requestsWaiting) {
    return (
      <section className={common.stack} aria-busy="true">
        <h2>{whoWaits(game.requestsWaiting)}</h2>
        <Loading label="Loading the requests…">
          <CardSkeleton picture lines={4} />
        </Loading>
      </section>
    )
  }
  return (
    <section aria-labelledby="requests" hidden={!hasWaited} className={`${common.stack} ${styles.waiting}`}>
      <h2 id="requests" ref={heading} tabIndex={-1}>
        {requests.length === 0 ? 'Requests' : whoWaits(requests.length)}
      </h2>
      {requests.length === 0 && <p className={common.muted}>{whoWaits(0)}.</p>}
      <div ref={list} className={`${common.close} ${common.region}`}>
        {requests.map((request) => (
          <Request
            key={`${request.person.userId} ${request.createdAt}`}
            game={game}
            hindrance={hindrance}
            request={request}
          />
        ))}
      </div>
    </section>
  )
}

function whoWaits(count: number): string {
  if (count === 0) return 'No one is waiting'
  return count === 1 ? '1 person is waiting' : `${count} people are waiting`
}

function Request({ game, hindrance, request }: RequestsProps & { request: JoinRequest }) {
  const { person, role, label, createdAt } = request
  const { confirm, toast } = useOverlays()
  const [letIn] = invitationsApi.useAcceptRequestMutation()
  const [decline] = invitationsApi.useDeclineRequestMutation()
  const [busy, setBusy] = useState<'let in' | 'decline'>()
  const params = { gameId: game.gameId, userId: person.userId }
  const name = inSentence(person.displayName)
  const mayDecide = may.remove(game.role, role)
  // On a phone it pushes down what is below: a tap at that moment was aimed at something else.
  useIgnoreDoubleClick()

  /** The row disappears with the next answer; until then its buttons are inactive. */
  async function decide(what: 'let in' | 'decline', call: Promise<{ error?: unknown }>, done: string) {
    setBusy(what)
    const { error } = await call
    if (!error) return toast.success(done)
    setBusy(undefined)
    toast.failed(error, `That didn't work. ${name} is still waiting.`)
  }

  function letThemIn({ detail }: MouseEvent) {
    // The second click of a double click would hit the next row, which has moved to this place.
    if (hindrance || detail > 1) return
    void decide('let in', letIn({ params }), `${name} is in.`)
  }

  async function askToDecline() {
    const isSure = await confirm({
      title: `Decline ${name}?`,
      message: `We'll let ${name} know. They can't use this link again. You can send a new one.`,
      confirmLabel: 'Decline',
      danger: true,
    })
    if (isSure) await decide('decline', decline({ params }), `You declined ${name}.`)
  }

  return (
    <Card
      picture={<PersonAvatar person={person} size={48} />}
      heading={
        <span tabIndex={-1}>
          <CutText lines={2}>{person.displayName}</CutText>
        </span>
      }
      status={role === 'admin' && <Badge tone="ember">As an admin</Badge>}
      meta={
        <>
          <p>
            Requested <RelativeTime at={createdAt} />
          </p>
          {label && (
            <p className={styles.sentence}>
              Used the link <CutText>{`“${label}”`}</CutText>
            </p>
          )}
        </>
      }
      actions={
        mayDecide && (
          <div className={common.actions}>
            <Button
              variant={hindrance ? 'secondary' : 'primary'}
              aria-label={`Let in ${name}`}
              aria-disabled={hindrance !== undefined}
              aria-describedby={hindrance}
              busy={busy === 'let in'}
              disabled={busy === 'decline'}
              onClick={letThemIn}
            >
              Let in
            </Button>
            <Button
              variant="quietDanger"
              aria-label={`Decline ${name}`}
              busy={busy === 'decline'}
              disabled={busy === 'let in'}
              onClick={askToDecline}
            >
              Decline
            </Button>
          </div>
        )
      }
    >
      {!mayDecide && <p>Only the host can approve admins.</p>}
    </Card>
  )
}
