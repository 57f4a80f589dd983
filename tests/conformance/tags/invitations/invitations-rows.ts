import type { Run } from '../../kernel/run.ts'
import { keyed } from '../games/game.ts'
import { idOf } from '../games/people.ts'
import type { OpenId, Row } from '../games/permissions.ts'
import { newLink, type Table } from '../games/table.ts'

type InvitationsId = Extract<
  OpenId,
  | 'listInvitations'
  | 'createInvitation'
  | 'getInvitation'
  | 'revokeInvitation'
  | 'listRequests'
  | 'acceptRequest'
  | 'declineRequest'
>

const theLink = (_run: Run, { asking }: Table) => ({ params: { invitationId: asking.invitationId } })
const whoWaits = async (run: Run) => ({ params: { userId: await idOf(run, 'waiting') } })

/** What may be done with the links of a game and with requests: an operation without a row is a type error. */
export const invitationsRows: Record<InvitationsId, Row> = {
  listInvitations: { done: 200 },
  createInvitation: { done: 201, with: () => ({ headers: keyed(), body: newLink() }) },
  getInvitation: { done: 200, with: theLink },
  revokeInvitation: { done: 200, with: theLink, spends: true },
  listRequests: { done: 200 },
  acceptRequest: { done: 204, with: whoWaits, spends: true },
  declineRequest: { done: 204, with: whoWaits, spends: true },
}
