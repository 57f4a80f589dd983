import type { Check } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { anotherSecond, mustBe, mustMoveOn, mustTellTime } from '../games/cases.ts'
import { needed, versionIn } from '../games/game.ts'
import { ask } from '../games/people.ts'
import { withTable } from '../games/table.ts'
import { notes } from './lobby.ts'

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
