import { type WithCall, withField } from '../../kernel/cases.ts'
import { type Case, type Check, pointerTo, type TagCases } from '../../kernel/check.ts'
import { casesOf, refused, rulesOf } from '../../kernel/derived-checks.ts'
import { differences } from '../../kernel/differences.ts'
import { ask, inHours, newId, newLink, type Part, sharedGroup, withGame } from '../../kernel/group.ts'
import { newestFirst, pageRule } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import { aging, inGame, inGroup, isNow, requestOf, type Scene, sceneIn } from '../../kernel/scene.ts'
import { invitationsRows, listedLinks } from './invitations-rows.ts'
import { linkRules } from './link-rules.ts'
import { visibilityRules } from './visibility-rules.ts'

/** The states in which a link admits nobody, or not this person: how it refuses, and what its preview says. */
type Dead = { who?: Part; refused: 403 | 409 | 410; bars: (scene: Scene, link: object) => Promise<unknown> }

const sits = async ({ by }: Scene) => by('player', 'acceptInvitation', 200, await by('host', 'createInvitation', 201))
const uses = async ({ by }: Scene, link: object) => {
  const { state } = await by('player', 'acceptInvitation', 200, { ...link })
  await by('player', state === 'member' ? 'leaveGame' : 'withdrawRequest', 204)
}

const dead: Record<string, Dead> = {
  usedUp: { refused: 410, bars: uses },
  revoked: { refused: 410, bars: ({ by }, link) => by('host', 'revokeInvitation', 200, { ...link }) },
  full: { refused: 409, bars: ({ by }) => by('host', 'changeGame', 200, { seats: 1 }) },
  archived: { refused: 409, bars: ({ by }) => by('host', 'archiveGame', 200) },
  removed: {
    who: 'player',
    refused: 403,
    bars: (scene) => sits(scene).then(() => scene.by('host', 'removeMember', 204, { userId: 'player' })),
  },
  declined: {
    who: 'waiting',
    refused: 403,
    bars: async ({ by }, link) => {
      await by('waiting', 'acceptInvitation', 200, { ...link })
      await by('host', 'declineRequest', 204, { userId: 'waiting' })
    },
  },
}

/** A link in one of these states gives neither a seat nor a request, with or without approval, and counts no use. */
const refusedIn = (status: Dead['refused'], title: string): Case => ({
  title,
  run: async (run: Run) => {
    for (const [state, { who = 'stranger', refused, bars }] of Object.entries(dead).filter(
      ([, { refused }]) => refused === status,
    ))
      for (const approval of state === 'declined' ? ['host'] : ['automatic', 'host'])
        await withGame(run, {}, async (gameId) => {
          const scene = sceneIn(run, gameId)
          const { by, sees } = scene
          const link = await by('host', 'createInvitation', 201, { approval, maxUses: 1 })
          await bars(scene, link)
          const { uses } = await sees('host', 'getInvitation', {}, link)
          const game = state === 'full' ? { seats: 1 } : undefined
          await sees(who, 'previewInvitation', { state, game, gameName: 'Conformance' }, link)
          await by(who, 'acceptInvitation', refused, link)
          await sees('host', 'getInvitation', { uses }, link)
          await sees('host', 'getGame', { requestsWaiting: 0, seatsTaken: 1 })
        })
  },
})

const badTokens = ['short', 'x'.repeat(19), 'x'.repeat(256), `${'x'.repeat(20)}!`, 'x y'.repeat(8)]
type Join = 'previewInvitation' | 'acceptInvitation'

/** A token of another game, or an unknown one, is answered like an unknown game. */
const brokenLink = (id: Join) =>
  inGame('a link that is none, or of another game, leads nowhere', async ({ by, last, fail, run, gameId }) => {
    const nowhere = () => by('stranger', id, 404, { gameId: newId(), token: newId() }).then(last)
    const [one, other] = [await nowhere(), await nowhere()]
    await withGame(run, {}, async (anothers) => {
      const { token } = await by('host', 'createInvitation', 201, { gameId: anothers })
      for (const link of [
        { gameId, token: newId() },
        { gameId, token },
        { gameId: newId(), token },
      ]) {
        await by('stranger', id, 404, link)
        for (const { what } of differences(last(), one, other)) fail(`${what} differs for a broken link`)
      }
    })
  })

