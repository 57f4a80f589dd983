import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { needed } from '../games/game.ts'
import type { OpenId, Row } from '../games/permissions.ts'
import type { Table } from '../games/table.ts'
import { createTable, keep, newTable } from './kept.ts'

type IdeasId = Extract<OpenId, 'listGameIdeas' | 'removeGameIdea' | 'listGameIdeaTables' | 'removeGameIdeaTable'>

/** An idea and a table of the player’s, which everybody at the table sees. */
const shownIdea = async (run: Run, { gameId }: Table) => ({
  params: { ideaId: await keep(run, 'player', { gameId, visibility: 'everyone' }) },
})
const sharedTable = async (run: Run, { gameId }: Table) => {
  const made = needed(await createTable(run, 'player', newTable({ gameId })), 201, 'making a table')
  return { params: { tableId: String(field(made, 'tableId')) } }
}

/** What may be done with the ideas and tables of a game: an operation without a row is a type error. */
export const ideasRows: Record<IdeasId, Row> = {
  listGameIdeas: { done: 200 },
  removeGameIdea: { done: 204, with: shownIdea },
  listGameIdeaTables: { done: 200 },
  removeGameIdeaTable: { done: 204, with: sharedTable },
}
