import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '../api/api-error.ts'
import { fresh } from '../api/call.ts'
import { invitationsApi, previewArg } from '../api/invitations-api.ts'
import { stored, useStored } from '../forms/stored.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { waitingPollMs } from '../rules/limits.ts'
import { useUserId } from '../session/hooks.ts'
import { href } from '../shell/href.ts'
import { type ToastOptions, useOverlays } from '../shell/overlays/overlays.ts'
import { useMyGames } from './game-queries.ts'
import type { InvitationParts } from './invitation-field.tsx'

/** By person, in this tab only: the link grants a seat, so no one else may have it. */
const seatRequests = stored('seat-request', z.object({ gameId: z.string(), token: z.string() }), { isOwn: true })

/**
 * The link by which the person has requested a seat, and a function that stores or deletes it. It was pending when the
 * server was last asked.
 */
export const useSeatRequest = () => useStored(seatRequests, [useUserId() ?? ''])

/** The toast of a person who has got a seat and is on another page than the invitation. */
export function seatTaken(gameId: string, gameName: string): [string, ToastOptions] {
  const to = href('gameLobby', { game: gameId })
  const action = { label: 'Go to lobby', dispatch: { type: 'game/lobbyShown' }, href: to }
  return [`You're in. Welcome to ${inSentence(gameName)}.`, { id: 'seat-taken', action, duration: 10_000 }]
}

/** A request that the host has not answered yet. */
export type PendingRequest = {
  link: InvitationParts
  /** Whom the person waits for, in a sentence. */
  words: string
}

/**
 * The person's pending request for a seat. Once the host has answered, the person reads it, their games are fetched
 * again, and the request is forgotten.
 */
export function usePendingRequest(): PendingRequest | undefined {
  const [link, keep] = useSeatRequest()
  const { refetch } = useMyGames()
  const { toast } = useOverlays()
  const { currentData, error } = invitationsApi.usePreviewInvitationQuery(
    previewArg(link ?? { gameId: '', token: '' }),
    {
      skip: !link,
      pollingInterval: waitingPollMs,
      skipPollingIfUnfocused: true,
      ...fresh,
      refetchOnMountOrArgChange: true,
    },
  )
  const state = statusOf(error) === 404 ? 'gone' : currentData?.state
  const noteAnswer = useEffectEvent(async () => {
    await refetch()
    keep(undefined)
    if (!link || !currentData) return
    const { gameName } = currentData
    if (state === 'member') toast.success(...seatTaken(link.gameId, gameName))
    if (state === 'declined')
      toast.warning(`The host declined your request to join ${inSentence(gameName)}.`, { id: 'seat-declined' })
  })
  useEffect(() => {
    if (state && state !== 'waiting') void noteAnswer()
  }, [state])
  if (!link) return undefined
  const host = inSentence(currentData?.game?.host.displayName ?? 'the host')
  const where = currentData ? `into ${inSentence(currentData.gameName)}` : 'in'
  return { link, words: `You're waiting for ${host} to let you ${where}.` }
}
