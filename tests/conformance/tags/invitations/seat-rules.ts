import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import type { Exchange } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe } from '../games/cases.ts'
import { readGame, withGame } from '../games/game.ts'
import { member } from '../games/member-cases.ts'
import { idOf, type Part } from '../games/people.ts'
import { accept, come, openLink, withTable } from '../games/table.ts'
import { mustCount } from './join-rules.ts'
import { decide } from './request-cases.ts'

const accepting = pointerTo('acceptInvitation', 'description')
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