/** The valid call with a link of the shared game. */
const withLink =
  (id: Join | 'withdrawRequest'): WithCall =>
  async (run, work) => {
    const { gameId, player } = await sharedGroup(run)
    await work('player', await requestOf(run, 'player', id, player, gameId))
  }

const joinCases: Pick<TagCases<'invitations'>, Join | 'withdrawRequest'> = {
  previewInvitation: {
    ...refused('previewInvitation', withLink('previewInvitation')),
    200: inGame('a link says what it leads to', async ({ by, sees, fail, last }) => {
      const change = { pitch: 'a town', system: 'Any', seats: 4 }
      const { host } = await by('host', 'changeGame', 200, change)
      const link = await by('host', 'createInvitation', 201, { label: 'for Tuesday', approval: 'host' })
      const game = { ...change, seatsTaken: 1, timeZone: 'Europe/Berlin', host }
      const due = { state: 'open', role: 'player', approval: 'host', gameName: 'Conformance', game }
      await sees('stranger', 'previewInvitation', due, link)
      if (last().came.body.includes('Tuesday')) fail('the label of a link stands in its preview')
    }),
    400: {
      title: 'what is no token is refused',
      run: async (run) => {
        const { by } = sceneIn(run, (await sharedGroup(run)).gameId)
        for (const token of [undefined, ...badTokens]) await by('stranger', 'previewInvitation', 400, { token })
      },
    },
    404: brokenLink('previewInvitation'),
  },
  acceptInvitation: {
    ...refused('acceptInvitation', withLink('acceptInvitation'), withField('token', badTokens)),
    200: inGame('whoever accepts is a member, or waits', async ({ by, sees }) => {
      const seats = [
        { part: 'player', input: {}, due: { state: 'member', role: 'player' } },
        { part: 'admin', input: { role: 'admin' }, due: { state: 'member', role: 'admin' } },
        { part: 'waiting', input: { approval: 'host' }, due: { state: 'waiting', role: 'player' } },
      ] as const
      for (const { part, input, due } of seats) {
        const link = await by('host', 'createInvitation', 201, input)
        for (const _ of ['once', 'again']) await by(part, 'acceptInvitation', 200, link, due)
        await sees(part, 'previewInvitation', { state: due.state }, link)
      }
      await sees('host', 'getGame', { seatsTaken: 3, requestsWaiting: 1 })
      await by('waiting', 'getGame', 404)
    }),
    403: refusedIn(403, 'who was removed or declined does not come by the same link'),
    404: brokenLink('acceptInvitation'),
    409: refusedIn(409, 'a full game and an archived one take nobody'),
    410: refusedIn(410, 'a link that is used up or revoked lets nobody in'),
  },
  withdrawRequest: {
    ...refused('withdrawRequest', withLink('withdrawRequest')),
    204: inGroup('who takes their request back waits no more, and may ask again', async ({ by, sees, asking }) => {
      await by('waiting', 'withdrawRequest', 204)
      await sees('host', 'getGame', { requestsWaiting: 0 })
      await by('host', 'acceptRequest', 404, { userId: 'waiting' })
      await sees('waiting', 'previewInvitation', { state: 'open' }, asking)
      await by('waiting', 'acceptInvitation', 200, asking, { state: 'waiting' })
    }),
    404: {
      title: 'a malformed game id may get its own answer, and a stranger does not learn which games exist',
      run: async (run) => {
        const { gameId } = await sharedGroup(run)
        const withdraw = (id: string) => ask(run, 'stranger', 'withdrawRequest', { params: { gameId: id } })
        run.hasStatus(await withdraw('x'), [404, 204], 'an id of another form')
        const [came, one, other] = [await withdraw(gameId), await withdraw(newId()), await withdraw(newId())]
        run.hasStatus(one, [404, 204], 'a game that does not exist')
        for (const { what } of differences(came, one, other))
          run.fail(`${what} reveals that there is a game`, pointerTo('withdrawRequest', 'responses', 404), came)
      },
    },
  },
}

