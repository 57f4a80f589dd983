import type { Run } from '../../kernel/run.ts'
import { setTable } from '../games/table.ts'
import { lobby } from '../lobby/lobby.ts'
import { openLine, type Place, type Ticket, ticketFor } from './line.ts'

/** What is left alone until its time is over, while other checks act. Times are those of `target.now`. */
export type Aside = {
  gameId: string
  /** A ticket that nobody uses, and until when it is good. */
  ticket: Ticket
  until: number
  /** How far the host had come when the player's only tab was closed, and when that was. */
  seen: Place
  closedAt: number
  /** The lobby, as the host saw it then. */
  lobby: Awaited<ReturnType<typeof lobby>>
}

const aside = new WeakMap<Run, Promise<Aside>>()

/** A table that is set aside once in a run. @throws {Blocked} */
export function setAside(run: Run): Promise<Aside> {
  const table = aside.get(run) ?? begin(run)
  aside.set(run, table)
  return table
}

async function begin(run: Run): Promise<Aside> {
  const table = await setTable(run)
  const { gameId } = table
  const player = await openLine(run, 'player', gameId)
  const { lasts, ...ticket } = await ticketFor(run, 'host', gameId)
  const until = run.target.now() + lasts
  player.close()
  const closedAt = run.target.now()
  return { gameId, ticket, until, seen: ticket, closedAt, lobby: await lobby(run, 'host', table) }
}
