import { useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { invitationsApi, previewArg } from '../../../api/invitations-api.ts'
import { waitingPollMs } from '../../../rules/limits.ts'
import type { JoinState } from '../components/join-words.ts'
import type { InvitationLink } from './links.ts'

const { previewInvitation } = invitationsApi.endpoints

/** No such link: the server knows neither game nor token, or takes it for no token at all. */
const brokenStatuses = [400, 404]

/**
 * How a link stands for the person who looks at it, and what they can do about it. Nothing is taken for granted: a seat
 * is there when the server says so.
 */
export function useJoin(link: InvitationLink) {
  const arg = previewArg(link)
  const { currentData, error, isFetching } = previewInvitation.useQueryState(arg)
  const isBroken = brokenStatuses.includes(statusOf(error) ?? 0)
  const state: JoinState | undefined = isBroken ? 'broken' : currentData?.state
  const { refetch } = previewInvitation.useQuerySubscription(arg, {
    pollingInterval: state === 'waiting' ? waitingPollMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  })
  // Who has asked for a seat on this page is led on once they have it; who comes back to it later is told so.
  const [hasAsked, setHasAsked] = useState(false)
  if (state === 'waiting' && !hasAsked) setHasAsked(true)

  return {
    preview: isBroken ? undefined : currentData,
    state,
    /** True: the person has come in by this page. */
    isIn: hasAsked && state === 'member',
    /** Why the link could not be asked about; while there is an older answer, that one stands. */
    loadError: isBroken ? undefined : error,
    isFetching,
    refetch,
    /** To be called when the person asks for a seat. */
    noteAsked: () => setHasAsked(true),
  }
}
