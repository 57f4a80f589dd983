import { isDeepStrictEqual } from 'node:util'
import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import type { GameId } from '../../../../src/contract/types.gen.ts'
import { type WithCall, withField } from '../../kernel/cases.ts'
import { type Check, does, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { asHost, casesOf, refused, rulesOf } from '../../kernel/derived-checks.ts'
import { field } from '../../kernel/exchange.ts'
import {
  ask,
  clearGame,
  join,
  keyed,
  members,
  newGame,
  newId,
  openGame,
  openLink,
  type Part,
  parts,
  sharedGroup,
  withGame,
  withGroup,
} from '../../kernel/group.ts'
import { keyRule } from '../../kernel/key-rule.ts'
import { itemsOf, keyOf, type Listed, mustTurn, newestFirst, pageRule, turnPages } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { type Exchange, onceInRun, type Request, type Run } from '../../kernel/run.ts'
import { including, inGame, inGroup, inNoGame, inSharedGroup, isNow, requestOf, sceneIn } from '../../kernel/scene.ts'
import { foreignRules, gameRules, keyRules } from './game-rules.ts'

const makesGame: WithCall = (_run, work) => work('host', { headers: keyed(), body: newGame })

/** Texts that look like a time zone but are not one. */
const noZone = withField('timeZone', ['Mars/Olympus', 'Europe/Emberhall', '+01', 'GMT+25'])

const notHere = withField('userId', [newId(), 'waiting', 'removed', 'stranger'])
const thePlayer = { input: { userId: 'player' }, notThere: notHere }

const gamesRows: RowsOf<'games'> = {
  getGame: {},
  changeGame: { input: () => ({ pitch: newId() }), bad: noZone },
  deleteGame: { ownGame: true },
  archiveGame: { ownGame: true },
  restoreGame: {},
  listMembers: {},
  getMember: thePlayer,
  changeMember: {
    ...thePlayer,
    input: { userId: 'player', role: 'player' },
    change: (run, work) =>
      withGroup(run, async ({ gameId }) =>
        work('host', await requestOf(run, 'host', 'changeMember', { userId: 'player', role: 'admin' }, gameId)),
      ),
  },
  removeMember: {
    ...thePlayer,
    ownGame: true,
    // An admin removes no admin.
    forbidden: ({ run }) =>
      withGroup(run, async ({ gameId, admin }) => {
        const { by } = sceneIn(run, gameId)
        await by('stranger', 'acceptInvitation', 200, admin)
        for (const userId of ['stranger', 'admin']) await by('admin', 'removeMember', 403, { userId })
      }),
  },
  leaveGame: { statusOf: { host: 409 }, ownGame: true },
  handOverGame: { ...thePlayer, ownGame: true, bad: [{ userId: 'host' }] },
}

/** My newest games, among them those of the check. */
const newest = { limit: 100 }

/** A person who hosts as many games as allowed, and takes part in no other check. */
const fullHost = 'removed'
const most = 50

/** Creates an archived game, then active ones up to the limit, and one more, which is refused. @throws {Blocked} */
const hostsFifty = onceInRun(async (run): Promise<{ archivedId: GameId; lastId: GameId; refused: Exchange }> => {
  const archivedId = await openGame(run, {}, fullHost)
  await sceneIn(run, archivedId).by(fullHost, 'archiveGame', 200)
  // The person may have games from earlier runs.
  for (let count = 0, lastId = archivedId; ; count++) {
    const next = await ask(run, fullHost, 'createGame', { headers: keyed(), body: newGame })
    if (next.came.status !== 201 || count === most) return { archivedId, lastId, refused: next }
    lastId = String(field(next, 'gameId'))
  }
})

const listedGames: Listed = {
  name: 'gameId',
  open: (_run, work) => work({}),
  add: (run) => openGame(run),
  drop: (run, gameId) => clearGame(run, gameId),
}

/** Every operation that shows a game, or a list of it. */
const looks = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    operations[id].method === 'GET' && /\/\{gameId\}(\/[a-z-]+)*$/.test(operations[id].path) && 'may' in operations[id],
)
export const gamesCases: TagCases<'games'> = {
  listGames: { 200: newestFirst('listGames', listedGames), ...refused('listGames', asHost()) },
  createGame: {
    201: inNoGame('a game is made, with what it is made of', async ({ by }) => {
      const due = { ...newGame, pitch: '', system: '', seatsTaken: 1, status: 'preparing', role: 'host' }
      await by('host', 'createGame', 201, {}, { ...due, createdAt: isNow })
    }),
    ...refused('createGame', makesGame, noZone),
    409: does('a host has at most fifty', async (run) => {
      const { by } = sceneIn(run, '')
      const { refused, lastId } = await hostsFifty(run)
      run.hasStatus(refused, 409, 'a game more than fifty')
      await by(fullHost, 'archiveGame', 200, { gameId: lastId })
      await by(fullHost, 'createGame', 201)
    }),
  },
  ...casesOf(gamesRows, {
    'getGame.200': inSharedGroup('a member sees the game, with its version', async ({ sees }) => {
      for (const role of members)
        await sees(role, 'getGame', { role, seatsTaken: 3, requestsWaiting: role === 'player' ? undefined : 1 })
    }),
    'changeGame.409': inGroup('it has seats for all members, and is not archived', async ({ by }) => {
      await by('host', 'changeGame', 409, { seats: 2 })
      await by('host', 'archiveGame', 200)
      await by('host', 'changeGame', 409, { seats: 4 })
    }),
    'deleteGame.204': inGroup('a game is deleted, and gone for all, with its links', async ({ by, gameId, player }) => {
      await by('host', 'deleteGame', 204)
      for (const part of ['host', 'player'] as const) {
        for (const id of looks) await by(part, id, 404)
        await by(part, 'listGames', 200, newest, { items: { excluding: { gameId } } })
      }
      await by('host', 'deleteGame', 404)
      await by('stranger', 'previewInvitation', 404, player)
      await by('stranger', 'acceptInvitation', 404, player)
    }),
    'archiveGame.200': inGame('a game is archived once, however often it is requested', async ({ by, sees }) => {
      for (let tries = 0; tries < 2; tries++) await by('host', 'archiveGame', 200, {}, { status: 'archived' })
      await sees('host', 'getGame', { status: 'archived' })
    }),
    'restoreGame.200': inGame('a restored game is in preparation again', async ({ by }) => {
      const { rev } = await by('host', 'archiveGame', 200)
      await by('host', 'restoreGame', 200, {}, { status: 'preparing', rev: Number(rev) + 1 })
    }),
    'restoreGame.409': does('a host of fifty games restores none', async (run) => {
      const { archivedId } = await hostsFifty(run)
      await sceneIn(run, archivedId).by(fullHost, 'restoreGame', 409)
    }),
    'listMembers.200': inSharedGroup('the host first, then in their order', async (scene) => {
      const items = members.map((role) => ({ userId: role, role }))
      for (const part of ['host', 'player'] as const) await scene.sees(part, 'listMembers', { items })
      await mustTurn(scene, 'player', 'listMembers')
    }),
    'getMember.200': inSharedGroup('a member comes with their version', async ({ sees }) => {
      await sees('host', 'getMember', { userId: 'admin', role: 'admin', rev: Number.isInteger }, { userId: 'admin' })
    }),
    'changeMember.409': inSharedGroup('the host stays the host', async ({ by }) => {
      await by('host', 'changeMember', 409, { userId: 'host', role: 'admin' })
    }),
    'removeMember.204': inGroup('a seat is free again, and who sat there is a stranger', async ({ by, sees }) => {
      await by('admin', 'removeMember', 204, { userId: 'player' })
      await by('host', 'removeMember', 204, { userId: 'admin' })
      await sees('host', 'getGame', { seatsTaken: 1 })
      for (const part of ['player', 'admin'] as const) await by(part, 'getGame', 404)
    }),
    'removeMember.409': inSharedGroup('nobody removes the host', async ({ by }) => {
      for (const part of ['host', 'admin'] as const) await by(part, 'removeMember', 409, { userId: 'host' })
    }),
    'leaveGame.204': inGroup('it frees the seat; who left may come again', async ({ by, sees, player, gameId }) => {
      await by('player', 'leaveGame', 204)
      await sees('host', 'getGame', { seatsTaken: 2 })
      await sees('player', 'listGames', { items: { excluding: { gameId } } }, newest)
      await by('player', 'getGame', 404)
      await by('player', 'leaveGame', 404)
      await by('player', 'acceptInvitation', 200, player)
      await sees('player', 'getGame', {})
    }),
    'leaveGame.409': inSharedGroup('the host stays until they have handed over', async ({ by }) => {
      await by('host', 'leaveGame', 409)
    }),
    'handOverGame.200': inGroup('another is the one host, and who was it an admin, everywhere', async (scene) => {
      const { by, sees, gameId } = scene
      // A cached list would show its first answer.
      for (const part of ['host', 'player'] as const) await sees(part, 'listGames', {}, newest)
      const revs = [await sees('host', 'getMember', {}, { userId: 'host' })]
      revs.push(await sees('host', 'getMember', {}, { userId: 'player' }))
      await by('host', 'handOverGame', 200, { userId: 'player' }, { role: 'admin', host: { userId: 'player' } })
      await sees('player', 'getGame', { role: 'host' })
      const roles = [{ role: 'host', userId: 'player' }, { role: 'admin' }, { role: 'admin' }]
      await sees('admin', 'listMembers', { items: roles })
      for (const [at, userId] of ['host', 'player'].entries())
        await sees('player', 'getMember', { rev: Number(revs[at]?.rev) + 1 }, { userId })
      await sees('host', 'listGames', { items: including({ gameId, role: 'admin' }) }, newest)
      await sees('player', 'listGames', { items: including({ gameId, role: 'host' }) }, newest)
      await by('host', 'archiveGame', 403)
      await by('player', 'archiveGame', 200)
      await by('host', 'leaveGame', 204)
    }),
    'handOverGame.409': inGroup('a person who hosts fifty games takes over none', async ({ by, run, gameId }) => {
      await hostsFifty(run)
      await join(run, fullHost, await openLink(run, gameId))
      await by('host', 'handOverGame', 409, { userId: fullHost })
    }),
  }),
}

