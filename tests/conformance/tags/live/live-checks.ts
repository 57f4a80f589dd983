import { type Check, does, type TagCases } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { refusedIn } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { permissionsOf } from '../../kernel/permissions.ts'
import { ask, standingTable } from '../../kernel/table.ts'
import { doorRules } from './door-rules.ts'
import { eveningRules } from './evening-rules.ts'
import { factRules, profileRules, tableRules } from './fact-rules.ts'
import { lateRules, setAside } from './late-rules.ts'
import { presenceRules } from './presence-rules.ts'
import { sightRules } from './sight-rules.ts'

/** Who may open the live channel. */
export const liveRows: RowsOf<'live'> = { createLiveTicket: { done: 200 } }

/** Letters, digits, hyphens and underscores of at least 128 bits. */
const minLength = 22

export const liveCases: TagCases<'live'> = {
  createLiveTicket: {
    200: does('each member gets a ticket of their own with each call, for half a minute', async (run) => {
      const { gameId } = await standingTable(run)
      const tickets = new Set<unknown>()
      const where = pointerTo('createLiveTicket', 'description')
      for (const part of ['host', 'admin', 'player', 'player'] as const) {
        const now = Date.now()
        const made = await ask(run, part, 'createLiveTicket', { params: { gameId } })
        if (!run.hasStatus(made, 200, `by the role ${part}`)) continue
        const ticket = String(field(made, 'ticket'))
        if (tickets.has(ticket)) run.fail('two tickets are the same', where, made)
        tickets.add(ticket)
        if (ticket.length < minLength || new Set(ticket).size < 8)
          run.fail('the ticket is not drawn at random', where, made)
        const seconds = (Date.parse(String(field(made, 'expiresAt'))) - now) / 1000
        // The clocks need not agree to the second.
        if (!(seconds > 5 && seconds <= 60)) run.fail(`the ticket lasts ${Math.round(seconds)} seconds`, where, made)
      }
      // What it is about is looked at late in the run.
      await setAside(run)
    }),
    ...refusedIn('createLiveTicket', liveRows.createLiveTicket),
  },
}

/** What no single answer shows of the live channel. */
export const liveRules: Check[] = [
  ...permissionsOf(liveRows),
  ...doorRules,
  ...factRules,
  ...sightRules,
  ...tableRules,
  ...profileRules,
  ...presenceRules,
  ...eveningRules,
  ...lateRules,
]
