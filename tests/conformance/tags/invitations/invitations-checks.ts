import type { Check, TagCases } from '../../kernel/check.ts'
import { keyRule, ownTable } from '../../kernel/derived.ts'
import { pageRule } from '../../kernel/lists.ts'
import { permissionsOf } from '../../kernel/permissions.ts'
import { afterRules, privacyRules } from './after-rules.ts'
import { acceptInvitationCases, previewInvitationCases } from './join-cases.ts'
import { joinRules, seatRules } from './join-rules.ts'
import {
  createInvitationCases,
  getInvitationCases,
  invitationsRows,
  listedLinks,
  listInvitationsCases,
  revokeInvitationCases,
} from './link-cases.ts'
import { acceptRequestCases, declineRequestCases, listRequestsCases, withdrawRequestCases } from './request-cases.ts'
import { clearing, tokenRules } from './token-rules.ts'

export const invitationsCases: TagCases<'invitations'> = {
  listInvitations: listInvitationsCases,
  createInvitation: createInvitationCases,
  getInvitation: getInvitationCases,
  revokeInvitation: revokeInvitationCases,
  listRequests: listRequestsCases,
  acceptRequest: acceptRequestCases,
  declineRequest: declineRequestCases,
  previewInvitation: previewInvitationCases,
  acceptInvitation: acceptInvitationCases,
  withdrawRequest: withdrawRequestCases,
}

/** What no single answer shows of links, requests and joining; at the end, what the run has made is deleted. */
export const invitationsRules: Check[] = [
  ...permissionsOf(invitationsRows),
  keyRule('createInvitation', { right: ownTable(invitationsRows.createInvitation), name: 'invitationId' }),
  pageRule('listInvitations', listedLinks),
  ...tokenRules,
  ...joinRules,
  ...seatRules,
  ...privacyRules,
  ...afterRules,
  clearing,
]
