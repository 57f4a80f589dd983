import { aloneCheck, type Check } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe } from '../games/cases.ts'
import { needed, versionIn } from '../games/game.ts'
import { ask } from '../games/people.ts'
import { withTable } from '../games/table.ts'
import { notes } from './lobby.ts'

const where = '#/components/headers/Version'

/** What agenda and recap have as their version. */
export const notesRules: Check[] = [
  aloneCheck({ id: 'notes-same', title: 'a change to what is there already keeps the version', where, run: same }),
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
    ]
    for (const { body, rev } of steps) {
      const headers = versionIn(await notes(run, 'host', table))
      const changed = await ask(run, 'host', 'changeNotes', { params: { gameId: table.gameId }, headers, body })
      mustBe(run, needed(changed, 200, 'changing notes'), ['rev'], rev, `after ${JSON.stringify(body)}`)
    }
  })
}
