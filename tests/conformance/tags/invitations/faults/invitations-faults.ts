import type { Fault } from '../../../kernel/faults/fault.ts'
import { fault, openTo } from '../../games/faults/plants.ts'
import { afterFaults } from './after-faults.ts'
import { joinFaults } from './join-faults.ts'
import { linkFaults } from './link-faults.ts'
import { requestFaults } from './request-faults.ts'
import { useFaults } from './use-faults.ts'

/** Faults in links, requests and joining that are written out; those of each refusal are made from the cases. */
export const writtenFaults: Record<string, Fault> = {
  ...linkFaults,
  ...joinFaults,
  ...requestFaults,
  ...useFaults,
  ...afterFaults,
  'player invites': fault('createInvitation.403', 'a player makes links', openTo('createInvitation', 403)),
  'admin lets admins in': fault('acceptRequest.403', 'an admin lets admins in', openTo('acceptRequest', 403)),
}
