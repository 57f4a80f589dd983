import { type Check, pointerTo, rulesAt } from '../../kernel/check.ts'
import { type Part, signInAnew } from '../../kernel/group.ts'
import { aging, atOnce, type Body, type Input, inGame, inGroup } from '../../kernel/scene.ts'

const accepting = pointerTo('acceptInvitation', 'description')

const four: Part[] = ['player', 'waiting', 'removed', 'stranger']
/** One of four succeeds. */
const only = (refusal: number) => [200, refusal, refusal, refusal]

const oneOfFour = (title: string, input: Input, due: number[], seats = 12) =>
  inGame(title, async (scene) => {
    await scene.by('host', 'changeGame', 200, { seats })
    const link = await scene.by('host', 'createInvitation', 201, input)
    await atOnce(scene, 'acceptInvitation', due, ...four.map((part): [Part, Input] => [part, link]))
    await scene.sees('host', 'getGame', { seatsTaken: 2 })
    await scene.sees('host', 'getInvitation', { uses: 1 }, link)
  })

/** Of people who join at the same time, as many succeed as there is room. */
const seats = rulesAt(accepting, {
  'last-use-at-once': oneOfFour('of four who accept the last use at once, one joins', { maxUses: 1 }, only(410)),
  'last-seat-at-once': oneOfFour('of four who accept the last seat at once, one gets it', {}, only(409), 2),
  'last-seat-decided': inGame('of two requests accepted at once, one gets the last seat', async (scene) => {
    await scene.by('host', 'changeGame', 200, { seats: 2 })
    const link = await scene.by('host', 'createInvitation', 201, { approval: 'host' })
    const two = ['waiting', 'stranger'] as const
    for (const part of two) await scene.by(part, 'acceptInvitation', 200, link)
    await atOnce(scene, 'acceptRequest', [204, 409], ...two.map((userId): [Part, Input] => ['host', { userId }]))
    await scene.sees('host', 'getGame', { seatsTaken: 2, requestsWaiting: 1 })
  }),
  'one-seat-each': inGame('who accepts five times at once takes one seat, or asks once', async (scene) => {
    for (const [part, approval] of [
      ['player', 'automatic'],
      ['waiting', 'host'],
    ] as const) {
      const link = await scene.by('host', 'createInvitation', 201, { approval })
      await atOnce(scene, 'acceptInvitation', Array(5).fill(200), ...Array(5).fill([part, link]))
      await scene.sees('host', 'getInvitation', { uses: 1 }, link)
    }
    await scene.sees('host', 'getGame', { seatsTaken: 2, requestsWaiting: 1 })
  }),
  'one-request-each': inGroup('a request accepted five times at once takes one seat', async (scene) => {
    const accepts = ['host', { userId: 'waiting' }]
    await atOnce(scene, 'acceptRequest', [204, 404, 404, 404, 404], ...Array(5).fill(accepts))
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
