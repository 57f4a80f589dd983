import type { Check, TagCases } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { anotherSecond, mustBe, mustMoveOn, mustName, mustTellTime } from '../games/cases.ts'
import { changed, ownTable, refusedIn } from '../games/derived.ts'
import { archivedGame } from '../games/permissions.ts'
import { ask, needed, versionIn, withTable } from '../games/table.ts'
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
    ...refusedIn('getNotes', rows.getNotes),
  },
  changeNotes: {
    200: changed('changeNotes', ownTable(rows.changeNotes)),
    ...refusedIn('changeNotes', rows.changeNotes),
    409: archivedGame('changeNotes', rows.changeNotes),
  },
}

const updated = '#/components/schemas/Notes/properties/updatedAt'

/** What agenda and recap have as their version. */
export const notesRules: Check[] = [
  { id: 'notes-touched', title: 'a change of the notes moves updatedAt on', where: updated, run: touched },
]

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
