import type { Approval, GivenRole } from '../../../src/contract/types.gen.ts'
import { randomToken } from '../../db/random.ts'
import type { Step } from '../../db/rows.ts'
import { day } from '../../db/time.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { declines, type GameRow, type InvitationRow, invitations, requests } from '../games/tables.ts'

type Link = {
  game: Pick<GameRow, 'gameId' | 'hostId'>
  label?: string
  role?: GivenRole
  approval?: Approval
  maxUses?: number
  uses?: number
  /** Its time from now, in milliseconds; negative for an expired one. A week without it. */
  lifetime?: number
  isRevoked?: boolean
  /** Who came by it and waits, and who was declined. */
  waiting?: readonly string[]
  declined?: readonly string[]
}

/** Adds a link to a world, within a step: for the panel's worlds, and for tests. */
export function addLink(rows: Step, { now, newId, random }: ClockAndIds, link: Link): InvitationRow {
  const { game, lifetime = 7 * day, isRevoked = false, waiting = [], declined = [], ...rest } = link
  const { gameId } = game
  const token = randomToken(random)
  const shape = { label: '', role: 'player' as const, approval: 'automatic' as const, maxUses: 50, uses: 0 }
  const row = {
    ...shape,
    ...rest,
    gameId,
    token,
    invitationId: newId(),
    createdBy: game.hostId,
    createdAt: now(),
    expiresAt: now() + lifetime,
    rev: isRevoked ? 2 : 1,
    ...(isRevoked && { revokedAt: now() }),
  }
  const { label, role, invitationId } = row
  rows(invitations).put(row)
  for (const userId of waiting)
    rows(requests).put({ requestId: newId(), gameId, userId, invitationId, label, role, createdAt: now() })
  for (const userId of declined) rows(declines).put({ gameId, userId, invitationId })
  return row
}
