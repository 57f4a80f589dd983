import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import { anotherSecond } from '../../kernel/cases.ts'
import { rulesAt } from '../../kernel/check.ts'
import { field, headerOf } from '../../kernel/exchange.ts'
import { foreignOrigins } from '../../kernel/general-rules.ts'
import { ask, clearGame, join, keyed, newGame, newId, openLink, signInAnew, somebody } from '../../kernel/group.ts'
import type { Request } from '../../kernel/run.ts'
import { aging, inGame, inGroup, inNoGame, isNow, later } from '../../kernel/scene.ts'

const key = '#/components/parameters/IdempotencyKey'

export const keyRules = rulesAt(key, {
  'game-key-first': inNoGame('a key repeats the first answer, also after its game has changed', async (scene) => {
    const { by, last, fail } = scene
    const name = { key: newId() }
    const first = await by('host', 'createGame', 201, name)
    const { came } = last()
    await by('host', 'changeGame', 200, { gameId: first.gameId, name: 'Changed since' })
    await by('host', 'createGame', 201, name, first)
    for (const header of ['location', 'etag'])
      if (headerOf(last().came, header) !== headerOf(came, header)) fail(`${header} is not as at first`)
  }),
  'game-key-left': inNoGame('a key gives no game that its person has left', async ({ by, run }) => {
    const name = { key: newId() }
    const gameId = String((await by('host', 'createGame', 201, name)).gameId)
    await join(run, 'player', await openLink(run, gameId))
    await by('host', 'handOverGame', 200, { gameId, userId: 'player' })
    await by('host', 'leaveGame', 204, { gameId })
    await by('host', 'createGame', 409, name)
    await by('player', 'deleteGame', 204, { gameId })
  }),
  'game-key-mended': inNoGame('a key whose request was refused can be used again', async ({ by }) => {
    const name = { key: newId() }
    for (const wrong of [{ seats: 0 }, { timeZone: 'Mars/Olympus' }])
      await by('host', 'createGame', 400, { ...name, ...wrong })
    await by('host', 'createGame', 201, name)
  }),
  'game-key-own': inNoGame('a key is one of a person and an operation', async ({ by, fail }) => {
    const name = { key: newId() }
    const { gameId } = await by('host', 'createGame', 201, name)
    const other = await by('stranger', 'createGame', 201, name)
    if (other.gameId === gameId) fail('the key of one person shows the game of another')
    await by('host', 'createInvitation', 201, { gameId, ...name })
  }),
  'game-key-day': aging(
    86_400,
    ['host'],
    inNoGame('a key is known for a day', async ({ by, run }) => {
      const name = { key: newId() }
      const make = async () => {
        await signInAnew(run, 'host')
        return (await by('host', 'createGame', 201, name)).gameId
      }
      const first = await make()
      await run.target.pass(86_400_000 - 5000)
      const same = await make()
      await run.target.pass(10_000)
      const other = await make()
      if (same !== first) run.fail('a key makes a second game within a day', key)
      if (other === first) run.fail('a key gives a game that was made more than a day ago', key)
    }),
  ),
})

/** Texts that careless servers trim, escape, cut, or count in bytes. */
const written = {
  name: ' <b>Ember & "Ash"</b> 👩‍🚀 ',
  pitch: "line one\n\n\tline two 🐉 <script>alert(1)</script> &amp; \\n %20 '; DROP TABLE games;-- e\u0301",
  system: 'Ä'.repeat(60),
}

