import type { Run } from '../../kernel/run.ts'
import type { OpenId, Row } from './permissions.ts'
import { ask, idOf, newId, readGame, type Table, versionIn } from './table.ts'

type GamesId = Extract<
  OpenId,
  | 'getGame'
  | 'changeGame'
  | 'deleteGame'
  | 'archiveGame'
  | 'restoreGame'
  | 'listMembers'
  | 'getMember'
  | 'changeMember'
  | 'removeMember'
  | 'leaveGame'
  | 'handOverGame'
>

const thePlayer = async (run: Run) => ({ params: { userId: await idOf(run, 'player') } })

/** What goes with a change of the player's role, which leaves it as it is. */
async function sameRole(run: Run, { gameId }: Table) {
  const { params } = await thePlayer(run)
  const member = await ask(run, 'host', 'getMember', { params: { gameId, ...params } })
  return { params, headers: versionIn(member), body: { role: 'player' } }
}

/** What may be done with a game and its members: an operation without a row is a type error. */
export const gamesRows: Record<GamesId, Row> = {
  getGame: { done: 200 },
  changeGame: {
    done: 200,
    with: async (run, { gameId }) => ({ headers: versionIn(await readGame(run, gameId)), body: { pitch: newId() } }),
  },
  deleteGame: { done: 204, spends: true },
  archiveGame: { done: 200, spends: true },
  restoreGame: { done: 200 },
  listMembers: { done: 200 },
  getMember: { done: 200, with: thePlayer },
  changeMember: { done: 200, with: sameRole },
  removeMember: { done: 204, with: thePlayer, spends: true },
  leaveGame: { done: { host: 409, admin: 204, player: 204 }, spends: true },
  handOverGame: {
    done: 200,
    with: async (run) => ({ body: { userId: await idOf(run, 'player') } }),
    spends: true,
  },
}
