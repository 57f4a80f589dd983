import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, idOf, type Part } from '../games/people.ts'

export type At = { gameId: string }
export const lobby = (run: Run, part: Part, { gameId }: At) => ask(run, part, 'getLobby', { params: { gameId } })
export const ready = (run: Run, part: Part, { gameId }: At, isReady = true) =>
  ask(run, part, 'setReady', { params: { gameId }, body: { ready: isReady } })
export const nudge = async (run: Run, by: Part, whom: Part, { gameId }: At) =>
  ask(run, by, 'nudge', { params: { gameId }, limited: true, body: { userId: await idOf(run, whom) } })
export const act = (run: Run, part: Part, id: 'pauseGame' | 'resumeGame' | 'startGame' | 'endGame', { gameId }: At) =>
  ask(run, part, id, { params: { gameId } })
export const notes = (run: Run, part: Part, { gameId }: At) => ask(run, part, 'getNotes', { params: { gameId } })

/** The line of a member in a lobby. */
async function line(run: Run, exchange: Exchange, part: Part) {
  const userId = await idOf(run, part)
  const all = field(exchange, 'members')
  const lines = Array.isArray(all) ? all.filter((one) => Reflect.get(Object(one), 'userId') === userId) : []
  if (lines.length !== 1)
    run.fail(`the ${part} has ${lines.length} lines in the lobby`, pointerTo('getLobby', 'responses', 200), exchange)
  return Object(lines[0]) as Record<string, unknown>
}

export async function lineMustBe(run: Run, exchange: Exchange, part: Part, due: Record<string, unknown>) {
  const found = await line(run, exchange, part)
  for (const [name, value] of Object.entries(due))
    if (found[name] !== value)
      run.fail(
        `the ${part}'s ${name} is ${found[name]}, not ${value}`,
        pointerTo('getLobby', 'responses', 200),
        exchange,
      )
}