export const gameRules = rulesAt('#/components/schemas/Game', {
  'game-zone': inNoGame('a time zone is spelt as the database spells it', async ({ by }) => {
    const spelt = { 'europe/berlin': 'Europe/Berlin', utc: 'UTC', 'AMERICA/NEW_YORK': 'America/New_York' }
    for (const [timeZone, due] of Object.entries({ ...spelt, 'Asia/Calcutta': 'Asia/Calcutta' })) {
      const { gameId, rev } = await by('host', 'createGame', 201, { timeZone }, { timeZone: due })
      await by('host', 'changeGame', 200, { gameId, timeZone }, { rev })
    }
  }),
  'version-named': inGroup('a version is accepted in each form, and changes with each change', async (scene) => {
    const { by, sees, run, gameId } = scene
    const own = async () => `"${(await sees('host', 'getGame', {})).rev}"`
    await by('host', 'changeGame', 200, { version: `W/${await own()}`, pitch: 'weak' })
    await by('host', 'changeGame', 200, { version: `"77", ${await own()}`, pitch: 'one of two' })
    await by('host', 'changeGame', 200, { version: '*', pitch: 'any' })
    await by('host', 'changeGame', 412, { version: 'W/"77"', pitch: 'another, weak' })
    const unnamed = await ask(run, 'host', 'changeGame', { params: { gameId }, body: { seats: 'many' } })
    run.hasStatus(unnamed, 428, 'no version, and what is no change')
    await by('host', 'changeGame', 400, { version: '"77"', seats: 'many' })
    await by('host', 'changeGame', 412, { version: '"77"', seats: 1 })
    await by('host', 'archiveGame', 200)
    await by('host', 'changeGame', 409, { version: '"77"', pitch: 'late' })
  }),
  'game-texts': inGame(
    'texts are returned unchanged',
    async ({ by, sees, run }) => {
      await sees('host', 'getGame', written)
      const others = { name: 'é'.repeat(80), pitch: written.pitch.toUpperCase(), system: '{{7*7}} $(7*7)' }
      await by('host', 'changeGame', 200, others, others)
      await sees('host', 'getGame', others)
      for (const pitch of ['a\u0000b', '\ud800', '\uffff']) {
        const made = await ask(run, 'host', 'createGame', { headers: keyed(), body: { ...newGame, pitch } })
        run.hasStatus(made, [400, 201], `the pitch ${JSON.stringify(pitch)}`)
        if (made.came.status === 201) await clearGame(run, String(field(made, 'gameId')))
      }
    },
    written,
  ),
  'game-times': inGroup('a game has createdAt, and each change updates rev, updatedAt and changedBy', async (scene) => {
    const { by, sees, run } = scene
    const { createdAt } = await sees('host', 'getGame', { createdAt: isNow, updatedAt: isNow })
    const changes = [
      ['admin', 'changeGame', { seats: 4 }],
      ['host', 'archiveGame'],
      ['host', 'restoreGame'],
      ['host', 'handOverGame', { userId: 'player' }],
    ] as const
    for (const [userId, id, input] of changes) {
      const { updatedAt, rev } = await sees('host', 'getGame', {})
      await anotherSecond(run)
      const due = { createdAt, updatedAt: later(updatedAt), changedBy: { userId }, rev: Number(rev) + 1 }
      await by(userId, id, 200, input, due)
    }
  }),
  'role-at-once': inGroup(
    'a new role counts from the next call, and an old link does not restore the role of a former admin',
    async ({ by, sees, admin, run, gameId }) => {
      for (const [userId, role, status] of [
        ['player', 'admin', 200],
        ['admin', 'player', 403],
      ] as const) {
        await by('host', 'changeMember', 200, { userId, role })
        await by(userId, 'listInvitations', status)
      }
      for (const [link, role] of [
        [admin, 'player'],
        [await openLink(run, gameId, { role: 'admin' }), 'admin'],
      ] as const) {
        await by('admin', 'leaveGame', 204)
        await sees('admin', 'previewInvitation', { role }, link)
        await by('admin', 'acceptInvitation', 200, link)
        await sees('host', 'getMember', { role }, { userId: 'admin' })
      }
    },
  ),
  'removed-stays-out': inGroup('a removed member can join only by later links', async (scene) => {
    const { by, sees, player, run, gameId } = scene
    const asking = await openLink(run, gameId, { approval: 'host' })
    await by('admin', 'removeMember', 204, { userId: 'player' })
    for (const before of [player, asking]) {
      await sees('player', 'previewInvitation', { state: 'removed' }, before)
      await by('player', 'acceptInvitation', 403, before)
    }
    await by('player', 'acceptInvitation', 200, await openLink(run, gameId))
    await sees('host', 'getMember', { role: 'player' }, { userId: 'player' })
  }),
  'archived-takes-nobody': inGroup('an archived game admits nobody, and requests can be declined', async (scene) => {
    const { by, sees, player, asking } = scene
    await by('host', 'archiveGame', 200)
    await sees('stranger', 'previewInvitation', { state: 'archived' }, player)
    for (const link of [player, asking]) await by('stranger', 'acceptInvitation', 409, link)
    await by('host', 'acceptRequest', 409, { userId: 'waiting' })
    await sees('host', 'getGame', { requestsWaiting: 1 })
    await by('host', 'declineRequest', 204, { userId: 'waiting' })
    await sees('host', 'getGame', { requestsWaiting: 0 })
    await sees('player', 'getGame', { status: 'archived' })
    await by('host', 'restoreGame', 200)
    await by('stranger', 'acceptInvitation', 200, player)
    await sees('host', 'getGame', { seatsTaken: 4 })
  }),
  'members-handed': inGroup('a hand-over between two pages of members shifts nothing', async ({ by, sees }) => {
    const page = { items: [{ userId: 'host' }] }
    const { nextCursor: cursor } = await sees('player', 'listMembers', page, { limit: '1' })
    await by('host', 'handOverGame', 200, { userId: 'player' })
    await sees('player', 'listMembers', { items: [{ userId: 'admin' }, { userId: 'player' }] }, { cursor })
  }),
  'comes-again-last': inGroup('a member who returns is listed after those who stayed', async ({ by, sees, player }) => {
    await by('admin', 'leaveGame', 204)
    await by('admin', 'acceptInvitation', 200, player)
    await sees('host', 'listMembers', { items: ['host', 'player', 'admin'].map((userId) => ({ userId })) })
    await sees('host', 'listMembers', { items: { 2: { joinedAt: isNow } } })
  }),
})

const described = '#/info/description'

/**
 * What pages of other origins must not do. For `SameSite=Lax` other ports and sibling hosts are the same site, and a
 * browser sends a POST without a body without a preflight (the CORS protocol of the Fetch standard).
 */
export const foreignRules = rulesAt(described, {
  'foreign-change': inGame('no page of another origin changes anything with the session', async (scene) => {
    const { sees, run, gameId } = scene
    const version = { 'If-Match': '*' }
    const calls: [OperationId, Request][] = [
      ['changeGame', { headers: version, body: { name: 'Changed from elsewhere' } }],
      ['createGame', { headers: keyed(), body: newGame }],
      ['archiveGame', {}],
      ['deleteGame', {}],
    ]
    const { jar } = await somebody(run, 'host')
    const { items } = await sees('host', 'listGames', {}, { limit: 1 })
    for (const Origin of foreignOrigins(run)) {
      for (const [id, { headers, body }] of calls) {
        const type: Request['headers'] = body ? { 'Content-Type': 'application/json' } : {}
        // Not `run.call`: a foreign page is refused with answers that the contract does not have.
        const sent = await run.send(operations[id].method, buildPath(operations[id].path, { gameId }), {
          headers: { Origin, Cookie: jar.header(), ...type, ...headers },
          body: body ? JSON.stringify(body) : '',
        })
        run.hasStatus(sent, 403, `${id} by a page of ${Origin}`)
      }
      await sees('host', 'listGames', { items }, { limit: 1 })
    }
  }),
})
