import { mustBe, mustHave } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  come,
  idOf,
  type Link,
  needed,
  openLink,
  type Part,
  preview,
  readGame,
  remove,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { member } from '../games/member-cases.ts'
import { readLink } from './link-cases.ts'
import { decide } from './request-cases.ts'

const accepting = pointerTo('acceptInvitation', 'description')
const states = '#/components/schemas/InvitationState'
const shown = '#/components/schemas/InvitationPreview'

/** What a link lets in, and what it counts. */
export const joinRules: Check[] = [
  { id: 'uses-counted', title: 'a use is counted once, and none by looking', where: accepting, run: counted },
  {
    id: 'revoked-keeps',
    title: 'a revoked link keeps who came by it',
    where: pointerTo('revokeInvitation'),
    run: revoked,
  },
  { id: 'link-states', title: 'of several states the first counts', where: states, run: firstState },
  { id: 'link-over-either-way', title: 'a link that is over neither lets in nor asks', where: states, run: eitherWay },
  { id: 'link-over-tells-little', title: 'a link that is over tells the name alone', where: shown, run: tellsLittle },
]

const revoke = async (run: Run, { gameId, invitationId }: Link) =>
  needed(await ask(run, 'host', 'revokeInvitation', { params: { gameId, invitationId } }), 200, 'revoking a link')

/** Says if a link has other uses than it should. */
export async function mustCount(run: Run, { gameId, invitationId }: Link, uses: number, occasion: string) {
  mustBe(run, await readLink(run, gameId, invitationId), ['uses'], uses, occasion)
}

async function counted(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const open = await openLink(run, gameId)
    for (const part of ['stranger', 'host', 'stranger'] as const) await preview(run, part, open)
    await mustCount(run, open, 0, 'a link that was looked at three times')
    await come(run, 'player', open)
    await mustCount(run, open, 1, 'a link by which one came')
    for (const part of ['player', 'host'] as const) await accept(run, part, open)
    await preview(run, 'player', open)
    await mustCount(run, open, 1, 'a link that two members accept again')
    const asking = await openLink(run, gameId, { approval: 'host' })
    for (let count = 0; count < 2; count++) await accept(run, 'waiting', asking)
    await mustCount(run, asking, 1, 'a link by which one asks, twice')
    await accept(run, 'waiting', open)
    await mustCount(run, open, 1, 'a link that somebody accepts who waits already')
    needed(await ask(run, 'waiting', 'withdrawRequest', { params: { gameId } }), 204, 'taking a request back')
    await mustCount(run, asking, 1, 'a link by which one asked, who waits no more')
    const list = await ask(run, 'host', 'listInvitations', { params: { gameId } })
    mustBe(run, list, ['items', '1', 'uses'], 1, 'the link in the list')
  })
}

async function revoked(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player, asking }) => {
    for (const link of [player, asking]) await revoke(run, link)
    run.hasStatus(await ask(run, 'player', 'getGame', { params: { gameId } }), 200, 'who came by a revoked link')
    mustBe(run, await readGame(run, gameId), ['requestsWaiting'], 1, 'who waits by a revoked link')
    run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId), 204, 'who waits by a revoked link')
    mustBe(run, await member(run, 'waiting', { gameId }), ['role'], 'player', 'who was let in by a revoked link')
  })
}

async function firstState(run: Run): Promise<void> {
  await usedUpBeforeFull(run)
  await withTable(run, async ({ gameId, player, admin, asking }) => {
    const full = await openLink(run, gameId, { maxUses: 1 })
    await come(run, 'stranger', full)
    await remove(run, 'stranger', gameId)
    for (const link of [player, asking]) await revoke(run, link)
    const expected = [
      ['host', player, 'member'],
      ['player', player, 'member'],
      ['player', full, 'member'],
      ['removed', player, 'removed'],
      ['stranger', full, 'removed'],
      ['waiting', asking, 'waiting'],
      ['waiting', player, 'waiting'],
      ['admin', admin, 'member'],
    ] as const
    for (const [part, link, state] of expected)
      mustBe(run, await preview(run, part, link), ['state'], state, `a link, for: ${part}`)
    run.hasStatus(await accept(run, 'player', player), 200, 'a revoked link, for a member')
    run.hasStatus(await accept(run, 'waiting', asking), 200, 'a revoked link, for somebody who waits')
    await decide(run, 'host', 'declineRequest', gameId)
    mustBe(run, await preview(run, 'waiting', asking), ['state'], 'declined', 'a revoked link, for who was declined')
    mustBe(run, await preview(run, 'waiting', player), ['state'], 'revoked', 'another link, for who was declined')
    await ask(run, 'host', 'archiveGame', { params: { gameId } })
    for (const part of ['host', 'removed', 'waiting'] as const)
      mustBe(run, await preview(run, part, player), ['state'], 'archived', 'a link of an archived game')
  })
}

