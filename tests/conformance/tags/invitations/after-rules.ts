import { mustBe, mustHave, mustTellTime } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { mustHaveTurned, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  come,
  idOf,
  keyed,
  needed,
  newLink,
  openLink,
  type Part,
  preview,
  readGame,
  remove,
  somebody,
  standingTable,
  versionIn,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { member } from '../games/member-cases.ts'
import { settled } from '../schedule/schedule.ts'
import { mustCount } from './join-rules.ts'
import { readLink } from './link-cases.ts'
import { decide } from './request-cases.ts'

const accepting = pointerTo('acceptInvitation', 'description')
const shown = '#/components/schemas/InvitationPreview'
const offered = '#/components/schemas/OfferedGame/description'

/** What a link, a request and a decision leave behind, and what a link tells of it. */
export const afterRules: Check[] = [
  { id: 'uses-decided', title: 'a decision changes no use', where: accepting, run: decided },
  {
    id: 'link-key-own-game',
    title: 'a key is for a link of one game',
    where: '#/components/parameters/IdempotencyKey',
    run: keyElsewhere,
  },
  { id: 'offer-little', title: 'a link tells how many sit there, not who, nor who waits', where: shown, run: offer },
  { id: 'offer-next-session', title: 'a link tells when they meet next', where: offered, run: offerOfNext },
  {
    id: 'archived-tells-little',
    title: 'a link of an archived game tells its name alone',
    where: shown,
    run: archived,
  },
  { id: 'full-takes-no-request', title: 'nobody asks to join a full table', where: accepting, run: asksAtFull },
  {
    id: 'full-keeps-request',
    title: 'who cannot be let in waits still',
    where: pointerTo('acceptRequest'),
    run: waitsStill,
  },
  {
    id: 'links-pages-admin',
    title: 'the pages of an admin have no gaps where links for admins are',
    where: '#/components/schemas/NextCursor',
    run: adminPages,
  },
  { id: 'barred-stays', title: 'who is barred from a link stays so', where: accepting, run: barred },
  { id: 'former-admin-asks', title: 'a former admin asks to be a player', where: accepting, run: formerAdmin },
  { id: 'link-times', title: 'links and requests tell when they were made', where: accepting, run: times },
]

async function decided(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const asking = await openLink(run, gameId, { approval: 'host' })
    for (const [part, id] of [
      ['waiting', 'acceptRequest'],
      ['stranger', 'declineRequest'],
    ] as const) {
      await come(run, part, asking)
      needed(await decide(run, 'host', id, gameId, part), 204, 'deciding')
    }
    await mustCount(run, asking, 2, 'a link by which two asked, one let in, one declined')
  })
}

async function keyElsewhere(run: Run): Promise<void> {
  await withGame(run, {}, (one) =>
    withGame(run, {}, async (other) => {
      const request = { headers: keyed(), body: newLink() }
      needed(await ask(run, 'host', 'createInvitation', { params: { gameId: one }, ...request }), 201, 'making a link')
      const again = await ask(run, 'host', 'createInvitation', { params: { gameId: other }, ...request })
      run.hasStatus(again, 409, 'a key that has made a link of another game')
    }),
  )
}

async function offer(run: Run): Promise<void> {
  const { gameId, player } = await standingTable(run)
  const came = await preview(run, 'stranger', player)
  mustBe(run, came, ['game', 'seatsTaken'], field(await readGame(run, gameId), 'seatsTaken'), 'an offer')
  for (const part of ['admin', 'player', 'waiting'] as const)
    if (came.came.body.includes(await idOf(run, part))) run.fail(`a link tells a stranger of: ${part}`, shown, came)
  if (came.came.body.includes('requestsWaiting')) run.fail('a link tells a stranger how many wait', shown, came)
}

async function offerOfNext(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const link = await openLink(run, gameId)
    await settled(run, gameId)
    const expected = field(await readGame(run, gameId), 'nextSession')
    mustBe(run, await preview(run, 'stranger', link), ['game', 'nextSession'], expected, 'a game that has a date')
  })
}