const games = pointerTo('listGames')
const allGames = (run: Run, part: Part, query: Request['query'] = {}, limit = 100) =>
  turnPages(run, (page) => ask(run, part, 'listGames', { query: { ...query, ...page } }), {
    limit,
    key: keyOf('gameId'),
  })

const listRules = rulesAt(games, {
  'games-mine': inSharedGroup('a list of games holds those that I sit in', async ({ run, gameId }) => {
    for (const part of parts) {
      const isIn = (await allGames(run, part)).includes(gameId)
      if (isIn !== members.some((each) => each === part))
        run.fail(`the shared game is ${isIn ? '' : 'not '}in the list of: ${part}`, games)
    }
  }),
  /** A list must not reveal what a single item hides. */
  'lists-as-singles': does('a list shows the same of an item as a request for it alone', async (run) => {
    const { gameId, player } = await sharedGroup(run)
    const { sees, last, fail } = sceneIn(run, gameId)
    const mustHold = (single: object, name: string) => {
      const item = itemsOf(last()).find((each) => Reflect.get(Object(each), name) === Reflect.get(single, name))
      if (!isDeepStrictEqual(item, single))
        fail(`alone it is ${JSON.stringify(single)}, in the list ${JSON.stringify(item)}`)
    }
    for (const part of ['player', 'host'] as const) {
      const game = await sees(part, 'getGame', {})
      await sees(part, 'listGames', {}, newest)
      mustHold(game, 'gameId')
      const member = await sees(part, 'getMember', {}, { userId: 'player' })
      await sees(part, 'listMembers', {})
      mustHold(member, 'userId')
    }
    const link = await sees('host', 'getInvitation', {}, player)
    await sees('host', 'listInvitations', {})
    mustHold(link, 'invitationId')
  }),
  'games-by-status': inGame('a list of games has only the requested statuses, on each page', async (scene) => {
    const { by, run, gameId } = scene
    await by('host', 'archiveGame', 200)
    await withGame(run, {}, async (open) => {
      const lists = [
        ['archived', [gameId]],
        ['preparing', [open]],
        ['playing', []],
      ] as const
      for (const limit of [1, 100])
        for (const [status, due] of lists) {
          const found = await allGames(run, 'host', { status }, limit)
          if ([gameId, open].filter((each) => found.includes(each)).join() !== due.join())
            run.fail(`the list of the status ${status} holds others, or lacks one`, games)
        }
      for (const query of [undefined, { status: ['archived', 'preparing'] }]) {
        const found = await allGames(run, 'host', query)
        if (![gameId, open].every((each) => found.includes(each))) run.fail('a list of both statuses lacks one', games)
      }
      await by('host', 'listGames', 400, { status: 'forgotten' })
    })
  }),
})

export const gamesRules: Check[] = [
  ...rulesOf(gamesRows),
  keyRule('createGame', makesGame),
  pageRule('listGames', listedGames),
  ...listRules,
  ...keyRules,
  ...gameRules,
  ...foreignRules,
]
