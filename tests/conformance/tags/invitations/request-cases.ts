import { mustBe, mustHave } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { refusedIn } from '../../kernel/derived.ts'
import { differences } from '../../kernel/differences.ts'
import type { Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  come,
  idOf,
  newId,
  openLink,
  type Part,
  preview,
  readGame,
  standingTable,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { member } from '../games/member-cases.ts'
import { invitationsRows, withAdminRequest } from './link-cases.ts'

/** Somebody decides on a request. */
export const decide = async (
  run: Run,
  by: Part,
  id: 'acceptRequest' | 'declineRequest',
  gameId: string,
  part: Part = 'waiting',
) => ask(run, by, id, { params: { gameId, userId: await idOf(run, part) } })

export const listRequestsCases: CasesOf<'listRequests'> = {
  200: {
    title: 'the requests come, the oldest first, with what they are for',
    run: (run) =>
      withGame(run, {}, async (gameId) => {
        const links = [
          await openLink(run, gameId, { approval: 'host', label: 'one' }),
          await openLink(run, gameId, { approval: 'host', label: 'two', role: 'admin' }),
        ] as const
        await come(run, 'waiting', links[0])
        await come(run, 'stranger', links[1])
        const list = await ask(run, 'host', 'listRequests', { params: { gameId } })
        if (!run.hasStatus(list, 200, 'by the host')) return
        const expected = [
          ['waiting', 'one', 'player'],
          ['stranger', 'two', 'admin'],
        ] as const
        for (const [at, [part, label, role]] of expected.entries()) {
          mustBe(run, list, ['items', String(at), 'person', 'userId'], await idOf(run, part), 'who waits')
          mustBe(run, list, ['items', String(at), 'label'], label, 'the label of their link')
          mustBe(run, list, ['items', String(at), 'role'], role, 'the role that their link offers')
        }
      }),
  },
  ...refusedIn('listRequests', invitationsRows.listRequests),
}

export const acceptRequestCases: CasesOf<'acceptRequest'> = {
  204: {
    title: 'who waits is let in, with the role of their link, once',
    run: (run) =>
      withAdminRequest(run, async (gameId) => {
        run.hasStatus(await decide(run, 'admin', 'acceptRequest', gameId), 204, 'somebody who waits')
        mustBe(run, await member(run, 'waiting', { gameId }), ['role'], 'player', 'who was let in')
        const again = await decide(run, 'host', 'acceptRequest', gameId)
        run.hasStatus(again, 404, 'somebody who was let in already')
        run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId, 'stranger'), 204, 'an admin, by the host')
        mustBe(run, await member(run, 'stranger', { gameId }), ['role'], 'admin', 'who was let in as an admin')
        const game = await readGame(run, gameId)
        mustHave(run, game, { requestsWaiting: 0, seatsTaken: 5 }, 'after both were let in')
      }),
  },
  ...refusedIn('acceptRequest', invitationsRows.acceptRequest),
  409: {
    title: 'nobody is let in where every seat is taken',
    run: (run) =>
      withGame(run, { seats: 2 }, async (gameId) => {
        await come(run, 'waiting', await openLink(run, gameId, { approval: 'host' }))
        await come(run, 'player', await openLink(run, gameId))
        run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId), 409, 'a third at a table of two')
        mustBe(run, await readGame(run, gameId), ['seatsTaken'], 2, 'a table of two')
      }),
  },
}

export const declineRequestCases: CasesOf<'declineRequest'> = {
  204: {
    title: 'who is declined is told so, and asks by another link alone',
    run: (run) =>
      withTable(run, async ({ gameId, asking, player }) => {
        run.hasStatus(await decide(run, 'admin', 'declineRequest', gameId), 204, 'somebody who waits')
        run.hasStatus(await decide(run, 'host', 'declineRequest', gameId), 404, 'somebody who was declined already')
        mustBe(run, await preview(run, 'waiting', asking), ['state'], 'declined', 'the link they came by')
        run.hasStatus(await accept(run, 'waiting', asking), 403, 'the link they came by')
        run.hasStatus(await ask(run, 'waiting', 'getGame', { params: { gameId } }), 404, 'a look by who was declined')
        run.hasStatus(await accept(run, 'waiting', player), 200, 'another link')
      }),
  },
  ...refusedIn('declineRequest', invitationsRows.declineRequest),
}

export const withdrawRequestCases: CasesOf<'withdrawRequest'> = {
  204: {
    title: 'who takes their request back waits no more',
    run: (run) =>
      withTable(run, async ({ gameId, asking }) => {
        const withdraw = () => ask(run, 'waiting', 'withdrawRequest', { params: { gameId } })
        run.hasStatus(await withdraw(), 204, 'somebody who waits')
        mustBe(run, await readGame(run, gameId), ['requestsWaiting'], 0, 'after the request was taken back')
        run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId), 404, 'a request that was taken back')
        mustBe(run, await preview(run, 'waiting', asking), ['state'], 'open', 'after the request was taken back')
        await come(run, 'waiting', asking)
      }),
  },
  401: {
    title: 'without a session it is refused',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      run.hasStatus(await ask(run, 'nobody', 'withdrawRequest', { params: { gameId } }), 401, 'a game with requests')
    },
  },
  404: {
    title: 'what is no game is not found, and a stranger does not learn what is one',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const withdraw = (id: string) => ask(run, 'stranger', 'withdrawRequest', { params: { gameId: id } })
      run.hasStatus(await withdraw('x'), [404, 204], 'an id of another form')
      const [came, one, other] = [await withdraw(gameId), await withdraw(newId()), await withdraw(newId())]
      run.hasStatus(one, [404, 204], 'a game that does not exist')
      for (const { what } of differences(came, one, other))
        run.fail(`${what} tells a stranger that there is a game`, pointerTo('withdrawRequest', 'responses', 404), came)
    },
  },
}
