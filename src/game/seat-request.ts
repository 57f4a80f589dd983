import * as z from 'zod/mini'
import { stored, useStored } from '../forms/stored.ts'
import { useUserId } from '../session/hooks.ts'

/** By person, in this tab only: the link grants a seat, so no one else may have it. */
const seatRequests = stored('seat-request', z.object({ gameId: z.string(), token: z.string() }), { isOwn: true })

/**
 * The link by which the person has requested a seat, and a function that stores or deletes it. It was pending when the
 * server was last asked.
 */
export const useSeatRequest = () => useStored(seatRequests, [useUserId() ?? ''])
