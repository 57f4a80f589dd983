import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { keyRule, ownTable, versionRules } from '../games/derived.ts'
import { permissionsOf } from '../games/permissions.ts'
import { ask, come, idOf, needed, openLink, remove, signInAnew, withTable } from '../games/table.ts'
import { act, lineMustBe, lobby, lobbyRows, nudge, ready } from './lobby.ts'
import { notesRules } from './notes.ts'

const where = pointerTo('setReady', 'description')

/** What becomes of who was ready, or was not, and sits at the table no more. */
export const leftRules: Check[] = [
  {
    id: 'nudged-again',
    title: 'a minute later somebody can be nudged again',
    where: pointerTo('nudge', 'description'),
    phase: 'aging',
    takes: 61,
    run: nudgedAgain,
  },
  { id: 'ready-leaves', title: 'who leaves or is removed is ready no more', where, run: readyLeaves },
]

async function readyLeaves(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId } = table
    await come(run, 'stranger', table.player)
    for (const part of ['player', 'stranger'] as const) needed(await ready(run, part, table), 200, 'being ready')
    needed(await ask(run, 'player', 'leaveGame', { params: { gameId } }), 204, 'leaving')
    for (const part of ['stranger', 'admin'] as const) await remove(run, part, gameId)
    const left = await lobby(run, 'host', table)
    const members = field(left, 'members')
    if (Array.isArray(members) && members.length !== 1)
      run.fail(`${members.length} have a line in the lobby, of whom one sits there`, where, left)
    const later = await openLink(run, gameId)
    for (const part of ['player', 'stranger'] as const) await come(run, part, later)
    const again = await lobby(run, 'host', table)
    for (const part of ['player', 'stranger'] as const) await lineMustBe(run, again, part, { ready: false })
    const start = needed(await act(run, 'host', 'startGame', table), 200, 'a start')
    const named = field(start, 'notReady')
    const admin = await idOf(run, 'admin')
    if (Array.isArray(named) && named.includes(admin))
      run.fail('who was removed is named as not ready', pointerTo('startGame', 'description'), start)
  })
}

async function nudgedAgain(run: Run): Promise<void> {
  await signInAnew(run, 'host', 'admin', 'player', 'waiting', 'removed')
  await withTable(run, async (table) => {
    needed(await nudge(run, 'host', 'player', table), 204, 'a nudge')
    await run.target.pass(55_000)
    run.hasStatus(await nudge(run, 'admin', 'player', table), 429, 'a second nudge within a minute')
    await run.target.pass(6000)
    run.hasStatus(await nudge(run, 'admin', 'player', table), 204, 'a second nudge a minute later')
  })
}

export { lobbyCases } from './lobby-cases.ts'

/** What no single answer shows of a lobby. */
export const lobbyRules: Check[] = [
  ...permissionsOf(lobbyRows),
  ...versionRules('changeNotes', ownTable(lobbyRows.changeNotes)),
  keyRule('addBoundary', { right: ownTable(lobbyRows.addBoundary), name: 'boundaryId' }),
  ...leftRules,
  ...notesRules,
]
