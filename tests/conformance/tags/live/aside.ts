import type { Run } from '../../kernel/run.ts'
import { openGame } from '../games/game.ts'
import { setTable } from '../games/table.ts'
import { lobby } from '../lobby/lobby.ts'
import { dial, type Line, type OpenLine, openLine, type Place, type Ticket, ticketFor } from './line.ts'

/** What is left alone until its time is over, while other checks act. Times are Unix milliseconds. */
export type Aside = {
  gameId: string
  /** A ticket that nobody uses, and until when it is good. */
  ticket: Ticket
  until: number
  /** How far the host had come when the player's only tab was closed, and when that was. */
  seen: Place
  closedAt: number
  /** The game of a line on which nothing is said, and one that says no hello, since when. */
  alone: string
  quiet: OpenLine
  mute: Line | undefined
  openedAt: number
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
  const until = Date.now() + lasts
  player.close()
  const closedAt = Date.now()
  // By somebody who opens no other line: a server counts the tabs of each person.
  const alone = await openGame(run, {}, 'waiting')
  const openedAt = Date.now()
  const quiet = await openLine(run, 'waiting', alone, { stays: true })
  const mute = await dial(run, (await ticketFor(run, 'waiting', alone)).channel, { stays: true })
  return {
    ...{ alone, quiet, mute, openedAt },
    gameId,
    ticket,
    until,
    seen: ticket,
    closedAt,
    lobby: await lobby(run, 'host', table),
  }
}
