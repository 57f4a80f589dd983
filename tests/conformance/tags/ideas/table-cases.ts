import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/auth-cases.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { ask, keyed, needed, newId, type Part, standingTable, versionIn, withGame } from '../games/table.ts'
import { createTable, newTable, readTable, withTableOf } from './kept.ts'

const nothing = { tableId: newId() }
export const valid = newTable()
export const entry = (text: string, weight: unknown = 1) => [{ text, weight }]

/** What is wrong with a table, each by one field. */
export const nearTables = [
  ...withField(valid, 'name', ['x'.repeat(41), 'a{b', 'a}b', ' a', 'a ', '\u00a0', ...badLines]),
  ...withField(valid, 'entries', [[], entry(''), entry('x'.repeat(201)), entry('a\nb'), [{ text: 'a' }], ['a']]),
  ...withField(valid, 'entries', [entry('a', 0), entry('a', 1001), entry('a', 1.5), entry('a', '1')]),
  ...withField(valid, 'entries', [Array.from({ length: 201 }, () => ({ text: 'a', weight: 1 }))]),
]

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

export const listIdeaTablesCases: CasesOf<'listIdeaTables'> = {
  200: {
    title: 'my tables come, the newest first',
    run: (run) =>
      withTableOf(run, 'host', {}, (_one, older) =>
        withTableOf(run, 'host', {}, async (_other, newer) => {
          const found = await ask(run, 'host', 'listIdeaTables', { query: { limit: '2' } })
          if (!run.hasStatus(found, 200, 'with a session')) return
          mustBe(run, found, ['items', '0', 'tableId'], newer, 'the table made last')
          mustBe(run, found, ['items', '1', 'tableId'], older, 'the table made before it')
        }),
      ),
  },
  400: noPage((run, query) => ask(run, 'host', 'listIdeaTables', { query })),
  401: withoutSession('listIdeaTables'),
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
  400: {
    title: 'what is no table is refused, and one without a key',
    run: async (run) => {
      await refuseAll(run, badBodies('createIdeaTable', valid, nearTables), (request) =>
        ask(run, 'host', 'createIdeaTable', { headers: keyed(), ...request }),
      )
      run.hasStatus(await ask(run, 'host', 'createIdeaTable', { body: valid }), 400, 'without a key')
    },
  },
  401: withoutSession('createIdeaTable', { headers: keyed(), body: valid }),
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