/** At a table that is full too. */
async function usedUpBeforeFull(run: Run): Promise<void> {
  await withGame(run, { seats: 2 }, async (gameId) => {
    const [once, open] = [await openLink(run, gameId, { maxUses: 1 }), await openLink(run, gameId)]
    await come(run, 'player', once)
    mustBe(run, await preview(run, 'stranger', open), ['state'], 'full', 'a link to a full table')
    mustBe(run, await preview(run, 'stranger', once), ['state'], 'usedUp', 'a link that is used up, to a full table')
    run.hasStatus(await accept(run, 'stranger', once), 410, 'a link that is used up, to a full table')
    await revoke(run, once)
    mustBe(run, await preview(run, 'stranger', once), ['state'], 'revoked', 'a link that is used up and revoked')
  })
}

async function tellsLittle(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player, asking, admin }) => {
    const once = await openLink(run, gameId, { maxUses: 1 })
    await come(run, 'stranger', once)
    await ask(run, 'stranger', 'leaveGame', { params: { gameId } })
    await decide(run, 'host', 'declineRequest', gameId)
    await revoke(run, admin)
    const over = [
      ['stranger', once, 'usedUp'],
      ['stranger', admin, 'revoked'],
      ['removed', player, 'removed'],
      ['waiting', asking, 'declined'],
    ] as const
    for (const [part, link, state] of over) {
      const came = await preview(run, part, link)
      mustHave(run, came, { state: state, game: undefined }, 'a link that is over')
    }
    const came = await preview(run, 'player', player)
    if (field(came, 'game') === undefined) run.fail('a member is not told what the game is', shown, came)
  })
}

async function eitherWay(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    for (const approval of ['automatic', 'host'] as const) {
      const revoked = await openLink(run, gameId, { approval })
      const params = { gameId, invitationId: revoked.invitationId }
      needed(await ask(run, 'host', 'revokeInvitation', { params }), 200, 'revoking a link')
      const used = await openLink(run, gameId, { approval, maxUses: 1 })
      await come(run, 'player', used)
      await ask(run, 'player', approval === 'host' ? 'withdrawRequest' : 'leaveGame', { params: { gameId } })
      for (const [state, link] of Object.entries({ revoked, usedUp: used })) {
        const what = `a link that is ${state}, with approval: ${approval}`
        mustBe(run, await preview(run, 'stranger', link), ['state'], state, what)
        run.hasStatus(await accept(run, 'stranger', link), 410, what)
      }
    }
    mustBe(run, await readGame(run, gameId), ['requestsWaiting'], 0, 'after links that are over')
    const [asking, open] = [await openLink(run, gameId, { approval: 'host' }), await openLink(run, gameId)]
    await come(run, 'waiting', asking)
    mustBe(run, await preview(run, 'waiting', open), ['state'], 'waiting', 'another link, for who waits')
    mustBe(run, await readGame(run, gameId), ['seatsTaken'], 1, 'after links that are over')
  })
}

const letting = pointerTo('acceptRequest', 'description')

/** Who sits down, at once with others or with themselves. */
export const seatRules: Check[] = [
  { id: 'last-use-at-once', title: 'a link for one lets one of four in', where: accepting, run: lastUse },
  { id: 'last-seat-at-once', title: 'of four who accept the last seat, one gets it', where: accepting, run: lastSeat },
  {
    id: 'last-seat-decided',
    title: 'of two who are let in at once, one gets the seat',
    where: letting,
    run: lastDecided,
  },
  { id: 'one-seat-each', title: 'who accepts five times at once takes one seat', where: accepting, run: oneEach },
  { id: 'one-request-each', title: 'who is let in five times at once takes one seat', where: letting, run: oneRequest },
  { id: 'members-keep-role', title: 'a link changes no role of who sits there', where: accepting, run: keepRole },
]

