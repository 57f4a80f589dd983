import { useEffect, useEffectEvent, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { fresh } from '../../../api/call.ts'
import { invitationsApi, previewArg } from '../../../api/invitations-api.ts'
import type { InvitationParts } from '../../../game/invitation-field.tsx'
import { useSeatRequest } from '../../../game/seat-request.ts'
import { waitingPollMs } from '../../../rules/limits.ts'
import type { JoinState } from './join-words.ts'

const { previewInvitation } = invitationsApi.endpoints

/** No such link: the server knows neither game nor token, or the token is malformed. */
const brokenStatuses = [400, 404]

/** The state of a link for its reader, and the actions. A seat is shown only once the server confirms it. */
export function useJoin(link: InvitationParts) {
  const arg = previewArg(link)
  const { currentData, error, isFetching } = previewInvitation.useQueryState(arg)
  const isBroken = brokenStatuses.includes(statusOf(error) ?? 0)
  const state: JoinState | undefined = isBroken ? 'broken' : currentData?.state
  // While the request is pending, Home leads back here.
  const [request, keepRequest] = useSeatRequest()
  // A person who has requested a seat in this tab is led to the lobby once accepted. On a later visit the page only says
  // that they are a member.
  const [hasAsked, setHasAsked] = useState(request?.gameId === link.gameId)
  if (state === 'waiting' && !hasAsked) setHasAsked(true)

  const { refetch } = previewInvitation.useQuerySubscription(arg, {
    // A request outlives an archived game, and waits again once the host restores it.
    pollingInterval: state === 'waiting' || (state === 'archived' && hasAsked) ? waitingPollMs : 0,
    skipPollingIfUnfocused: true,
    ...fresh,
    refetchOnMountOrArgChange: true,
  })
  const noteState = useEffectEvent(() => {
    if (state === 'waiting') keepRequest(link)
    else if (request?.gameId === link.gameId) keepRequest(undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link, or another state of it
  useEffect(() => {
    if (state) noteState()
  }, [state, link.gameId, link.token])

  return {
    preview: isBroken ? undefined : currentData,
    state,
    /** Whether the person has joined on this page. */
    isIn: hasAsked && state === 'member',
    /** Why the link could not be loaded; an older answer stays. */
    loadError: isBroken ? undefined : error,
    isFetching,
    refetch,
    /** Called when the person requests a seat. */
    noteAsked: () => setHasAsked(true),
  }
}
