import * as z from 'zod/mini'
import { zGameStatus } from '../../../src/contract/schemas/games.gen.ts'
import { zApproval } from '../../../src/contract/schemas/invitations.gen.ts'
import { zGivenRole, zRole } from '../../../src/contract/schemas/openapi.gen.ts'
import { defineTable, type RowOf } from '../../db/rows.ts'

/** The rows of a game that several tags read and change. Times are Unix milliseconds. */

const pair = (first: string, second: string) => JSON.stringify([first, second])

export const games = defineTable('games', {
  row: z.object({
    gameId: z.string(),
    name: z.string(),
    pitch: z.string(),
    system: z.string(),
    seats: z.number(),
    timeZone: z.string(),
    status: zGameStatus,
    hostId: z.string(),
    rev: z.number(),
    createdAt: z.number(),
    updatedAt: z.number(),
    changedBy: z.string(),
  }),
  key: ({ gameId }) => gameId,
})
export type GameRow = RowOf<typeof games>

/** `memberId` sorts members in the order they joined. */
export const memberships = defineTable('memberships', {
  row: z.object({
    gameId: z.string(),
    userId: z.string(),
    memberId: z.string(),
    role: zRole,
    joinedAt: z.number(),
    rev: z.number(),
  }),
  key: ({ gameId, userId }) => pair(gameId, userId),
})
export type Membership = RowOf<typeof memberships>

/** Links into games. */
export const invitations = defineTable('invitations', {
  row: z.object({
    invitationId: z.string(),
    gameId: z.string(),
    token: z.string(),
    label: z.string(),
    role: zGivenRole,
    approval: zApproval,
    maxUses: z.number(),
    uses: z.number(),
    createdBy: z.string(),
    createdAt: z.number(),
    expiresAt: z.number(),
    revokedAt: z.optional(z.number()),
    rev: z.number(),
  }),
  key: ({ invitationId }) => invitationId,
})
export type InvitationRow = RowOf<typeof invitations>

/** The requests to join. */
export const requests = defineTable('requests', {
  row: z.object({
    requestId: z.string(),
    gameId: z.string(),
    userId: z.string(),
    invitationId: z.string(),
    label: z.string(),
    role: zGivenRole,
    createdAt: z.number(),
  }),
  key: ({ gameId, userId }) => pair(gameId, userId),
})
export type RequestRow = RowOf<typeof requests>

/** People whom a link does not admit any more, because the host has declined them. */
export const declines = defineTable('declines', {
  row: z.object({ gameId: z.string(), invitationId: z.string(), userId: z.string() }),
  key: ({ invitationId, userId }) => pair(invitationId, userId),
})

/** The last removal of each person. Links whose id is smaller than `removalId` were created before it. */
export const removals = defineTable('removals', {
  row: z.object({ gameId: z.string(), userId: z.string(), removalId: z.string() }),
  key: ({ gameId, userId }) => pair(gameId, userId),
})

/** The last demotion of each admin. Links whose id is smaller than `demotionId` were created before it. */
export const demotions = defineTable('demotions', {
  row: z.object({ gameId: z.string(), userId: z.string(), demotionId: z.string() }),
  key: ({ gameId, userId }) => pair(gameId, userId),
})

/** The key of a person's row in a game: of a membership, a request, a removal, a demotion. */
export const inGame = pair