const four: readonly Part[] = ['player', 'waiting', 'removed', 'stranger']

/** All at once; who asks has signed in before. */
async function together(run: Run, ask: (part: Part) => Promise<Exchange>, people = four): Promise<Exchange[]> {
  for (const part of people) await idOf(run, part)
  return Promise.all(people.map(ask))
}

/** One of them succeeds, and the others are told why they do not. */
function mustLetOneIn(run: Run, tries: Exchange[], [done, refused]: [number, number], occasion: string) {
  const succeeded = tries.filter(({ came }) => came.status === done)
  const count = succeeded.length
  if (count !== 1) run.fail(`${occasion}: ${count} of ${tries.length} succeed`, accepting, succeeded[1])
  for (const one of tries.filter((each) => !succeeded.includes(each))) run.hasStatus(one, refused, occasion)
}

async function lastUse(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const link = await openLink(run, gameId, { maxUses: 1 })
    mustLetOneIn(run, await together(run, (part) => accept(run, part, link)), [200, 410], 'a link for one')
    mustBe(run, await readGame(run, gameId), ['seatsTaken'], 2, 'after a link for one')
    await mustCount(run, link, 1, 'a link for one')
  })
}

async function lastSeat(run: Run): Promise<void> {
  await withGame(run, { seats: 2 }, async (gameId) => {
    const link = await openLink(run, gameId)
    mustLetOneIn(run, await together(run, (part) => accept(run, part, link)), [200, 409], 'the last seat')
    mustBe(run, await readGame(run, gameId), ['seatsTaken'], 2, 'a table of two')
    await mustCount(run, link, 1, 'a link by which one got the last seat')
  })
}

async function lastDecided(run: Run): Promise<void> {
  await withGame(run, { seats: 2 }, async (gameId) => {
    const asking = await openLink(run, gameId, { approval: 'host' })
    const people = ['waiting', 'stranger'] as const
    for (const part of people) await come(run, part, asking)
    const tries = await together(run, (part) => decide(run, 'host', 'acceptRequest', gameId, part), people)
    mustLetOneIn(run, tries, [204, 409], 'the last seat, given to two')
    mustBe(run, await readGame(run, gameId), ['seatsTaken'], 2, 'a table of two')
  })
}

const fiveTimes = <Thing>(thing: Thing): Thing[] => Array.from({ length: 5 }, () => thing)

/** A button that is pressed twice, or a call that is sent again. */
async function oneEach(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    for (const [part, approval] of [
      ['player', 'automatic'],
      ['waiting', 'host'],
    ] as const) {
      const link = await openLink(run, gameId, { approval })
      const tries = await together(run, (each) => accept(run, each, link), fiveTimes<Part>(part))
      for (const one of tries) run.hasStatus(one, 200, 'a link that is accepted five times at once')
      await mustCount(run, link, 1, 'a link that one person accepts five times at once')
    }
    const game = await readGame(run, gameId)
    mustBe(run, game, ['seatsTaken'], 2, 'after one accepted five times at once')
    mustBe(run, game, ['requestsWaiting'], 1, 'after one asked five times at once')
  })
}

async function oneRequest(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const tries = await together(run, () => decide(run, 'host', 'acceptRequest', gameId), fiveTimes<Part>('waiting'))
    mustLetOneIn(run, tries, [204, 404], 'a request that is accepted five times at once')
    mustBe(run, await readGame(run, gameId), ['seatsTaken'], 4, 'after one was let in')
  })
}

/** Nobody makes themselves an admin, or less, by a link that they come across. */
async function keepRole(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const tries = [
      ['player', table.admin, 'player'],
      ['admin', table.player, 'admin'],
      ['host', table.player, 'host'],
    ] as const
    for (const [part, link, role] of tries) {
      const accepted = await accept(run, part, link)
      if (run.hasStatus(accepted, 200, `a link, accepted by: ${part}`))
        mustBe(run, accepted, ['role'], role, `a link, accepted by: ${part}`)
      mustBe(run, await member(run, part, table), ['role'], role, 'after accepting a link for another role')
    }
  })
}
