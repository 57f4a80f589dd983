import type { Fault } from '../../kernel/faults/fault.ts'
import { set, spoil } from '../games/faults/plants.ts'
import { permissionFaults, takenFaults } from '../games/faults/refusal-faults.ts'
import { idsOf } from '../games/permissions.ts'
import { liveCases, liveRows } from './live-cases.ts'

const ticket = (title: string, fields: object) => spoil('createLiveTicket', 200, title, set({ ...fields }))

const written: Record<string, Fault> = {
  'ticket again': ticket('every ticket is the same', { ticket: 'Zk3WcR8pQy0uTn5vLx7sBaEe' }),
  'ticket by count': ticket('a ticket is guessed', { ticket: '0000000000000000000001' }),
  'ticket for hours': ticket('a ticket lasts for hours', { expiresAt: '2035-01-01T00:00:00Z' }),
}

/** What is planted, so that a check of the live channel finds it. */
export const liveFaults: Record<string, Fault> = {
  ...takenFaults(liveCases),
  ...permissionFaults(idsOf(liveRows)),
  ...written,
}
