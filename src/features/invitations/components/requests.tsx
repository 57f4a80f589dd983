import { useState } from 'react'
import { errorText } from '../../../api/api-error.ts'
import {
  useAcceptRequestMutation,
  useDeclineRequestMutation,
  useListRequestsQuery,
} from '../../../api/invitations-api.ts'
import type { Game, JoinRequest } from '../../../contract/types.gen.ts'
import { CutText } from '../../../platform/game/cut-text.tsx'
import { inSentence } from '../../../platform/game/in-sentence.ts'
import { requestsPollMs } from '../../../platform/game/limits.ts'
import { LoadError } from '../../../platform/game/load-error.tsx'
import { may } from '../../../platform/game/may.ts'
import { PersonAvatar } from '../../../platform/game/person-avatar.tsx'
import { useOverlays } from '../../../platform/overlays/use-overlays.ts'
import actions from '../../../platform/page/actions.module.css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RelativeTime } from '../../../ui/relative-time/relative-time.tsx'
import { useFocusKept } from '../use-focus-kept.ts'
import styles from './invite.module.css'

type RequestsProps = { game: Pick<Game, 'gameId' | 'role' | 'status'> }

/** Who waits to be let in. Somebody who has just asked shows up by themselves. */
export function Requests({ game }: RequestsProps) {
  const { currentData, error, isFetching, refetch } = useListRequestsQuery(
    { params: { gameId: game.gameId }, query: { limit: 100 } },
    {
      pollingInterval: requestsPollMs,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const requests = currentData?.items ?? []
  const place = useFocusKept(requests.length)
  if (!currentData && error) {
    return <LoadError error={error} fallback="Who waits could not be loaded." busy={isFetching} onRetry={refetch} />
  }
  return (
    <section aria-labelledby="requests" hidden={requests.length === 0} className={styles.section}>
      <h2 id="requests">
        <span role="status">{requests.length === 1 ? '1 person waits' : `${requests.length} people wait`}</span>
      </h2>
      <div {...place} className={styles.cards}>
        {requests.map((request) => (
          <Request key={request.person.userId} game={game} request={request} />
        ))}
      </div>
    </section>
  )
}

function Request({ game, request: { person, role, label, createdAt } }: RequestsProps & { request: JoinRequest }) {
  const { confirm, toast } = useOverlays()
  const [letIn] = useAcceptRequestMutation()
  const [decline] = useDeclineRequestMutation()
  const [busy, setBusy] = useState<'let in' | 'decline'>()
  const params = { gameId: game.gameId, userId: person.userId }
  const name = inSentence(person.displayName)
  const mayLetIn = may.remove(game.role, role)

  /** The row goes with the next answer; until then its buttons rest. */
  async function decide(what: 'let in' | 'decline', call: Promise<{ error?: unknown }>, done: string) {
    setBusy(what)
    const { error } = await call
    setBusy(undefined)
    if (error) toast.error(errorText(error, `That did not work. ${name} waits still.`))
    else toast.success(done)
  }

  async function askToDecline() {
    const isSure = await confirm({
      title: `Decline ${name}?`,
      message: `${name} is told so. The link that they came by does not ask again, another one may.`,
      confirmLabel: 'Decline',
      danger: true,
    })
    if (isSure) await decide('decline', decline({ params }), `${name} is declined.`)
  }

  return (
    <Card
      picture={<PersonAvatar person={person} size={48} />}
      heading={<CutText lines={2}>{person.displayName}</CutText>}
      status={role === 'admin' && <Badge tone="ember">As an admin</Badge>}
      meta={
        <p>
          Asked <RelativeTime at={createdAt} />
          {label && (
            <>
              {' '}
              by the link <CutText lines={2}>{label}</CutText>
            </>
          )}
        </p>
      }
      actions={
        <div className={actions.actions}>
          {mayLetIn && (
            <Button
              variant="primary"
              aria-label={`Let in ${name}`}
              busy={busy === 'let in'}
              disabled={busy === 'decline'}
              onClick={() => decide('let in', letIn({ params }), `${name} sits at the table now.`)}
            >
              Let in
            </Button>
          )}
          <Button
            aria-label={`Decline ${name}`}
            busy={busy === 'decline'}
            disabled={busy === 'let in'}
            onClick={askToDecline}
          >
            Decline
          </Button>
        </div>
      }
    >
      {!mayLetIn && <p>Only the host lets admins in.</p>}
    </Card>
  )
}
