import { mustBe, mustHave } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field, headerOf } from '../../kernel/exchange.ts'
import { mustHaveTurned, turnPages } from '../../kernel/lists.ts'
import type { Request, Run } from '../../kernel/run.ts'
import {
  accept,
  ask,
  clearGame,
  come,
  idOf,
  keyed,
  type Link,
  needed,
  newLink,
  openGame,
  openLink,
  preview,
  signInAnew,
  standingTable,
  withGame,
  withTable,
} from '../../kernel/table.ts'
import { readLink } from './link-cases.ts'
import { decide } from './request-cases.ts'

const token = '#/components/schemas/Token'
const key = '#/components/parameters/IdempotencyKey'
const cursor = '#/components/schemas/NextCursor'

/** 128 bits take at least so many characters (64 to choose from), and two random ones differ in nearly all of them. */
const tokenLength = 22
const tokenApart = 16

/** A link: its secret, how it is made, and where it is told. */
export const tokenRules: Check[] = [
  { id: 'tokens-drawn', title: 'tokens cannot be guessed', where: token, run: areDrawn },
  {
    id: 'link-expires',
    title: 'a link works to its end, and no longer',
    where: pointerTo('acceptInvitation', 'description'),
    phase: 'aging',
    takes: 3700,
    run: expires,
  },
  {
    id: 'links-hundred',
    title: 'a hundred links of a game work at a time',
    where: pointerTo('createInvitation', 'responses', 409),
    phase: 'aging',
    takes: 10,
    run: hundred,
  },
  { id: 'tokens-kept', title: 'who may not invite sees no token', where: token, run: areKept },
  {
    id: 'link-key',
    title: 'a key gives its link once the game is archived too',
    where: key,
    run: oncePerKey,
  },
  { id: 'link-texts', title: 'a label comes back as it was sent', where: pointerTo('getInvitation'), run: labels },
  { id: 'requests-pages', title: 'pages skip and repeat no request', where: cursor, run: requestPages },
]

async function areDrawn(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const tokens: string[] = []
    for (let count = 0; count < 4; count++) tokens.push((await openLink(run, gameId)).token)
    const short = tokens.find((one) => one.length < tokenLength)
    if (short !== undefined)
      run.fail(`a token has ${short.length} characters; 128 random bits take at least ${tokenLength}`, token)
    for (const [at, one] of tokens.entries()) {
      for (const other of tokens.slice(0, at)) {
        const apart = [...one].filter((letter, place) => letter !== other[place]).length
        if (apart < tokenApart) run.fail(`two tokens differ in ${apart} of ${one.length} characters`, token)
      }
    }
  })
}

/** Everything that a player, somebody who waits, and a stranger with the link are told. */
async function areKept(run: Run): Promise<void> {
  await withTable(run, async ({ gameId, player, admin, asking }) => {
    const params = { gameId }
    const one = { params: { gameId, userId: await idOf(run, 'player') } }
    const told = [
      await ask(run, 'player', 'getGame', { params }),
      await ask(run, 'player', 'listGames'),
      await ask(run, 'player', 'listMembers', { params }),
      await ask(run, 'player', 'getMember', one),
      await ask(run, 'player', 'listInvitations', { params }),
      await ask(run, 'player', 'createInvitation', { params, headers: keyed(), body: newLink() }),
      await preview(run, 'waiting', asking),
      await preview(run, 'stranger', player),
      await accept(run, 'stranger', player),
    ]
    for (const exchange of told) for (const link of [player, admin, asking]) mustNotTell(run, exchange, link)
    const made = await ask(run, 'host', 'createInvitation', { params, headers: keyed(), body: newLink() })
    if (headerOf(made.came, 'location')?.includes(String(field(made, 'token'))))
      run.fail('the token of a link stands in its address', token, made)
  })
}

function mustNotTell(run: Run, exchange: Exchange, link: Link) {
  const { body, headers } = exchange.came
  const texts = [body, ...headers.map(([, value]) => value)]
  if (texts.some((text) => text.includes(link.token)))
    run.fail('the token of a link is told to somebody who may not invite', token, exchange)
}

async function oncePerKey(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const request = { params: { gameId }, headers: keyed(), body: newLink() }
    const first = needed(await ask(run, 'host', 'createInvitation', request), 201, 'making a link')
    needed(await ask(run, 'host', 'archiveGame', { params: { gameId } }), 200, 'archiving')
    // That a game is archived is looked at after a repeated key: the link was made before.
    const again = await ask(run, 'host', 'createInvitation', request)
    if (run.hasStatus(again, 201, 'a key that is sent again once the game is archived'))
      mustBe(run, again, ['invitationId'], field(first, 'invitationId'), 'a key that is sent again')
  })
}

