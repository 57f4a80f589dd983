import { type Right, withField } from '../../kernel/cases.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import {
  ask,
  come,
  idOf,
  keyed,
  newGame,
  newId,
  readGame,
  type Table,
  versionIn,
  withTable,
} from '../../kernel/table.ts'

const thePlayer = async (run: Run) => ({ params: { userId: await idOf(run, 'player') } })

/** A change of the player's role that changes nothing. */
async function sameRole(run: Run, { gameId }: Table) {
  const { params } = await thePlayer(run)
  const member = await ask(run, 'host', 'getMember', { params: { gameId, ...params } })
  return { params, headers: versionIn(member), body: { role: 'player' } }
}

/** Creates a game. */
export const makesGame: Right = (_run, work) => work('host', { headers: keyed(), body: newGame })

/** Makes a player an admin. */
export const makesAdmin: Right = (run, work) =>
  withTable(run, async (table) =>
    work('host', {
      ...(await sameRole(run, table)),
      ...inTable(table, await idOf(run, 'player')),
      body: { role: 'admin' },
    }),
  )
const inTable = ({ gameId }: Table, userId: string) => ({ params: { gameId, userId } })

/** Looks like a time zone, and is none. */
export const noZone = withField(newGame, 'timeZone', ['Mars/Olympus', 'Europe/Emberhall', '+01', 'GMT+25'])

/** People who are no members. */
const notHere = async (run: Run) => [
  { what: 'somebody that nobody is', request: { params: { userId: newId() } } },
  { what: 'somebody who waits', request: { params: { userId: await idOf(run, 'waiting') } } },
  { what: 'somebody who was removed', request: { params: { userId: await idOf(run, 'removed') } } },
  { what: 'a stranger', request: { params: { userId: await idOf(run, 'stranger') } } },
]

/** An admin removes no admin. */
const adminsByAdmins = (run: Run) =>
  withTable(run, async ({ gameId, admin }) => {
    await come(run, 'stranger', admin)
    for (const part of ['stranger', 'admin'] as const) {
      const params = { gameId, userId: await idOf(run, part) }
      run.hasStatus(await ask(run, 'admin', 'removeMember', { params }), 403, `an admin removes an admin: ${part}`)
    }
  })

export const gamesRows: RowsOf<'games'> = {
  getGame: { done: 200 },
  changeGame: {
    done: 200,
    with: async (run, { gameId }) => ({ headers: versionIn(await readGame(run, gameId)), body: { pitch: newId() } }),
    bad: () => noZone,
  },
  deleteGame: { done: 204, spends: true },
  archiveGame: { done: 200, spends: true },
  restoreGame: { done: 200 },
  listMembers: { done: 200 },
  getMember: { done: 200, with: thePlayer, notThere: notHere },
  changeMember: { done: 200, with: sameRole, notThere: notHere },
  removeMember: { done: 204, with: thePlayer, spends: true, notThere: notHere, forbidden: adminsByAdmins },
  leaveGame: { done: { host: 409, admin: 204, player: 204 }, spends: true },
  handOverGame: {
    done: 200,
    with: async (run) => ({ body: { userId: await idOf(run, 'player') } }),
    spends: true,
    bad: async (run) => [{ what: 'the host themselves', request: { body: { userId: await idOf(run, 'host') } } }],
    notThere: async (run) =>
      (await notHere(run)).map(({ what, request }) => ({ what, request: { body: request.params } })),
  },
}

/** My newest games, among them those of the check. */
export const newest = { limit: 100 }
