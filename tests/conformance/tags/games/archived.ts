import type { Case } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { ask } from './people.ts'
import type { OpenId, Row } from './permissions.ts'
import { withTable } from './table.ts'

/** The case 409 of what changes a game: what would be done otherwise is refused once the game is archived. */
export const archivedGame = (id: OpenId, row: Row): Case => ({
  title: 'a game that was put away is not changed',
  run: (run) => notInArchive(run, id, row),
})

/** Tries to change a game that was put away, as its host. */
export const notInArchive = (run: Run, id: OpenId, row: Row): Promise<void> =>
  withTable(run, async (table) => {
    const { gameId } = table
    const request = (await row.with?.(run, table, 'host')) ?? {}
    await ask(run, 'host', 'archiveGame', { params: { gameId } })
    const sent = await ask(run, 'host', id, { ...request, params: { ...request.params, gameId } })
    run.hasStatus(sent, 409, 'a game that was put away')
  })
