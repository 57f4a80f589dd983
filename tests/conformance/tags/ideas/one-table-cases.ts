import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/strangers.ts'
import { badBodies, mustBe, mustName, refuseAll } from '../games/cases.ts'
import { needed, newId, versionIn, withGame } from '../games/game.ts'
import { ask, type Part } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { readTable, withTableOf } from './kept.ts'
import { entry, nearTables, tableNotThere, valid } from './table-cases.ts'

const nothing = { tableId: newId() }

const change = (run: Run, part: Part, tableId: string, headers: Record<string, string>, body: object) =>
  ask(run, part, 'changeIdeaTable', { params: { tableId }, headers, body })
const any = { 'If-Match': '"1"' }
const entries = entry('another door')

export const changeIdeaTableCases: CasesOf<'changeIdeaTable'> = {
  200: {
    title: 'the version that is named is changed, and nothing else',
    run: (run) =>
      withTableOf(run, 'host', {}, async (made, tableId) => {
        const changed = await change(run, 'host', tableId, versionIn(made), { entries })
        if (!run.hasStatus(changed, 200, 'the version at hand')) return
        for (const exchange of [changed, await readTable(run, 'host', tableId)]) {
          mustBe(run, exchange, ['entries'], entries, 'after a change')
          mustBe(run, exchange, ['name'], field(made, 'name'), 'after a change')
          if (mustName(run, exchange, 'a changed table') !== 2) mustBe(run, exchange, ['rev'], 2, 'after one change')
        }
        run.hasStatus(await change(run, 'host', tableId, versionIn(made), { entries }), 412, 'the version before')
      }),
  },
  400: {
    title: 'what is no table is refused',
    run: (run) =>
      withTableOf(run, 'host', {}, (_made, tableId) =>
        refuseAll(run, badBodies('changeIdeaTable', valid, nearTables), (request) =>
          ask(run, 'host', 'changeIdeaTable', { params: { tableId }, headers: any, ...request }),
        ),
      ),
  },
  401: withoutSession('changeIdeaTable', { params: nothing, headers: any, body: { entries } }),
  403: {
    title: 'only its author changes a table',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withTableOf(run, 'player', { gameId }, async (_made, tableId) => {
        for (const part of ['host', 'admin'] as const)
          run.hasStatus(await change(run, part, tableId, any, { entries }), 403, `by the ${part}`)
      })
    },
  },
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: async (run) => {
      await tableNotThere(run, async (part, tableId) =>
        run.hasStatus(await change(run, part, tableId, any, { entries }), 404, `a table, by: ${part}`),
      )
      await withTableOf(run, 'host', {}, async (_made, tableId) => {
        run.hasStatus(await change(run, 'host', tableId, any, { gameId: newId() }), 404, 'a game that nobody has')
      })
    },
  },
  409: {
    title: 'a table takes no name of another of mine, whatever its capitals, and goes to no archived game',
    run: async (run) => {
      await withTableOf(run, 'host', {}, (taken) =>
        withTableOf(run, 'host', {}, async (_made, tableId) => {
          const name = String(field(taken, 'name')).toLowerCase()
          run.hasStatus(await change(run, 'host', tableId, any, { name }), 409, 'the name of another table')
        }),
      )
      await withGame(run, {}, (gameId) =>
        withTableOf(run, 'host', {}, async (_made, tableId) => {
          needed(await ask(run, 'host', 'archiveGame', { params: { gameId } }), 200, 'archiving')
          run.hasStatus(await change(run, 'host', tableId, any, { gameId }), 409, 'a game that is archived')
          mustBe(run, await readTable(run, 'host', tableId), ['gameId'], undefined, 'after a refused change')
        }),
      )
    },
  },
  412: {
    title: 'another version is not changed',
    run: (run) =>
      withTableOf(run, 'host', {}, async (made, tableId) => {
        const stale = { 'If-Match': '"8"' }
        run.hasStatus(await change(run, 'host', tableId, stale, { entries }), 412, 'a version that never was')
        mustBe(run, await readTable(run, 'host', tableId), ['entries'], field(made, 'entries'), 'after a refusal')
      }),
  },
  428: {
    title: 'a change has to name its version',
    run: (run) =>
      withTableOf(run, 'host', {}, async (_made, tableId) => {
        run.hasStatus(await change(run, 'host', tableId, {}, { entries }), 428, 'without If-Match')
      }),
  },
}

const discard = (run: Run, part: Part, tableId: string) => ask(run, part, 'deleteIdeaTable', { params: { tableId } })

export const deleteIdeaTableCases: CasesOf<'deleteIdeaTable'> = {
  204: {
    title: 'a table is deleted, and gone',
    run: (run) =>
      withTableOf(run, 'host', {}, async (_made, tableId) => {
        run.hasStatus(await discard(run, 'host', tableId), 204, 'a table of mine')
        run.hasStatus(await readTable(run, 'host', tableId), 404, 'a table that was deleted')
      }),
  },
  401: withoutSession('deleteIdeaTable', { params: nothing }),
  403: {
    title: 'only its author deletes a table',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withTableOf(run, 'player', { gameId }, async (_made, tableId) => {
        run.hasStatus(await discard(run, 'host', tableId), 403, 'by the host')
      })
    },
  },
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: (run) =>
      tableNotThere(run, async (part, tableId) =>
        run.hasStatus(await discard(run, part, tableId), 404, `a table, by: ${part}`),
      ),
  },
}
