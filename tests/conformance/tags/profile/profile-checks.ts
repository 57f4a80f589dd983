import { mustBe } from '../../kernel/cases.ts'
import { type Check, rules } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { versionRules } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import { itemsOf, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import { browsers, lookAt, signInWith } from '../../kernel/sign-in.ts'
import { come, member, needed, openLink, readGame, somebody, withGame } from '../../kernel/table.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'
import { readLink } from '../invitations/invitations.ts'
import { changeProfile, changesProfile, profileOf } from './profile-cases.ts'

const chosenName = '#/components/schemas/Profile/properties/chosen'

/** How others see a person. */
export const whoRules: Check[] = [
  ...rules('#/components/schemas/DisplayName', {
    'name-as-sent: a name comes back as it was sent': names,
  }),
  ...rules(chosenName, {
    'profile-chosen: a name is chosen by its person alone, a sigil chooses none': chosen,
  }),
  ...rules(pointerTo('changeProfile'), {
    async 'profile-in-games: a change shows in every game'(run) {
      await withGame(run, {}, async (gameId) => {
        const link = await openLink(run, gameId)
        await come(run, 'admin', link)
        const looks = { displayName: 'Juniper', sigil: 'stag', colour: 'moss' }
        for (const part of ['admin', 'host'] as const)
          needed(await changeProfile(run, part, { body: looks }), 200, 'changing a profile')
        const host = await readGame(run, gameId, 'admin')
        for (const [name, value] of Object.entries(looks)) {
          mustBe(run, await member(run, 'admin', { gameId }), [name], value, 'a member')
          mustBe(run, host, ['host', name], value, 'the host')
          mustBe(run, await readLink(run, gameId, link.invitationId), ['createdBy', name], value, 'who has made a link')
        }
      })
    },
  }),
]

/** What careless servers trim, escape, or count in bytes. */
const asSent = [
  '<b>Rowan</b> & "co"',
  ' Rowan ',
  'Röwan e\u0301 👩‍🚀',
  'ß'.repeat(40),
  '名前',
  'رؤيا',
  "O'Hara; --",
  '%41&amp;',
  'Two  and   three',
]

async function names(run: Run): Promise<void> {
  for (const displayName of asSent) {
    const changed = await changeProfile(run, 'admin', { body: { displayName } })
    if (!run.hasStatus(changed, 200, `the name ${displayName}`)) continue
    mustBe(run, await profileOf(run, 'admin'), ['displayName'], displayName, 'as it was sent')
  }
}

/** Of somebody whose name is the default still: an account may be older than the run. */
async function chosen(run: Run): Promise<void> {
  const before = await profileOf(run, 'stranger')
  if (field(before, 'chosen') === true) return
  const sigil = field(before, 'sigil') === 'owl' ? 'stag' : 'owl'
  const changed = needed(await changeProfile(run, 'stranger', { body: { sigil } }), 200, 'changing a sigil')
  for (const exchange of [changed, await profileOf(run, 'stranger')])
    mustBe(run, exchange, ['chosen'], false, 'who has chosen a sigil, and no name')
  const displayName = field(before, 'displayName')
  mustBe(run, changed, ['displayName'], displayName, 'a default name')
  const taken = needed(
    await changeProfile(run, 'stranger', { body: { displayName } }),
    200,
    'choosing the default name',
  )
  for (const exchange of [taken, await profileOf(run, 'stranger')])
    mustBe(run, exchange, ['chosen'], true, 'who has chosen the name that was their default')
}

const sessions = pointerTo('listSessions', 'description')
const ending = pointerTo('endOtherSessions', 'description')
const device = '#/components/schemas/SignedInSession/properties/device'

/** Where a person is signed in. */
export const sessionRules: Check[] = [
  ...rules(sessions, {
    'sessions-listed: a sign-in elsewhere is listed, and nobody else’s': listed,
  }),
  ...rules(device, {
    /** By the browser and the system that a sign-in came from, in words of the server's own. */
    async 'sessions-told-apart: each session tells the device that it is on'(run) {
      const { jar } = await somebody(run, 'player')
      await secondBrowser(run)
      const page = needed(await list(run, jar), 200, 'listing sessions')
      const told = itemsOf(page).map((item) => String(Reflect.get(Object(item), 'device')))
      if (told.length > 1 && new Set(told).size < 2)
        run.fail(`Firefox on Linux and Safari on an iPhone are both told as: ${told[0]}`, device, page)
    },
  }),
  ...rules(
    sessions,
    {
      async 'sessions-seen: when a session was used is a minute old at most, and moves it nowhere'(run) {
        const contact = run.contact({ times: 3 })
        const jars = [run.newJar(), run.newJar(), run.newJar()] as const
        for (const jar of jars) {
          await signInWith(run, contact, jar)
          await run.target.pass(1100)
        }
        const [oldest, , own] = jars
        const times: number[] = []
        const list = (query: Request['query']) => run.call('listSessions', { jar: own, query })
        const key = (item: unknown) => times.push(Date.parse(String(Reflect.get(Object(item), 'lastSeenAt'))))
        const between = async (page: number) => {
          await run.target.pass(61_000)
          // On the last page, after it was passed by.
          if (page === 1) await run.call('listGames', { jar: oldest })
        }
        await turnPages(run, list, { limit: 1, key, between })
        if (times.length !== 3)
          run.fail(`the pages have ${times.length} sessions of three, of which one is used`, sessions)
        if (!(Number(times[2]) > Date.now() - 130_000)) run.fail('a session was used, and does not say so', sessions)
      },
    },
    { phase: 'aging', takes: 200 },
  ),
  ...rules(ending, {
    async 'sessions-ended: signing out elsewhere ends my other sessions alone'(run) {
      const { jar } = await somebody(run, 'player')
      const other = await secondBrowser(run)
      const host = await somebody(run, 'host')
      needed(await lookAt(run, other), 200, 'a look from the second browser')
      needed(await run.call('endOtherSessions', { jar }), 204, 'signing out elsewhere')
      run.hasStatus(await lookAt(run, other.copy()), 401, 'user info, from a browser that was signed out')
      run.hasStatus(
        await run.call('listGames', { jar: other.copy() }),
        401,
        'the games, from a browser that was signed out',
      )
      run.hasStatus(await lookAt(run, jar), 200, 'the browser that signed the others out')
      run.hasStatus(await lookAt(run, host.jar), 200, 'another person')
      const page = await list(run, jar)
      if (field(page, 'items', '1') !== undefined) run.fail('a session that was ended is listed', ending, page)
    },
  }),
]

const list = (run: Run, jar: Jar, query: Request['query'] = { limit: '100' }) =>
  run.call('listSessions', { jar, query })
const second = new WeakMap<Run, Promise<Jar>>()

/** The player, signed in in another browser too. @throws {Blocked} */
function secondBrowser(run: Run): Promise<Jar> {
  const jar = second.get(run) ?? openSecond(run)
  second.set(run, jar)
  return jar
}

async function openSecond(run: Run): Promise<Jar> {
  const jar = run.newJar()
  const { contact } = await somebody(run, 'player')
  await signInWith(run, contact, jar, { headers: browsers.phone })
  return jar
}

async function listed(run: Run): Promise<void> {
  const { jar } = await somebody(run, 'player')
  needed(await run.call('endOtherSessions', { jar }), 204, 'signing out elsewhere')
  const other = await secondBrowser(run)
  await somebody(run, 'host')
  for (const asking of [other, jar]) {
    const page = needed(await list(run, asking), 200, 'listing sessions')
    const items = itemsOf(page)
    if (items.length !== 2) run.fail(`${items.length} sessions are listed after two sign-ins`, sessions, page)
    mustBe(run, page, ['items', '0', 'current'], true, 'the session that asks')
  }
  const next = String(field(await list(run, jar, { limit: '1' }), 'nextCursor'))
  const readings = [
    next,
    ...(['base64', 'base64url', 'hex'] as const).map((form) => Buffer.from(next, form).toString()),
  ]
  for (const held of [jar, other])
    for (const token of held.names().map((name) => held.get(name) ?? ''))
      if (token.length >= 16 && readings.some((text) => text.includes(token)))
        run.fail('a cursor holds the token of a session', sessions)
  const key = (item: unknown) => Reflect.get(Object(item), 'current')
  const turned = await turnPages(run, (query) => list(run, jar, query), { limit: 1, key })
  if (turned.length !== 2 || !turned.includes(true) || !turned.includes(false))
    run.fail('the pages skip or repeat a session', '#/components/schemas/NextCursor')
}

export { profileCases } from './profile-cases.ts'

/** What no single answer shows of profiles and of where people are signed in. */
export const profileRules: Check[] = [...versionRules('changeProfile', changesProfile), ...whoRules, ...sessionRules]
