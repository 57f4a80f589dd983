import { badBodies, mustBe, mustHave, refuseAll } from '../../kernel/cases.ts'
import type { Case, CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { differences } from '../../kernel/differences.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  come,
  newId,
  openLink,
  type Part,
  preview,
  readGame,
  standingTable,
  versionIn,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { decide } from './request-cases.ts'

type Join = (run: Run, part: Part, link: { gameId: string; token: string }) => Promise<Exchange>

/** In the form of a token, and none that a server has given out. */
const noToken = () => crypto.randomUUID().replaceAll('-', '')
const badTokens = ['short', 'x'.repeat(19), 'x'.repeat(256), `${'x'.repeat(20)}!`, 'x y'.repeat(8)]

/** The case 404: a token of another game, or of none, is like a game that does not exist. */
const brokenLink = (id: 'previewInvitation' | 'acceptInvitation', join: Join): Case => ({
  title: 'a link that is none, or of another game, leads nowhere',
  run: async (run) => {
    const { gameId } = await standingTable(run)
    const nowhere = () => join(run, 'stranger', { gameId: newId(), token: noToken() })
    const [one, other] = [await nowhere(), await nowhere()]
    run.hasStatus(one, 404, 'a game that does not exist')
    await withGame(run, {}, async (anothers) => {
      const { token } = await openLink(run, anothers)
      const links = [
        { what: 'a token that nobody gave', link: { gameId, token: noToken() } },
        { what: 'the token of another game', link: { gameId, token } },
        { what: 'a token, with a game that does not exist', link: { gameId: newId(), token } },
      ]
      for (const { what, link } of links) {
        const came = await join(run, 'stranger', link)
        if (!run.hasStatus(came, 404, what)) continue
        for (const { what: told } of differences(came, one, other))
          run.fail(`${what}: ${told} tells it apart`, pointerTo(id, 'responses', 404), came)
      }
    })
  },
})

export const previewInvitationCases: CasesOf<'previewInvitation'> = {
  200: {
    title: 'a link says what it leads to',
    run: (run) =>
      withGame(run, { name: 'The Ember Crown', pitch: 'a town', system: 'Any', seats: 4 }, async (gameId) => {
        const link = await openLink(run, gameId, { label: 'for the Tuesday group', approval: 'host' })
        const offer = await preview(run, 'stranger', link)
        if (!run.hasStatus(offer, 200, 'a link that works')) return
        const expected = { state: 'open', role: 'player', approval: 'host', gameName: 'The Ember Crown' }
        mustHave(run, offer, expected, 'an open link')
        const game = { pitch: 'a town', system: 'Any', seats: 4, seatsTaken: 1, timeZone: 'Europe/Berlin' }
        mustHave(run, offer, game, 'the game', ['game'])
        mustBe(run, offer, ['game', 'host'], field(await readGame(run, gameId), 'host'), 'the game')
        if (offer.came.body.includes('Tuesday'))
          run.fail('the label of a link stands in its preview', '#/components/schemas/InvitationLabel', offer)
      }),
  },
  400: {
    title: 'what is no token is refused',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const bare = await ask(run, 'stranger', 'previewInvitation', { params: { gameId } })
      run.hasStatus(bare, 400, 'no token')
      for (const token of badTokens)
        run.hasStatus(await preview(run, 'stranger', { gameId, token }), 400, `the token ${token}`)
    },
  },
  401: {
    title: 'without a session it is refused',
    run: async (run) => {
      const { gameId, player } = await standingTable(run)
      const headers = { 'Invitation-Token': player.token }
      run.hasStatus(await ask(run, 'nobody', 'previewInvitation', { params: { gameId }, headers }), 401, 'a good link')
    },
  },
  404: brokenLink('previewInvitation', preview),
}

export const acceptInvitationCases: CasesOf<'acceptInvitation'> = {
  200: {
    title: 'who accepts sits there, or waits',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const seats = [
          { part: 'player', wish: {}, came: ['member', 'player'] },
          { part: 'admin', wish: { role: 'admin' }, came: ['member', 'admin'] },
          { part: 'waiting', wish: { approval: 'host' }, came: ['waiting', 'player'] },
        ] as const
        for (const { part, wish, came } of seats) {
          const link = await openLink(run, gameId, wish)
          for (const occasion of ['an open link', 'the same link again']) {
            const accepted = await accept(run, part, link)
            if (!run.hasStatus(accepted, 200, occasion)) continue
            mustBe(run, accepted, ['state'], came[0], occasion)
            mustBe(run, accepted, ['role'], came[1], occasion)
          }
          mustBe(run, await preview(run, part, link), ['state'], came[0], 'after accepting')
        }
        mustBe(run, await readGame(run, gameId), ['seatsTaken'], 3, 'host, admin and player')
        const look = await ask(run, 'waiting', 'getGame', { params: { gameId } })
        run.hasStatus(look, 404, 'a look by somebody who waits')
      }),
  },
  400: {
    title: 'what is no token is refused',
    run: async (run) => {
      const { gameId, player } = await standingTable(run)
      const near = badTokens.map((token) => ({ what: `the token ${token}`, request: { body: { token } } }))
      await refuseAll(run, badBodies('acceptInvitation', { token: player.token }, near), (request) =>
        ask(run, 'player', 'acceptInvitation', { params: { gameId }, ...request }),
      )
    },
  },
  401: {
    title: 'without a session it is refused',
    run: async (run) => {
      const { gameId, player } = await standingTable(run)
      const body = { token: player.token }
      run.hasStatus(await ask(run, 'nobody', 'acceptInvitation', { params: { gameId }, body }), 401, 'a good link')
    },
  },
  403: {
    title: 'who was removed or declined does not come by the same link',
    run: (run) =>
      withTable(run, async ({ gameId, player, asking }) => {
        run.hasStatus(await accept(run, 'removed', player), 403, 'the link of who was removed')
        await decide(run, 'host', 'declineRequest', gameId)
        run.hasStatus(await accept(run, 'waiting', asking), 403, 'the link of who was declined')
      }),
  },
  404: brokenLink('acceptInvitation', accept),
  409: {
    title: 'a full table takes nobody',
    run: (run) =>
      withGame(run, { seats: 1 }, async (gameId) => {
        const link = await openLink(run, gameId)
        mustBe(run, await preview(run, 'stranger', link), ['state'], 'full', 'a table of one')
        run.hasStatus(await accept(run, 'stranger', link), 409, 'a second at a table of one')
        const alone = await readGame(run, gameId)
        mustBe(run, alone, ['seatsTaken'], 1, 'a table of one')
        await ask(run, 'host', 'changeGame', { params: { gameId }, headers: versionIn(alone), body: { seats: 2 } })
        run.hasStatus(await accept(run, 'stranger', link), 200, 'a second, after a seat was added')
      }),
  },
  410: {
    title: 'a link that is used up or revoked lets nobody in',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const once = await openLink(run, gameId, { maxUses: 1 })
        await come(run, 'player', once)
        mustBe(run, await preview(run, 'stranger', once), ['state'], 'usedUp', 'a link for one')
        run.hasStatus(await accept(run, 'stranger', once), 410, 'a link for one, by a second')
        const revoked = await openLink(run, gameId)
        const params = { gameId, invitationId: revoked.invitationId }
        await ask(run, 'host', 'revokeInvitation', { params })
        mustBe(run, await preview(run, 'stranger', revoked), ['state'], 'revoked', 'a revoked link')
        run.hasStatus(await accept(run, 'stranger', revoked), 410, 'a revoked link')
      }),
  },
}