async function archived(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player }) => {
    needed(await ask(run, 'host', 'archiveGame', { params: { gameId } }), 200, 'archiving')
    const came = await preview(run, 'stranger', player)
    mustHave(run, came, { state: 'archived', game: undefined }, 'a link of an archived game')
  })
}

async function asksAtFull(run: Run): Promise<void> {
  await withGame(run, { seats: 2 }, async (gameId) => {
    const asking = await openLink(run, gameId, { approval: 'host' })
    await come(run, 'player', await openLink(run, gameId))
    mustBe(run, await preview(run, 'stranger', asking), ['state'], 'full', 'a link to ask by, to a full table')
    run.hasStatus(await accept(run, 'stranger', asking), 409, 'a request to join a full table')
    mustBe(run, await readGame(run, gameId), ['requestsWaiting'], 0, 'a full table')
    await mustCount(run, asking, 0, 'a link by which nobody could ask')
  })
}

async function waitsStill(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const change = { params: { gameId }, headers: versionIn(await readGame(run, gameId)), body: { seats: 3 } }
    const full = needed(await ask(run, 'host', 'changeGame', change), 200, 'taking the free seats away')
    run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId), 409, 'a fourth at a table of three')
    mustBe(run, await readGame(run, gameId), ['requestsWaiting'], 1, 'after a request that could not be accepted')
    const more = { params: { gameId }, headers: versionIn(full), body: { seats: 4 } }
    needed(await ask(run, 'host', 'changeGame', more), 200, 'adding a seat')
    run.hasStatus(await decide(run, 'host', 'acceptRequest', gameId), 204, 'the same request, with a seat more')
  })
}

async function adminPages(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player, asking }) => {
    const later = await openLink(run, gameId)
    for (const role of ['admin', 'admin'] as const) await openLink(run, gameId, { role })
    const last = await openLink(run, gameId)
    const list = (query: Request['query']) => ask(run, 'admin', 'listInvitations', { params: { gameId }, query })
    const key = (item: unknown) => Reflect.get(Object(item), 'invitationId')
    const expected = [last, later, asking, player].map(({ invitationId }) => invitationId)
    const turned = await turnPages(run, list, { limit: 1, key })
    mustHaveTurned(run, turned, expected, '#/components/schemas/NextCursor')
    if (turned.length > expected.length) run.fail('an admin is shown a link for admins', pointerTo('listInvitations'))
  })
}

async function barred(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player, asking }) => {
    needed(await decide(run, 'host', 'declineRequest', gameId), 204, 'declining')
    needed(await ask(run, 'waiting', 'withdrawRequest', { params: { gameId } }), 204, 'taking back what is no more')
    run.hasStatus(await accept(run, 'waiting', asking), 403, 'the link of who was declined, and took that back')
    await come(run, 'waiting', player)
    needed(await ask(run, 'waiting', 'leaveGame', { params: { gameId } }), 204, 'leaving')
    const still = await preview(run, 'waiting', asking)
    mustBe(run, still, ['state'], 'declined', 'the link of who was declined, came by another one, and left')
    run.hasStatus(await accept(run, 'waiting', asking), 403, 'the link of who was declined, and sat there since')
    await remove(run, 'player', gameId)
    await come(run, 'player', await openLink(run, gameId))
    needed(await ask(run, 'player', 'leaveGame', { params: { gameId } }), 204, 'leaving')
    const again = await accept(run, 'player', player)
    run.hasStatus(again, 403, 'a link from before a removal, by who came again since and left')
  })
}