export const invitationsCases: TagCases<'invitations'> = {
  ...joinCases,
  ...casesOf(invitationsRows, {
    'listInvitations.200': newestFirst('listInvitations', listedLinks),
    'createInvitation.201': inGame('a link is made as it was sent', async ({ by }) => {
      // In UTC, and with an offset of two hours.
      for (const expiresAt of [inHours(1.1), inHours(719), inHours(26).replace('Z', '+02:00')]) {
        const input = newLink({ label: 'for Tuesday', maxUses: 3, expiresAt })
        const until = (end: unknown) => Math.abs(Date.parse(String(end)) - Date.parse(expiresAt)) < 1000
        const due = { ...input, uses: 0, revokedAt: undefined, createdBy: { userId: 'host' }, createdAt: isNow }
        await by('host', 'createInvitation', 201, input, { ...due, expiresAt: until })
      }
    }),
    'createInvitation.409': aging(
      10,
      ['host', 'stranger'],
      inGame('a hundred links of a game work at a time', async ({ by }) => {
        const first = await by('host', 'createInvitation', 201)
        const single = await by('host', 'createInvitation', 201, { maxUses: 1 })
        for (let count = 2; count < 100; count++) await by('host', 'createInvitation', 201)
        await by('host', 'createInvitation', 409)
        await by('host', 'revokeInvitation', 200, first)
        await by('stranger', 'acceptInvitation', 200, single)
        for (const status of [201, 201, 409]) await by('host', 'createInvitation', status)
      }),
    ),
    'getInvitation.200': inGroup('host and admin see a link', async ({ sees, asking: { token, invitationId } }) => {
      for (const part of ['host', 'admin'] as const)
        await sees(part, 'getInvitation', { token, uses: 1, rev: 1 }, { invitationId })
    }),
    'revokeInvitation.200': inGame('at the time of the first of two calls', async ({ by, sees, run }) => {
      const link = await by('host', 'createInvitation', 201)
      const due = { revokedAt: isNow, rev: 2 }
      const { revokedAt } = await by('host', 'revokeInvitation', 200, link, due)
      await run.target.pass(1100)
      await by('host', 'revokeInvitation', 200, link, { revokedAt, rev: 2 })
      await sees('host', 'getInvitation', { revokedAt, rev: 2 }, link)
    }),
    'listRequests.200': inGame('the requests come, the oldest first, with what they are for', async ({ by, sees }) => {
      const asks = async (part: Part, label: string, role: string) => {
        const link = await by('host', 'createInvitation', 201, { approval: 'host', label, role })
        await by(part, 'acceptInvitation', 200, link)
      }
      await asks('waiting', 'one', 'player')
      await asks('stranger', 'two', 'admin')
      const items = [
        { person: { userId: 'waiting' }, label: 'one', role: 'player', createdAt: isNow },
        { person: { userId: 'stranger' }, label: 'two', role: 'admin' },
      ]
      await sees('host', 'listRequests', { items })
    }),
    'acceptRequest.204': inGroup('who waits is let in, with the role of their link, once', async ({ by, sees }) => {
      const admins = await by('host', 'createInvitation', 201, { approval: 'host', role: 'admin' })
      await by('stranger', 'acceptInvitation', 200, admins)
      await by('admin', 'acceptRequest', 204, { userId: 'waiting' })
      await by('host', 'acceptRequest', 404, { userId: 'waiting' })
      await by('host', 'acceptRequest', 204, { userId: 'stranger' })
      await sees('host', 'getMember', { role: 'player' }, { userId: 'waiting' })
      await sees('host', 'getMember', { role: 'admin' }, { userId: 'stranger' })
      await sees('host', 'getGame', { requestsWaiting: 0, seatsTaken: 5 })
    }),
    'acceptRequest.409': inGroup('where every seat is taken, the request waits', async ({ by, sees }) => {
      await by('host', 'changeGame', 200, { seats: 3 })
      await by('host', 'acceptRequest', 409, { userId: 'waiting' })
      await sees('host', 'getGame', { seatsTaken: 3, requestsWaiting: 1 })
      await by('host', 'changeGame', 200, { seats: 4 })
      await by('host', 'acceptRequest', 204, { userId: 'waiting' })
    }),
    'declineRequest.204': inGroup('who is declined learns it, and asks by another link', async (scene) => {
      const { by, sees, asking, player } = scene
      await by('admin', 'declineRequest', 204, { userId: 'waiting' })
      await by('host', 'declineRequest', 404, { userId: 'waiting' })
      await sees('waiting', 'previewInvitation', { state: 'declined' }, asking)
      await by('waiting', 'getGame', 404)
      await by('waiting', 'acceptInvitation', 200, player)
    }),
  }),
}

export const invitationsRules: Check[] = [
  ...rulesOf(invitationsRows),
  pageRule('listInvitations', listedLinks),
  ...linkRules,
  ...visibilityRules,
]
