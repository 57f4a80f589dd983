import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { Right } from '../../kernel/cases.ts'
import { mustBe, mustLead, mustName } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { asHost, changed, refused } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import { type Listed, newestFirst } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../../kernel/sign-in.ts'
import { ask, keyed, needed, newId, type Part, standingTable, withGame } from '../../kernel/table.ts'
import { createTable, discardTable, newTable, readTable, withTableOf } from './kept.ts'

const nothing = { tableId: newId() }
export const entry = (text: string, weight: unknown = 1) => [{ text, weight }]

/** How a table is made, and changed. */
export const makesTable: Right = (_run, work) => work('host', { headers: keyed(), body: newTable() })
export const changesTable: Right = (run, work) =>
  withTableOf(run, 'host', {}, (_made, tableId) =>
    work('host', { params: { tableId }, headers: any, body: { entries: entry('another door') } }),
  )

/** Tables that are not there for who asks: none at all, and one of somebody else. */
export async function tableNotThere(run: Run, ask404: (part: Part, tableId: string) => Promise<unknown>) {
  await ask404('host', newId())
  await ask404('host', 'x')
  const { gameId } = await standingTable(run)
  await withTableOf(run, 'player', {}, (_made, tableId) => ask404('host', tableId).then(() => undefined))
  await withTableOf(run, 'player', { gameId }, async (_made, tableId) => {
    for (const part of ['stranger', 'waiting', 'removed'] as const) await ask404(part, tableId)
  })
}

export const listedTables: Listed = {
  name: 'tableId',
  open: (_run, work) => work({}),
  add: async (run) =>
    String(field(needed(await createTable(run, 'host', newTable()), 201, 'making a table'), 'tableId')),
  drop: discardTable,
}

export const listIdeaTablesCases: CasesOf<'listIdeaTables'> = {
  200: newestFirst('listIdeaTables', listedTables),
  ...refused('listIdeaTables', asHost()),
}

export const createIdeaTableCases: CasesOf<'createIdeaTable'> = {
  201: {
    title: 'a table is made, and is where it is said to be',
    run: async (run) => {
      const entries = [
        { text: 'ä'.repeat(200), weight: 1000 },
        { text: 'a {door}, { and } braces', weight: 1 },
      ]
      await withTableOf(run, 'host', { entries, tableId: newId() }, async (made, tableId) => {
        mustName(run, made, 'a new table')
        mustBe(run, made, ['entries'], entries, 'a new table')
        await mustLead(run, made, buildPath(operations.getIdeaTable.path, { tableId }), () =>
          readTable(run, 'host', tableId),
        )
      })
    },
  },
  ...refused('createIdeaTable', makesTable),
  404: {
    title: 'a game that is not mine is not found',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      run.hasStatus(await createTable(run, 'host', newTable({ gameId: newId() })), 404, 'a game that nobody has')
      run.hasStatus(await createTable(run, 'stranger', newTable({ gameId })), 404, 'a game of others')
    },
  },
  409: {
    title: 'a name, a key and an id are for one table, and an archived game has no new ones',
    run: (run) =>
      withGame(run, {}, (gameId) =>
        withTableOf(run, 'host', {}, async (made, tableId) => {
          const name = String(field(made, 'name'))
          for (const same of [name, name.toUpperCase()])
            run.hasStatus(await createTable(run, 'host', newTable({ name: same })), 409, `the name ${same} again`)
          run.hasStatus(await createTable(run, 'host', newTable({ tableId })), 409, 'an id that was used before')
          const headers = keyed()
          const first = await createTable(run, 'host', newTable(), headers)
          run.hasStatus(await createTable(run, 'host', newTable(), headers), 409, 'a key that was used before')
          await ask(run, 'host', 'deleteIdeaTable', { params: { tableId: String(field(first, 'tableId')) } })
          await ask(run, 'host', 'archiveGame', { params: { gameId } })
          run.hasStatus(await createTable(run, 'host', newTable({ gameId })), 409, 'a table in an archived game')
        }),
      ),
  },
}

export const getIdeaTableCases: CasesOf<'getIdeaTable'> = {
  200: {
    title: 'members see a table that is shared with their game, with its version',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withTableOf(run, 'player', { gameId }, async (_made, tableId) => {
        for (const part of ['player', 'host', 'admin'] as const) {
          const table = await readTable(run, part, tableId)
          if (run.hasStatus(table, 200, `by the ${part}`)) mustName(run, table, 'a table')
        }
      })
    },
  },
  401: withoutSession('getIdeaTable', { params: nothing }),
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: (run) =>
      tableNotThere(run, async (part, tableId) =>
        run.hasStatus(await readTable(run, part, tableId), 404, `a table, by: ${part}`),
      ),
  },
}

const change = (run: Run, part: Part, tableId: string, headers: Record<string, string>, body: object) =>
  ask(run, part, 'changeIdeaTable', { params: { tableId }, headers, body })
const any = { 'If-Match': '"1"' }
const entries = entry('another door')

export const changeIdeaTableCases: CasesOf<'changeIdeaTable'> = {
  200: changed('changeIdeaTable', changesTable),
  ...refused('changeIdeaTable', changesTable),
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
