import appWords from '../../../../contract/app-words.json' with { type: 'json' }
import { type WithCall, withField } from '../../kernel/cases.ts'
import { type Check, does, doesWith, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { asHost, changeCase, refused, versionRules } from '../../kernel/derived-checks.ts'
import { field } from '../../kernel/exchange.ts'
import { ask, needed, newId, type Part, somebody, versionIn } from '../../kernel/group.ts'
import { itemsOf, keyOf, turnPages } from '../../kernel/lists.ts'
import { onceInRun, type Request, type Run } from '../../kernel/run.ts'
import { inGroup, inNoGame, sceneIn } from '../../kernel/scene.ts'
import { browsers, signInWith, whoIs, withoutSession } from '../../kernel/sign-in.ts'
import type { Jar } from '../../kernel/transport/cookies.ts'

/** Another name, sigil and color than the person has now. */
export async function otherLooks(
  run: Run,
  part: Part,
): Promise<{ displayName: string; sigil: string; colour: string }> {
  const { displayName, sigil, colour } = await sceneIn(run, '').sees(part, 'getProfile', {})
  const not = (one: string, ...others: string[]) => others.find((each) => each !== one) ?? one
  return {
    displayName: not(String(displayName), 'Juniper', 'Sorrel'),
    sigil: not(String(sigil), 'stag', 'owl'),
    colour: not(String(colour), 'moss', 'teal'),
  }
}

/** A word of the app with each sign that looks like one of its letters. */
const lookalikes = Object.entries(appWords.lookalikes).flatMap(([letter, signs]) => {
  const word = appWords.words.find((each) => each.includes(letter)) ?? ''
  return [...signs].map((sign) => word.replace(letter, sign))
})
/** Names that look like words of the app: in capitals, with spaces, or in similar letters. */
const appNames = ['HOST', ' Host ', 'Hosts', 'the game host', 'My EMBERHALL', '\uff28ost', ...lookalikes]

const changesProfile: WithCall = async (run, work) => {
  const body = { ...(await otherLooks(run, 'admin')), displayName: newId() }
  await work('admin', { headers: versionIn(await ask(run, 'admin', 'getProfile')), body })
}

export const profileCases: TagCases<'profile'> = {
  getProfile: {
    200: inNoGame('who I am comes, the same each time', async ({ sees }) => {
      await sees('stranger', 'getProfile', await sees('stranger', 'getProfile', { userId: 'stranger' }))
    }),
    401: withoutSession('getProfile'),
  },
  changeProfile: {
    200: changeCase('changeProfile', changesProfile),
    ...refused('changeProfile', changesProfile, withField('displayName', appNames)),
  },
  listSessions: {
    200: inNoGame('my sessions come, and which one asks', async ({ sees, last, fail }) => {
      await sees('player', 'listSessions', {}, { limit: 100 })
      const asking = itemsOf(last()).filter((item) => keyOf('current')(item) === true)
      if (asking.length !== 1) fail(`${asking.length} sessions are the one that asks`)
    }),
    ...refused('listSessions', asHost()),
  },
  endOtherSessions: {
    204: inNoGame('the session that asks is left, alone', async ({ by, sees }) => {
      await by('player', 'endOtherSessions', 204)
      await sees('player', 'listSessions', { items: [{ current: true }] })
    }),
    401: withoutSession('endOtherSessions'),
  },
}

/** Texts that careless servers trim, escape, or count in bytes. */
const asSent = [
  ...['<b>Rowan</b> & "co"', ' Rowan ', 'Röwan e\u0301 👩‍🚀', 'ß'.repeat(40), '名前', 'رؤيا'],
  ...["O'Hara; --", '%41&amp;', 'Two  and   three', 'Ghost', 'Theme'],
]

/** A person as others see them. */
const whoRules = rulesAt('#/components/schemas/DisplayName', {
  'name-as-sent': inNoGame('a name comes back as it was sent', async ({ by, sees }) => {
    for (const displayName of asSent) {
      await by('admin', 'changeProfile', 200, { displayName })
      await sees('admin', 'getProfile', { displayName })
    }
  }),
  /** A person who still has the default name: an account may be older than the run. */
  'profile-chosen': inNoGame('a name is chosen by its person alone, a sigil none', async ({ by, sees, run }) => {
    const { chosen, displayName } = await sees('stranger', 'getProfile', {})
    if (chosen === true) return
    const { sigil } = await otherLooks(run, 'stranger')
    await by('stranger', 'changeProfile', 200, { sigil }, { chosen: false, displayName })
    await sees('stranger', 'getProfile', { chosen: false })
    await by('stranger', 'changeProfile', 200, { displayName }, { chosen: true })
    await sees('stranger', 'getProfile', { chosen: true })
  }),
  'profile-in-games': inGroup('a change is visible in every game', async ({ by, sees, player }) => {
    const looks = { displayName: 'Juniper', sigil: 'stag', colour: 'moss' }
    for (const part of ['admin', 'host'] as const) await by(part, 'changeProfile', 200, looks)
    await sees('host', 'getMember', looks, { userId: 'admin' })
    await sees('admin', 'getGame', { host: looks })
    await sees('host', 'getInvitation', { createdBy: looks }, player)
  }),
})

const sessions = pointerTo('listSessions', 'description')
const list = async (run: Run, jar: Jar, query: Request['query'] = { limit: '100' }) =>
  needed(await run.call('listSessions', { jar, query }), 200, 'listing sessions')

/** The player, signed in in another browser too. @throws {Blocked} */
const secondBrowser = onceInRun(async (run): Promise<Jar> => {
  const jar = run.newJar()
  await signInWith(run, (await somebody(run, 'player')).contact, jar, { headers: browsers.phone })
  return jar
})

/** Whether a cursor, as it is or decoded, holds the token of a session. */
function holdsToken(cursor: string, jars: Jar[]): boolean {
  const decoded = (['base64', 'base64url', 'hex'] as const).map((form) => Buffer.from(cursor, form).toString())
  const tokens = jars.flatMap((jar) => jar.names().map((name) => jar.get(name) ?? ''))
  return [cursor, ...decoded].some((text) => tokens.some((token) => token.length >= 16 && text.includes(token)))
}

const sessionRules = rulesAt(sessions, {
  'sessions-listed': does(
    'a sign-in elsewhere is listed with its device, and only one’s own sessions are',
    async (run) => {
      const { jar } = await somebody(run, 'player')
      needed(await run.call('endOtherSessions', { jar }), 204, 'signing out elsewhere')
      const other = await secondBrowser(run)
      await somebody(run, 'host')
      for (const asking of [other, jar]) {
        const page = await list(run, asking)
        if (itemsOf(page).length !== 2)
          run.fail(`${itemsOf(page).length} sessions are listed after two sign-ins`, sessions, page)
        if (field(page, 'items', '0', 'current') !== true)
          run.fail('the session that asks is not the first', sessions, page)
        // The server words browser and system as it likes.
        if (new Set(itemsOf(page).map(keyOf('device'))).size < 2)
          run.fail('Firefox on Linux and Safari on an iPhone have the same device name', sessions, page)
      }
      const next = String(field(await list(run, jar, { limit: '1' }), 'nextCursor'))
      if (holdsToken(next, [jar, other])) run.fail('a cursor holds the token of a session', sessions)
      const page = await ask(run, 'stranger', 'listSessions', { query: { cursor: next } })
      run.hasStatus(page, [400, 200], 'the cursor of another')
      // No other check signs in on a phone.
      const phone = field(await list(run, jar), 'items', '1', 'device')
      if (itemsOf(page).map(keyOf('device')).includes(phone))
        run.fail('the cursor of another shows theirs', sessions, page)
      const turned = await turnPages(run, (query) => list(run, jar, query), { limit: 1, key: keyOf('current') })
      if (turned.join() !== 'true,false')
        run.fail('the pages skip or repeat a session', '#/components/schemas/NextCursor')
    },
  ),
  'sessions-seen': doesWith(
    { phase: 'aging', takes: 200 },
    'the last use of a session is at most a minute old, and does not reorder the list',
    async (run) => {
      const contact = run.contact({ times: 3 })
      const jars = [run.newJar(), run.newJar(), run.newJar()] as const
      for (const jar of jars) {
        await signInWith(run, contact, jar)
        await run.target.pass(1100)
      }
      const between = async (page: number) => {
        await run.target.pass(61_000)
        // It is on the last page, which a reordered list would change.
        if (page === 1) await run.call('listGames', { jar: jars[0] })
      }
      const key = keyOf('lastSeenAt')
      const times = await turnPages(run, (query) => list(run, jars[2], query), { limit: 1, key, between })
      if (times.length !== 3)
        run.fail(`the pages have ${times.length} sessions of three, of which one is used`, sessions)
      if (!(Date.parse(String(times[2])) > Date.now() - 130_000))
        run.fail('a session was used, and does not say so', sessions)
    },
  ),
  'sessions-ended': does('signing out elsewhere ends my other sessions alone', async (run) => {
    const { jar } = await somebody(run, 'player')
    const other = await secondBrowser(run)
    const host = await somebody(run, 'host')
    needed(await whoIs(run, other), 200, 'a look from the second browser')
    needed(await run.call('endOtherSessions', { jar }), 204, 'signing out elsewhere')
    for (const id of ['getUserInfo', 'listGames'] as const)
      run.hasStatus(await run.call(id, { jar: other.copy() }), 401, `${id}, from a browser that was signed out`)
    run.hasStatus(await whoIs(run, jar), 200, 'the browser that signed the others out')
    run.hasStatus(await whoIs(run, host.jar), 200, 'another person')
    if (itemsOf(await list(run, jar)).length > 1) run.fail('a session that was ended is listed', sessions)
  }),
})

export const profileRules: Check[] = [...versionRules('changeProfile', changesProfile), ...whoRules, ...sessionRules]
