import type { OperationsOf } from '../../http/handle.ts'
import type { createGameOfAll } from '../test-game.ts'
import type { Asked } from '../test-member.ts'
import { markAt } from './lists.ts'
import { keep, makeTable, newIdea, newTable } from './test-ideas.ts'

type Game = Awaited<ReturnType<typeof createGameOfAll>>
type Row = [what: string, id: OperationsOf<'ideas'>, statuses: string, ask: (game: Game) => Promise<Asked>]

/** A call about an idea that the player has in the game. */
const onIdea =
  (visibility: 'me' | 'hosts' | 'everyone', rest: Asked = {}): Row[3] =>
  async ({ gameId, persons }) => {
    const { ideaId } = await keep(persons.player, { gameId, visibility })
    return { params: { gameId, ideaId }, ...rest }
  }
/** A call about a table that the player shares with the game. */
const onTable =
  (rest: Asked = {}): Row[3] =>
  async ({ gameId, persons }) => {
    const { tableId } = await makeTable(persons.player, { gameId })
    return { params: { gameId, tableId }, ...rest }
  }
const headers = { 'If-Match': '"1"' }
const inGame: Row[3] = async ({ gameId }) => ({ params: { gameId } })
const given =
  (asked: Asked): Row[3] =>
  async () =>
    asked

/** Who may what with ideas and tables: rows of the table of permissions. */
export const ideaRows: Row[] = [
  ['keep an idea', 'createIdea', '201 201 201 201 201 201 401', given({ body: newIdea })],
  [
    'keep an idea in a game',
    'createIdea',
    '201 201 201 404 404 404 401',
    async ({ gameId }) => ({ body: { ...newIdea, gameId, visibility: 'everyone' } }),
  ],
  ['import ideas', 'importIdeas', '200 200 200 200 200 200 401', given({ body: { ideas: [newIdea] } })],
  ['see my ideas', 'listIdeas', '200 200 200 200 200 200 401', given({})],
  [
    'see what has changed of them',
    'listIdeaChanges',
    '200 200 200 200 200 200 401',
    async ({ world }) => ({ query: { since: markAt(0, world.now()) } }),
  ],
  ['see the ideas of a game', 'listGameIdeas', '200 200 200 404 404 404 401', inGame],
  ['see an idea that is shown to all', 'getIdea', '200 200 200 404 404 404 401', onIdea('everyone')],
  ['see an idea that is shown to host and admins', 'getIdea', '200 200 200 404 404 404 401', onIdea('hosts')],
  [
    'see an idea of the host for admins',
    'getIdea',
    '200 200 404 404 404 404 401',
    async ({ gameId, persons }) => ({
      params: { ideaId: (await keep(persons.host, { gameId, visibility: 'hosts' })).ideaId },
    }),
  ],
  ['see an idea that is shown to nobody', 'getIdea', '404 404 200 404 404 404 401', onIdea('me')],
  [
    'change an idea',
    'changeIdea',
    '403 403 200 404 404 404 401',
    onIdea('everyone', { headers, body: { status: 'used' } }),
  ],
  [
    'change an idea that is shown to nobody',
    'changeIdea',
    '404 404 200 404 404 404 401',
    onIdea('me', { headers, body: { status: 'used' } }),
  ],
  ['delete an idea', 'deleteIdea', '403 403 204 404 404 404 401', onIdea('everyone')],
  [
    'bring an idea back',
    'restoreIdea',
    '404 404 200 404 404 404 401',
    async (game) => {
      const asked = await onIdea('everyone')(game)
      await game.persons.player.call('deleteIdea', asked)
      return asked
    },
  ],
  ['take an idea out of the game', 'removeGameIdea', '204 204 403 404 404 404 401', onIdea('everyone')],
  ['take an idea out that is shown to nobody', 'removeGameIdea', '404 404 403 404 404 404 401', onIdea('me')],
  ['make a table', 'createIdeaTable', '201 201 201 201 201 201 401', given({ body: newTable })],
  [
    'share a new table',
    'createIdeaTable',
    '201 201 201 404 404 404 401',
    async ({ gameId }) => ({ body: { ...newTable, gameId } }),
  ],
  ['see my tables', 'listIdeaTables', '200 200 200 200 200 200 401', given({})],
  ['see the tables of a game', 'listGameIdeaTables', '200 200 200 404 404 404 401', inGame],
  ['see a table', 'getIdeaTable', '200 200 200 404 404 404 401', onTable()],
  [
    'change a table',
    'changeIdeaTable',
    '403 403 200 404 404 404 401',
    onTable({ headers, body: { name: 'alehouse' } }),
  ],
  ['delete a table', 'deleteIdeaTable', '403 403 204 404 404 404 401', onTable()],
  ['take a table out of the game', 'removeGameIdeaTable', '204 204 403 404 404 404 401', onTable()],
]
