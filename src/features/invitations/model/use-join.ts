import { useEffect, useEffectEvent, useState } from 'react'
import { statusOf } from '../../../api/api-error.ts'
import { fresh } from '../../../api/call.ts'
import { invitationsApi, previewArg } from '../../../api/invitations-api.ts'
import type { InvitationPreview } from '../../../contract/types.gen.ts'
import type { InvitationParts } from '../../../game/invitation-field.tsx'
import { useSeatRequest } from '../../../game/seat-request.ts'
import { waitingPollMs } from '../../../rules/limits.ts'

export type JoinState = InvitationPreview['state'] | 'broken'

type Words = {
  /** What the state means for the reader. */
  lead: string
  /** The details, and what the reader can do. */
  more: string
}

/** The texts of each state of a link. */
export const joinWords: Record<JoinState, Words> = {
  open: { lead: "Here's what you're joining.", more: '' },
  waiting: {
    lead: "You've requested a seat.",
    more: "You're waiting for the host. You'll see the answer here and on Home.",
  },
  member: { lead: "You're already in this game.", more: 'You have a seat at this game.' },
  full: {
    lead: 'This game is full.',
    more: 'If someone leaves, you can still join with this link.',
  },
  expired: { lead: 'This link has expired.', more: 'Ask whoever sent it for a new one.' },
  usedUp: {
    lead: 'This link has been used up.',
    more: 'It has reached its limit. Ask whoever sent it for a new one.',
  },
  revoked: {
    lead: 'This link was revoked.',
    more: 'It no longer works. Ask whoever sent it for a new one.',
  },
  declined: {
    lead: 'The host declined your request.',
    more: "You can't request again with this link. If you think it was a mistake, ask the host for another one.",
  },
  removed: {
    lead: 'You were removed from this game.',
    more: "Older links won't work for you. Ask the host for a new one.",
  },
  archived: {
    lead: 'This game is archived.',
    more: 'You can join once the host restores it, if your link is still valid.',
  },
  broken: {
    lead: 'This invite link is broken.',
    more: 'Part of it may be missing. Copy the whole link, or ask your host for a new one.',
  },
}

const over: JoinState[] = ['expired', 'usedUp', 'revoked', 'declined', 'removed', 'archived', 'broken']

/** Whether a link in this state admits no one, or not this person. */
export const isOver = (state: JoinState) => over.includes(state)

const { previewInvitation } = invitationsApi.endpoints

/** No such link: the server knows neither game nor token, or the token is malformed. */
const brokenStatuses = [400, 404]

/** The state of a link for its reader, and the actions. A seat is shown only once the server confirms it. */
export function useJoin(link: InvitationParts) {
  const arg = previewArg(link)
  const { currentData, error, isFetching } = previewInvitation.useQueryState(arg)
  const isBroken = brokenStatuses.includes(statusOf(error) ?? 0)
  const state: JoinState | undefined = isBroken ? 'broken' : currentData?.state
  const { refetch } = previewInvitation.useQuerySubscription(arg, {
    pollingInterval: state === 'waiting' ? waitingPollMs : 0,
    skipPollingIfUnfocused: true,
    ...fresh,
    refetchOnMountOrArgChange: true,
  })
  // A person who has requested a seat on this page is led to the lobby once accepted. On a later visit the page only
  // says that they are a member.
  const [hasAsked, setHasAsked] = useState(false)
  if (state === 'waiting' && !hasAsked) setHasAsked(true)

  // While the request is pending, Home leads back here.
  const [request, keepRequest] = useSeatRequest()
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
