import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Part, signInAnew, somebody } from '../../kernel/group.ts'
import type { Request } from '../../kernel/run.ts'
import {
  aging,
  type Body,
  type By,
  type Input,
  inGame,
  inGroup,
  requestOf,
  rulesAt,
  type Scene,
} from '../../kernel/scene.ts'

const accepting = pointerTo('acceptInvitation', 'description')

/** Makes calls at the same time, and checks how many end with which status. */
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
    const message = `of ${came.length} calls at once ${of.length} are answered ${status}, not ${count}`
    if (of.length !== count) run.fail(message, accepting, of.at(-1) ?? came[0])
  }
}

const four: Part[] = ['player', 'waiting', 'removed', 'stranger']
const fiveTimes = (who: By, input: Input): [By, Input][] => Array.from({ length: 5 }, () => [who, input])

const oneOfFour = (title: string, input: Input, due: Record<number, number>, seats = 12) =>
  inGame(title, async (scene) => {
    await scene.by('host', 'changeGame', 200, { seats })
    const link = await scene.by('host', 'createInvitation', 201, input)
    const calls = four.map((part): [By, Input] => [part, link])
    await atOnce(scene, 'acceptInvitation', calls, due)
    await scene.sees('host', 'getGame', { seatsTaken: 2 })
    await scene.sees('host', 'getInvitation', { uses: 1 }, link)
  })

/** Of people who join at the same time, as many succeed as there is room. */
const seats = rulesAt(accepting, {
  'last-use-at-once': oneOfFour(
    'of four who accept the last use at once, one joins',
    { maxUses: 1 },
    { 200: 1, 410: 3 },
  ),
  'last-seat-at-once': oneOfFour('of four who accept the last seat at once, one gets it', {}, { 200: 1, 409: 3 }, 2),
  'last-seat-decided': inGame('of two requests accepted at once, one gets the last seat', async (scene) => {
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
  'one-request-each': inGroup('a request accepted five times at once takes one seat', async (scene) => {
    await atOnce(scene, 'acceptRequest', fiveTimes('host', { userId: 'waiting' }), { 204: 1, 404: 4 })
    await scene.sees('host', 'getGame', { seatsTaken: 4, requestsWaiting: 0 })
  }),
})

/** The uses of a link, its state, and whom it refuses. */
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
  'link-states': inGroup('of several states the first counts', async ({ by, sees, player, asking, admin }) => {
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
    await by('player', 'acceptInvitation', 200, admin, { role: 'player' })
    await sees('host', 'getMember', { role: 'player' }, { userId: 'player' })
    await by('waiting', 'acceptInvitation', 200, asking)
    await by('host', 'declineRequest', 204, { userId: 'waiting' })
    await mustBe('waiting', asking, 'declined')
    await mustBe('waiting', player, 'revoked')
    await mustBe('player', player, 'member')
    await sees('player', 'previewInvitation', { game: { seats: 12 } }, player)
    // Used up and full, then also revoked.
    await by('host', 'changeGame', 200, { seats: 3 })
    const open = await by('host', 'createInvitation', 201)
    await mustBe('waiting', open, 'full')
    await mustBe('waiting', once, 'usedUp')
    await by('host', 'revokeInvitation', 200, once)
    await mustBe('waiting', once, 'revoked')
    await by('host', 'archiveGame', 200)
    for (const part of ['host', 'removed', 'waiting'] as const) await mustBe(part, player, 'archived')
  }),
  'barred-stays': inGroup('whoever a link refuses is still refused later', async ({ by, sees, player, asking }) => {
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
  'former-admin-asks': inGroup('a former admin can request to join as a player', async ({ by, sees }) => {
    const asking = await by('host', 'createInvitation', 201, { approval: 'host', role: 'admin' })
    await by('host', 'changeMember', 200, { userId: 'admin', role: 'player' })
    await by('admin', 'leaveGame', 204)
    await by('admin', 'acceptInvitation', 200, asking, { state: 'waiting', role: 'player' })
    await by('host', 'acceptRequest', 204, { userId: 'admin' })
    await sees('host', 'getMember', { role: 'player' }, { userId: 'admin' })
  }),
  'removed-admin': inGroup('an admin who was removed may nothing, and is one by a later link alone', async (scene) => {
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
      const usedUp = await by('host', 'createInvitation', 201, { expiresAt, maxUses: 1 })
      await by('admin', 'acceptInvitation', 200, usedUp)
      const revoked = await by('host', 'createInvitation', 201, { expiresAt })
      await by('host', 'revokeInvitation', 200, revoked)
      await run.target.pass(3_600_000)
      await signInAnew(run, 'host', 'player', 'stranger')
      for (const link of links) await sees('stranger', 'previewInvitation', { state: 'open' }, link)
      await run.target.pass(10_000)
      await sees('stranger', 'previewInvitation', { state: 'revoked' }, revoked)
      for (const link of [...links, usedUp]) {
        await sees('stranger', 'previewInvitation', { state: 'expired', game: undefined }, link)
        await by('stranger', 'acceptInvitation', 410, link)
      }
      await by('player', 'acceptInvitation', 200, links[0])
    }),
  ),
})

export const linkRules: Check[] = [...seats, ...joining]
