import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import { mustHaveTurned, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import {
  aging,
  atTable,
  type Body,
  type By,
  type Input,
  inGame,
  requestOf,
  rulesAt,
  type Scene,
} from '../../kernel/scene.ts'
import { clearGame, idOf, newId, newLink, type Part, signInAnew, somebody, standingTable } from '../../kernel/table.ts'
import { settled } from '../schedule/schedule.ts'

const accepting = pointerTo('acceptInvitation', 'description')
const cursor = '#/components/schemas/NextCursor'

/** Calls at the same moment, and how many of them come to which status. */
async function atOnce({ run, gameId }: Scene, id: OperationId, calls: [By, Input][], due: Record<number, number>) {
  const ready: [By, Request][] = []
  for (const [who, input] of calls) ready.push([who, await requestOf(run, who, id, { gameId, ...input })])
  const came = await Promise.all(
    ready.map(async ([who, request]) =>
      run.call(id, { ...request, jar: who === 'nobody' ? undefined : (await somebody(run, who)).jar }),
    ),
  )
  for (const [status, count] of Object.entries(due)) {
    const of = came.filter((one) => one.came.status === Number(status))
    if (of.length !== count)
      run.fail(
        `of ${came.length} calls at once ${of.length} are answered ${status}, not ${count}`,
        accepting,
        of.at(-1) ?? came[0],
      )
  }
}

const four: Part[] = ['player', 'waiting', 'removed', 'stranger']
const fiveTimes = (who: By, input: Input): [By, Input][] => Array.from({ length: 5 }, () => [who, input])

/** Of those who come at once as many get in as there is room for. */
const seats = rulesAt(accepting, {
  'last-use-at-once': inGame('of four who accept the last use at once, one comes', async (scene) => {
    const link = await scene.by('host', 'createInvitation', 201, { maxUses: 1 })
    await atOnce(
      scene,
      'acceptInvitation',
      four.map((part) => [part, link]),
      { 200: 1, 410: 3 },
    )
    await scene.sees('host', 'getGame', { seatsTaken: 2 })
    await scene.sees('host', 'getInvitation', { uses: 1 }, link)
  }),
  'last-seat-at-once': inGame('of four who accept the last seat at once, one gets it', async (scene) => {
    await scene.by('host', 'changeGame', 200, { seats: 2 })
    const link = await scene.by('host', 'createInvitation', 201)
    await atOnce(
      scene,
      'acceptInvitation',
      four.map((part) => [part, link]),
      { 200: 1, 409: 3 },
    )
    await scene.sees('host', 'getGame', { seatsTaken: 2 })
    await scene.sees('host', 'getInvitation', { uses: 1 }, link)
  }),
  'last-seat-decided': inGame('of two who are let in at once, one gets the seat', async (scene) => {
    await scene.by('host', 'changeGame', 200, { seats: 2 })
    const link = await scene.by('host', 'createInvitation', 201, { approval: 'host' })
    const two = ['waiting', 'stranger'] as const
    for (const part of two) await scene.by(part, 'acceptInvitation', 200, link)
    await atOnce(
      scene,
      'acceptRequest',
      two.map((userId) => ['host', { userId }]),
      { 204: 1, 409: 1 },
    )
    await scene.sees('host', 'getGame', { seatsTaken: 2, requestsWaiting: 1 })
  }),
  'one-seat-each': inGame('who accepts five times at once takes one seat, or asks once', async (scene) => {
    for (const [part, approval] of [
      ['player', 'automatic'],
      ['waiting', 'host'],
    ] as const) {
      const link = await scene.by('host', 'createInvitation', 201, { approval })
      await atOnce(scene, 'acceptInvitation', fiveTimes(part, link), { 200: 5 })
      await scene.sees('host', 'getInvitation', { uses: 1 }, link)
    }
    await scene.sees('host', 'getGame', { seatsTaken: 2, requestsWaiting: 1 })
  }),
  'one-request-each': atTable('who is let in five times at once takes one seat', async (scene) => {
    await atOnce(scene, 'acceptRequest', fiveTimes('host', { userId: 'waiting' }), { 204: 1, 404: 4 })
    await scene.sees('host', 'getGame', { seatsTaken: 4, requestsWaiting: 0 })
  }),
  'members-keep-role': atTable('a link changes no role of who sits there', async ({ by, sees, admin, player }) => {
    for (const [part, link] of [
      ['player', admin],
      ['admin', player],
      ['host', player],
    ] as const) {
      await by(part, 'acceptInvitation', 200, link, { role: part })
      await sees('host', 'getMember', { role: part }, { userId: part })
    }
  }),
})

/** What a link counts, in which state it is, and whom it bars. */
const joining = rulesAt(accepting, {
  'uses-counted': inGame('a use is counted once, and none by looking or deciding', async ({ by, sees }) => {
    const open = await by('host', 'createInvitation', 201)
    const asking = await by('host', 'createInvitation', 201, { approval: 'host' })
    const count = (link: Body, uses: number) => sees('host', 'getInvitation', { uses }, link)
    for (const part of ['stranger', 'host', 'stranger'] as const) await sees(part, 'previewInvitation', {}, open)
    await count(open, 0)
    for (const part of ['player', 'player', 'host'] as const) await by(part, 'acceptInvitation', 200, open)
    await sees('player', 'previewInvitation', {}, open)
    await count(open, 1)
    for (const link of [asking, asking, open]) await by('waiting', 'acceptInvitation', 200, link, { state: 'waiting' })
    await by('waiting', 'withdrawRequest', 204)
    await sees('host', 'listInvitations', { items: [{ uses: 1 }, { uses: 1 }] })
    for (const [part, id] of [
      ['waiting', 'acceptRequest'],
      ['stranger', 'declineRequest'],
    ] as const) {
      await by(part, 'acceptInvitation', 200, asking)
      await by('host', id, 204, { userId: part })
    }
    await count(asking, 3)
  }),
  'revoked-keeps': atTable(
    'a revoked link keeps who came by it, and who waits',
    async ({ by, sees, player, asking }) => {
      for (const link of [player, asking]) await by('host', 'revokeInvitation', 200, link)
      await sees('player', 'getGame', {})
      await sees('host', 'getGame', { requestsWaiting: 1 })
      await by('host', 'acceptRequest', 204, { userId: 'waiting' })
      await sees('host', 'getMember', { role: 'player' }, { userId: 'waiting' })
    },
  ),
  'link-states': atTable('of several states the first counts', async ({ by, sees, player, asking, admin }) => {
    const once = await by('host', 'createInvitation', 201, { maxUses: 1 })
    await by('stranger', 'acceptInvitation', 200, once)
    await by('host', 'removeMember', 204, { userId: 'stranger' })
    for (const link of [player, asking]) await by('host', 'revokeInvitation', 200, link)
    const mustBe = (who: Part, link: object, state: string) => sees(who, 'previewInvitation', { state }, { ...link })
    for (const part of ['host', 'admin', 'player'] as const)
      for (const link of [player, once, admin]) await mustBe(part, link, 'member')
    await mustBe('removed', player, 'removed')
    await mustBe('stranger', once, 'removed')
    for (const link of [asking, player]) await mustBe('waiting', link, 'waiting')
    await by('player', 'acceptInvitation', 200, player)
    await by('waiting', 'acceptInvitation', 200, asking)
    await by('host', 'declineRequest', 204, { userId: 'waiting' })
    await mustBe('waiting', asking, 'declined')
    await mustBe('waiting', player, 'revoked')
    await mustBe('player', player, 'member')
    await sees('player', 'previewInvitation', { game: { seats: 12 } }, player)
    // Used up and full, then revoked too.
    await by('host', 'changeGame', 200, { seats: 3 })
    const open = await by('host', 'createInvitation', 201)
    await mustBe('waiting', open, 'full')
    await mustBe('waiting', once, 'usedUp')
    await by('host', 'revokeInvitation', 200, once)
    await mustBe('waiting', once, 'revoked')
    await by('host', 'archiveGame', 200)
    for (const part of ['host', 'removed', 'waiting'] as const) await mustBe(part, player, 'archived')
  }),
  'barred-stays': atTable('who is barred from a link stays so', async ({ by, sees, player, asking }) => {
    await by('host', 'declineRequest', 204, { userId: 'waiting' })
    await by('waiting', 'withdrawRequest', 204)
    await by('waiting', 'acceptInvitation', 403, asking)
    await by('waiting', 'acceptInvitation', 200, player)
    await by('waiting', 'leaveGame', 204)
    await sees('waiting', 'previewInvitation', { state: 'declined' }, asking)
    await by('waiting', 'acceptInvitation', 403, asking)
    await by('host', 'removeMember', 204, { userId: 'player' })
    await by('player', 'acceptInvitation', 200, await by('host', 'createInvitation', 201))
    await by('player', 'leaveGame', 204)
    await by('player', 'acceptInvitation', 403, player)
  }),
  'former-admin-asks': atTable('a former admin asks to be a player', async ({ by, sees }) => {
    const asking = await by('host', 'createInvitation', 201, { approval: 'host', role: 'admin' })
    await by('host', 'changeMember', 200, { userId: 'admin', role: 'player' })
    await by('admin', 'leaveGame', 204)
    await by('admin', 'acceptInvitation', 200, asking, { state: 'waiting', role: 'player' })
    await by('host', 'acceptRequest', 204, { userId: 'admin' })
    await sees('host', 'getMember', { role: 'player' }, { userId: 'admin' })
  }),
  'removed-admin': atTable('an admin who was removed may nothing, and is one by a later link alone', async (scene) => {
    const { by, sees, admin, player } = scene
    const mine = await by('admin', 'createInvitation', 201)
    await by('host', 'removeMember', 204, { userId: 'admin' })
    for (const id of ['getGame', 'listInvitations', 'listRequests'] as const) await by('admin', id, 404)
    await by('admin', 'revokeInvitation', 404, mine)
    await by('admin', 'declineRequest', 404, { userId: 'waiting' })
    for (const link of [admin, player, mine]) await by('admin', 'acceptInvitation', 403, link)
    await by('stranger', 'acceptInvitation', 200, mine)
    const later = await by('host', 'createInvitation', 201, { role: 'admin' })
    await by('admin', 'acceptInvitation', 200, later, { role: 'admin' })
    await sees('admin', 'listInvitations', {})
  }),
  'link-expires': aging(
    3700,
    ['host', 'admin', 'player', 'stranger'],
    inGame('a link works to its end, and no longer', async ({ by, sees, run }) => {
      const expiresAt = new Date(Date.now() + 3_605_000).toISOString()
      const links = [
        await by('host', 'createInvitation', 201, { expiresAt }),
        await by('host', 'createInvitation', 201, { expiresAt, approval: 'host' }),
      ]
      await by('player', 'acceptInvitation', 200, links[0])
      await run.target.pass(3_600_000)
      await signInAnew(run, 'host', 'player', 'stranger')
      for (const link of links) await sees('stranger', 'previewInvitation', { state: 'open' }, link)
      await run.target.pass(10_000)
      for (const link of links) {
        await sees('stranger', 'previewInvitation', { state: 'expired', game: undefined }, link)
        await by('stranger', 'acceptInvitation', 410, link)
      }
      await by('player', 'acceptInvitation', 200, links[0])
    }),
  ),
})

/** Everything that a person without the right to invite is told, and a stranger with the link. */
async function toldOf({ sees, last }: Scene, player: object): Promise<Exchange[]> {
  const told: Exchange[] = []
  for (const id of ['getGame', 'listGames', 'listMembers', 'getLobby', 'getSchedule'] as const)
    told.push(await sees('player', id, {}, { limit: '100' }).then(last))
  told.push(await sees('player', 'getMember', {}, { userId: 'admin' }).then(last))
  told.push(await sees('stranger', 'previewInvitation', {}, { ...player }).then(last))
  return told
}

/** The contact, and the part of an address by which a default name might be made; shorter ones may stand in any text. */
async function tracesOf(run: Run, part: Part): Promise<string[]> {
  const { contact } = await somebody(run, part)
  const [local = ''] = contact.split('@')
  return [contact, contact.replace('+', ''), local].filter((trace) => trace.length >= 8)
}

const swapped = (text: unknown) =>
  String(text).replace(/[a-z]|[A-Z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

/** 128 bits take at least so many characters (64 to choose from), and two random ones differ in nearly all of them. */
const [tokenLength, tokenApart] = [22, 16]

/** What a link tells, and what is found by its whole id alone. */
const telling = rulesAt('#/components/schemas/Token', {
  'tokens-drawn': inGame('tokens cannot be guessed', async ({ by, fail }) => {
    const tokens: string[] = []
    for (let count = 0; count < 4; count++) tokens.push(String((await by('host', 'createInvitation', 201)).token))
    for (const [at, one] of tokens.entries()) {
      if (one.length < tokenLength) fail(`a token has ${one.length} characters; 128 bits take ${tokenLength}`)
      for (const other of tokens.slice(0, at))
        if ([...one].filter((letter, place) => letter !== other[place]).length < tokenApart)
          fail('two tokens differ in a few characters')
    }
  }),
  'tokens-kept': atTable('who may not invite sees no token', async (scene) => {
    const { by, sees, fail, last, player, admin, asking } = scene
    const told = await toldOf(scene, player)
    for (const id of ['listInvitations', 'createInvitation'] as const) told.push(await by('player', id, 403).then(last))
    told.push(await sees('waiting', 'previewInvitation', {}, asking).then(last))
    told.push(await by('stranger', 'acceptInvitation', 200, player).then(last))
    for (const { came } of told)
      for (const { token } of [player, admin, asking])
        if ([came.body, ...came.headers.flat()].some((text) => text.includes(token)))
          fail('the token of a link is told to somebody who may not invite')
    const { token } = await by('host', 'createInvitation', 201)
    if (headerOf(last().came, 'location')?.includes(String(token))) fail('the token stands in the address of its link')
  }),
  'contacts-kept': atTable('nobody is told the contact of another', async (scene) => {
    const { sees, last, run, player, fail } = scene
    const told = await toldOf(scene, player)
    for (const id of ['listRequests', 'listInvitations'] as const) told.push(await sees('admin', id, {}).then(last))
    for (const trace of [...(await tracesOf(run, 'host')), ...(await tracesOf(run, 'waiting'))])
      for (const exchange of told)
        if (exchange.came.body.includes(trace)) fail(`${exchange.id} tells the contact of another, or a part of it`)
  }),
  'ids-exact': atTable('a game and a link are found by the whole of what names them', async (scene) => {
    const { by, gameId, player } = scene
    const { token, invitationId } = player
    const near = [
      { token: swapped(token) },
      { token: `${token}x` },
      { token: token.replace(/[^_]/, '_') },
      { token, gameId: swapped(gameId) },
    ]
    for (const link of near)
      for (const id of ['previewInvitation', 'acceptInvitation'] as const) await by('stranger', id, 404, link)
    await by('host', 'getGame', 404, { gameId: swapped(gameId) })
    await by('host', 'getInvitation', 404, { invitationId: swapped(invitationId) })
  }),
  'offer-little': atTable(
    'a link tells how many sit there and when they meet, not who, nor who waits',
    async (scene) => {
      const { sees, fail, last, run, gameId, player } = scene
      await settled(run, gameId)
      const { seatsTaken, nextSession } = await sees('host', 'getGame', {})
      await sees('stranger', 'previewInvitation', { game: { seatsTaken, nextSession } }, player)
      for (const part of ['admin', 'player', 'waiting'] as const)
        if (last().came.body.includes(await idOf(run, part))) fail(`a link tells a stranger of: ${part}`)
      if (last().came.body.includes('requestsWaiting')) fail('a link tells a stranger how many wait')
    },
  ),
  'link-texts': inGame('a label comes back as it was sent', async ({ by, sees }) => {
    for (const label of ['<i>Tuesday</i> & "co" 🐉', ' é e\u0301 \\n %20 ', 'ß'.repeat(40), '', undefined]) {
      const link = await by('host', 'createInvitation', 201, { label }, { label: label ?? '' })
      await sees('host', 'getInvitation', { label: label ?? '' }, link)
    }
  }),
})

const keyOf = (name: string) => (item: unknown) => Reflect.get(Object(item), name)

/** What links and requests are listed, and how many there may be. */
const lists = rulesAt(cursor, {
  'links-hundred': aging(
    10,
    ['host'],
    inGame('a hundred links of a game work at a time', async ({ by }) => {
      const first = await by('host', 'createInvitation', 201)
      for (let count = 1; count < 100; count++) await by('host', 'createInvitation', 201)
      await by('host', 'createInvitation', 409)
      await by('host', 'revokeInvitation', 200, first)
      await by('host', 'createInvitation', 201)
    }),
  ),
  'link-key': inGame('a key gives its link once the game is archived too', async ({ by }) => {
    const [key, link] = [newId(), newLink()]
    const { invitationId } = await by('host', 'createInvitation', 201, { key, ...link })
    await by('host', 'archiveGame', 200)
    // That a game is archived is looked at after a repeated key: the link was made before.
    await by('host', 'createInvitation', 201, { key, ...link }, { invitationId })
  }),
  'links-pages-admin': atTable('the pages of an admin have no gaps where links for admins are', async (scene) => {
    const { by, sees, last, run, fail, player, asking } = scene
    const later = await by('host', 'createInvitation', 201)
    for (const role of ['admin', 'admin']) await by('host', 'createInvitation', 201, { role })
    const newest = await by('host', 'createInvitation', 201)
    const list = (query: Request['query']) => sees('admin', 'listInvitations', {}, query).then(last)
    const expected = [newest, later, asking, player].map(keyOf('invitationId'))
    const turned = await turnPages(run, list, { limit: 1, key: keyOf('invitationId') })
    mustHaveTurned(run, turned, expected, cursor)
    if (turned.length > expected.length) fail('an admin is shown a link for admins')
  }),
  'requests-pages': inGame('pages skip and repeat no request', async ({ by, sees, last, run }) => {
    const asking = await by('host', 'createInvitation', 201, { approval: 'host' })
    for (const part of four) await by(part, 'acceptInvitation', 200, asking)
    const [first = '', atCursor = '', ...rest] = await Promise.all(four.map((part) => idOf(run, part)))
    const list = (query: Request['query']) => sees('host', 'listRequests', {}, query).then(last)
    const key = (item: unknown) => keyOf('userId')(keyOf('person')(item))
    mustHaveTurned(run, await turnPages(run, list, { limit: 1, key }), [first, atCursor, ...rest], cursor)
    const between = async (page: number) =>
      void (page === 0 && (await by('host', 'declineRequest', 204, { userId: four[1] })))
    mustHaveTurned(run, await turnPages(run, list, { limit: 2, key, between }), [first, ...rest], cursor)
  }),
})

export const linkRules: Check[] = [...seats, ...joining, ...telling, ...lists]

/** Nothing of a run is left: the games that were not deleted by the check that made them, with all that is theirs. */
export const clearing: Check = {
  id: 'all-cleared',
  title: 'every game of this run is deleted, and stands in no list',
  where: pointerTo('deleteGame'),
  phase: 'clearing',
  run: async (run) => {
    await standingTable(run)
    const made = run.exchanges.filter(({ id, came }) => id === 'createGame' && came.status === 201)
    const ids = new Set(made.map((exchange) => field(exchange, 'gameId')))
    for (const part of ['host', 'player', 'removed', 'stranger', 'admin'] as const) {
      const { jar } = await somebody(run, part)
      const list = (query: Request['query']) => run.call('listGames', { jar, query })
      const left = async () =>
        (await turnPages(run, list, { limit: 100, key: keyOf('gameId') })).filter((gameId) => ids.has(gameId))
      for (const gameId of await left()) await clearGame(run, String(gameId), [part])
      const still = (await left()).length
      if (still > 0 && part !== 'player')
        run.fail(`${still} games of this run are left in the list of: ${part}`, pointerTo('deleteGame'))
    }
  },
}
