import type { Check, TagCases } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import {
  anotherSecond,
  badBodies,
  mustBe,
  mustMoveOn,
  mustName,
  mustTellTime,
  refuseAll,
  withField,
} from '../games/cases.ts'
import { archivedGame, refusedToOthers, refusedToRoles } from '../games/permissions.ts'
import { ask, needed, standingTable, versionIn, withTable } from '../games/table.ts'
import { notes, lobbyRows as rows } from './lobby.ts'

/** The cases of agenda and recap. */
export const notesCases: Pick<TagCases<'lobby'>, 'getNotes' | 'changeNotes'> = {
  getNotes: {
    200: {
      title: 'each member sees them, with their version; at first they are empty',
      run: (run) =>
        withTable(run, async (table) => {
          for (const part of ['host', 'player'] as const) {
            const seen = await notes(run, part, table)
            if (!run.hasStatus(seen, 200, `by the role ${part}`)) continue
            mustName(run, seen, 'the notes')
            for (const name of ['agenda', 'recap']) mustBe(run, seen, [name], '', 'notes that nobody has written')
          }
        }),
    },
    ...refusedToOthers('getNotes', rows.getNotes),
  },
  changeNotes: {
    200: {
      title: 'the version that is named is changed, and nothing else',
      run: (run) =>
        withTable(run, async (table) => {
          const params = { gameId: table.gameId }
          const before = await notes(run, 'host', table)
          const long = `One.\n\tTwo. ${'x'.repeat(3985)}`
          const first = { params, headers: versionIn(before), body: { agenda: long } }
          const changed = await ask(run, 'host', 'changeNotes', first)
          if (!run.hasStatus(changed, 200, 'an agenda of 4,000 characters')) return
          mustName(run, changed, 'changed notes')
          const headers = versionIn(changed)
          await ask(run, 'admin', 'changeNotes', { params, headers, body: { recap: 'Lost, and found.' } })
          const seen = await notes(run, 'player', table)
          const due = { agenda: long, recap: 'Lost, and found.', rev: Number(field(before, 'rev')) + 2 }
          for (const [name, value] of Object.entries(due)) mustBe(run, seen, [name], value, 'after two changes')
          run.hasStatus(await ask(run, 'host', 'changeNotes', first), 412, 'the version before')
        }),
    },
    400: {
      title: 'what is no text is refused',
      run: async (run) => {
        const table = await standingTable(run)
        const headers = versionIn(await notes(run, 'host', table))
        const near = withField({}, 'agenda', ['x'.repeat(4001), 'a\u0000b', 'a\u202eb', 1])
        await refuseAll(run, badBodies('changeNotes', { agenda: '' }, near), (request) =>
          ask(run, 'host', 'changeNotes', { params: { gameId: table.gameId }, headers, ...request }),
        )
      },
    },
    ...refusedToRoles('changeNotes', rows.changeNotes),
    409: archivedGame('changeNotes', rows.changeNotes),
    412: {
      title: 'another version is not changed',
      run: async (run) => {
        const table = await standingTable(run)
        const before = await notes(run, 'host', table)
        const headers = { 'If-Match': '"900719"' }
        const params = { gameId: table.gameId }
        const sent = await ask(run, 'host', 'changeNotes', { params, headers, body: { agenda: 'All the same' } })
        run.hasStatus(sent, 412, 'a version that never was')
        mustBe(run, await notes(run, 'host', table), ['agenda'], field(before, 'agenda'), 'after a refused change')
      },
    },
    428: {
      title: 'a change has to name its version',
      run: async (run) => {
        const params = { gameId: (await standingTable(run)).gameId }
        const sent = await ask(run, 'host', 'changeNotes', { params, body: { agenda: 'All the same' } })
        run.hasStatus(sent, 428, 'without If-Match')
      },
    },
  },
}

const where = '#/components/headers/Version'
const updated = '#/components/schemas/Notes/properties/updatedAt'

/** What agenda and recap have as their version. */
export const notesRules: Check[] = [
  { id: 'notes-same', title: 'a change to what is there already keeps the version', where, run: same },
  { id: 'notes-touched', title: 'a change of the notes moves updatedAt on', where: updated, run: touched },
]

async function same(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const before = Number(field(needed(await notes(run, 'host', table), 200, 'looking at notes'), 'rev'))
    const agenda = 'The mill.'
    const steps = [
      { body: { agenda }, rev: before + 1 },
      { body: { agenda }, rev: before + 1 },
      { body: { agenda, recap: '' }, rev: before + 1 },
      { body: { recap: 'Lost.' }, rev: before + 2 },
      { body: { agenda: '' }, rev: before + 3 },
    ]
    for (const { body, rev } of steps) {
      const headers = versionIn(await notes(run, 'host', table))
      const changed = await ask(run, 'host', 'changeNotes', { params: { gameId: table.gameId }, headers, body })
      mustBe(run, needed(changed, 200, 'changing notes'), ['rev'], rev, `after ${JSON.stringify(body)}`)
    }
    const seen = await notes(run, 'host', table)
    // What is left away stays; what is empty is there.
    for (const [name, value] of Object.entries({ agenda: '', recap: 'Lost.' }))
      mustBe(run, seen, [name], value, 'after the agenda was emptied')
  })
}

async function touched(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const params = { gameId: table.gameId }
    const write = async (body: { agenda: string }) => {
      const headers = versionIn(await notes(run, 'host', table))
      return needed(await ask(run, 'host', 'changeNotes', { params, headers, body }), 200, 'changing notes')
    }
    const first = await write({ agenda: 'The mill.' })
    await anotherSecond(run)
    const then = await write({ agenda: 'The mill, by night.' })
    mustTellTime(run, then, ['updatedAt'])
    const message = 'a change of the notes leaves their updatedAt as it was'
    mustMoveOn(run, [first, then], ['updatedAt'], { message, where: updated })
  })
}