async function labels(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    for (const label of ['<i>Tuesday</i> & "co" 🐉', ' é e\u0301 \\n %20 ', 'ß'.repeat(40), '']) {
      const { invitationId } = await openLink(run, gameId, { label })
      mustBe(run, await readLink(run, gameId, invitationId), ['label'], label, 'as it was sent')
    }
    const { label: _, ...bare } = newLink()
    const made = await ask(run, 'host', 'createInvitation', { params: { gameId }, headers: keyed(), body: bare })
    mustBe(run, made, ['label'], '', 'a link without a label')
  })
}

async function requestPages(run: Run): Promise<void> {
  await withGame(run, {}, async (gameId) => {
    const asking = await openLink(run, gameId, { approval: 'host' })
    const people = ['waiting', 'removed', 'stranger', 'player'] as const
    for (const part of people) await come(run, part, asking)
    const [first = '', atCursor = '', ...rest] = await Promise.all(people.map((part) => idOf(run, part)))
    const list = (query: Request['query']) => ask(run, 'host', 'listRequests', { params: { gameId }, query })
    const key = (item: unknown) => Reflect.get(Object(Reflect.get(Object(item), 'person')), 'userId')
    mustHaveTurned(run, await turnPages(run, list, { limit: 1, key }), [first, atCursor, ...rest], cursor)
    const between = async (page: number) => {
      if (page === 0) await decide(run, 'host', 'declineRequest', gameId, people[1])
    }
    mustHaveTurned(run, await turnPages(run, list, { limit: 2, key, between }), [first, ...rest], cursor)
  })
}

/** Nothing of a run is left: the games that were not deleted by the check that made them, with all that is theirs. */
export const clearing: Check = {
  id: 'all-cleared',
  title: 'every game of this run is deleted, and stands in no list',
  where: pointerTo('deleteGame'),
  phase: 'clearing',
  run: async (run) => {
    await standingTable(run)
    const made = run.exchanges.filter(({ id, came }) => id === 'createGame' && came.status === 201)
    const ids = new Set(made.map((exchange) => String(field(exchange, 'gameId'))))
    for (const part of ['host', 'player', 'removed', 'stranger', 'admin'] as const) {
      const key = (item: unknown) => String(Reflect.get(Object(item), 'gameId'))
      const list = (query: Request['query']) => ask(run, part, 'listGames', { query })
      const left = (await turnPages(run, list, { limit: 100, key })).map(String).filter((gameId) => ids.has(gameId))
      for (const gameId of left) await clearGame(run, gameId, [part])
      const still = (await turnPages(run, list, { limit: 100, key })).map(String).filter((gameId) => ids.has(gameId))
      if (still.length > 0 && part !== 'player')
        run.fail(`${still.length} games of this run are left in the list of: ${part}`, pointerTo('deleteGame'))
    }
  },
}

async function expires(run: Run): Promise<void> {
  await signInAnew(run, 'host', 'admin', 'player', 'stranger')
  const gameId = await openGame(run)
  const expiresAt = new Date(Date.now() + 3_605_000).toISOString()
  const link = await openLink(run, gameId, { expiresAt })
  await come(run, 'player', link)
  await run.target.pass(3_600_000)
  await signInAnew(run, 'host', 'player', 'stranger')
  mustBe(run, await preview(run, 'stranger', link), ['state'], 'open', 'a moment before a link ends')
  await run.target.pass(10_000)
  const over = await preview(run, 'stranger', link)
  mustHave(run, over, { state: 'expired', game: undefined }, 'a link whose time is over')
  run.hasStatus(await accept(run, 'stranger', link), 410, 'a link whose time is over')
  run.hasStatus(await accept(run, 'player', link), 200, 'who sits there, with a link whose time is over')
  await clearGame(run, gameId)
}

async function hundred(run: Run): Promise<void> {
  await signInAnew(run, 'host')
  await withGame(run, {}, async (gameId) => {
    const links: Link[] = []
    for (let count = 0; count < 100; count++) links.push(await openLink(run, gameId))
    const more = () => ask(run, 'host', 'createInvitation', { params: { gameId }, headers: keyed(), body: newLink() })
    run.hasStatus(await more(), 409, 'a link more than a hundred')
    const params = { gameId, invitationId: links[0]?.invitationId ?? '' }
    needed(await ask(run, 'host', 'revokeInvitation', { params }), 200, 'revoking a link')
    run.hasStatus(await more(), 201, 'a link instead of one that was revoked')
  })
}
