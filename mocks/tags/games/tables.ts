import * as z from 'zod/mini'
import { zGameStatus } from '../../../src/contract/schemas/games.gen.ts'
import { zApproval } from '../../../src/contract/schemas/invitations.gen.ts'
import { zGivenRole, zRole } from '../../../src/contract/schemas/openapi.gen.ts'
import { defineTable, type RowOf, versioned } from '../../db/rows.ts'

/** The rows of a game that several tags read and change. Times are Unix milliseconds. */

/** The key of a person's row in a game: of a membership, a request, a removal, a demotion. */
export const inGame = (gameId: string, userId: string) => JSON.stringify([gameId, userId])

/** Declares a table with at most one row for a game. @param fields those beside `gameId` */
export const tableOfGames = <Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) =>
  defineTable(name, { row: z.object({ gameId: z.string(), ...fields }), key: (row) => Object(row).gameId })

/** Declares a table with at most one row for a person in a game. @param fields those beside `gameId` and `userId` */
export const tableOfMembers = <Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) =>
  defineTable(name, {
    row: z.object({ gameId: z.string(), userId: z.string(), ...fields }),
    key: (row) => inGame(Object(row).gameId, Object(row).userId),
  })

export const games = tableOfGames('games', {
  name: z.string(),
  pitch: z.string(),
  system: z.string(),
  seats: z.number(),
  timeZone: z.string(),
  status: zGameStatus,
  hostId: z.string(),
  ...versioned,
})
export type GameRow = RowOf<typeof games>

/** `memberId` sorts members in the order they joined. */
export const memberships = tableOfMembers('memberships', {
  memberId: z.string(),
  role: zRole,
  joinedAt: z.number(),
  rev: z.number(),
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
export const requests = tableOfMembers('requests', {
  requestId: z.string(),
  invitationId: z.string(),
  label: z.string(),
  role: zGivenRole,
  createdAt: z.number(),
})
export type RequestRow = RowOf<typeof requests>

/** People whom a link does not admit any more, because the host has declined them. */
export const declines = defineTable('declines', {
  row: z.object({ gameId: z.string(), invitationId: z.string(), userId: z.string() }),
  key: ({ invitationId, userId }) => inGame(invitationId, userId),
})

/** The last removal of each person. Links whose id is smaller than `removalId` were created before it. */
export const removals = tableOfMembers('removals', { removalId: z.string() })

/** The last demotion of each admin. Links whose id is smaller than `demotionId` were created before it. */
export const demotions = tableOfMembers('demotions', { demotionId: z.string() })