async function formerAdmin(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId } = table
    const asking = await openLink(run, gameId, { approval: 'host', role: 'admin' })
    const before = await member(run, 'admin', table)
    const params = { gameId, userId: await idOf(run, 'admin') }
    const change = { params, headers: versionIn(before), body: { role: 'player' } }
    needed(await ask(run, 'host', 'changeMember', change), 200, 'changing a role')
    needed(await ask(run, 'admin', 'leaveGame', { params: { gameId } }), 204, 'leaving')
    mustBe(run, await accept(run, 'admin', asking), ['role'], 'player', 'a former admin who asks by an old link')
    needed(await decide(run, 'host', 'acceptRequest', gameId, 'admin'), 204, 'letting in')
    mustBe(run, await member(run, 'admin', table), ['role'], 'player', 'a former admin who was let in')
  })
}

async function times(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player }) => {
    const requests = await ask(run, 'host', 'listRequests', { params: { gameId } })
    mustTellTime(run, requests, ['items', '0', 'createdAt'])
    const { invitationId } = player
    needed(await ask(run, 'host', 'revokeInvitation', { params: { gameId, invitationId } }), 200, 'revoking')
    const link = await readLink(run, gameId, invitationId)
    for (const name of ['createdAt', 'revokedAt']) mustTellTime(run, link, [name])
  })
}

/** What is found by its whole id alone, and what is not told of people. */
export const privacyRules: Check[] = [
  {
    id: 'contacts-kept',
    title: 'nobody is told the contact of another',
    where: '#/components/schemas/Person',
    run: contactsKept,
  },
  {
    id: 'ids-exact',
    title: 'a game and a link are found by the whole of what names them',
    where: pointerTo('previewInvitation'),
    run: exact,
  },
]

/** Shorter ones may stand in any text. */
const tellingLength = 8

/** The contact, and the part of an address by which a default name might be made. */
async function tracesOf(run: Run, part: Part): Promise<string[]> {
  const { contact } = await somebody(run, part)
  const [local = ''] = contact.split('@')
  return [contact, contact.replace('+', ''), local].filter((trace) => trace.length >= tellingLength)
}

async function contactsKept(run: Run): Promise<void> {
  const { gameId, player } = await standingTable(run)
  const params = { gameId }
  const told = [
    await ask(run, 'player', 'getGame', { params }),
    await ask(run, 'player', 'listGames'),
    await ask(run, 'player', 'listMembers', { params }),
    await ask(run, 'player', 'getMember', { params: { gameId, userId: await idOf(run, 'admin') } }),
    await preview(run, 'stranger', player),
    await ask(run, 'admin', 'listRequests', { params }),
    await ask(run, 'admin', 'listInvitations', { params }),
  ]
  for (const part of ['host', 'waiting'] as const) {
    const traces = await tracesOf(run, part)
    for (const exchange of told)
      if (traces.some((trace) => exchange.came.body.includes(trace)))
        run.fail(
          'the contact of a person, or a part of it, is told to another',
          '#/components/schemas/Person',
          exchange,
        )
  }
}

const swapped = (text: string) =>
  [...text].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** A database that takes small and capital letters for the same gives away most of a token's bits. */
async function exact(run: Run): Promise<void> {
  await withTable(run, async (table) => {
    const { gameId, player } = table
    const near = [
      { what: 'a token in the other case', link: { gameId, token: swapped(player.token) } },
      { what: 'a token and a letter', link: { gameId, token: `${player.token}x` } },
      { what: 'a token with an underscore for a letter', link: { gameId, token: player.token.replace(/./, '_') } },
      { what: 'the id of a game in the other case', link: { gameId: swapped(gameId), token: player.token } },
    ]
    for (const { what, link } of near) {
      if (link.gameId === gameId && link.token === player.token) continue
      run.hasStatus(await preview(run, 'stranger', link), 404, what)
      run.hasStatus(await accept(run, 'stranger', link), 404, what)
    }
    const other = { params: { gameId: swapped(gameId) } }
    run.hasStatus(await ask(run, 'host', 'getGame', other), 404, 'a game, by its id in the other case')
    const link = { params: { gameId, invitationId: swapped(player.invitationId) } }
    run.hasStatus(await ask(run, 'host', 'getInvitation', link), 404, 'a link, by its id in the other case')
  })
}
