import { isDeepStrictEqual } from 'node:util'
import { type OperationId, operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import { mustBe, mustHave, mustName, mustTellTime } from '../../kernel/cases.ts'
import { type Check, rules } from '../../kernel/check.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { foreigners } from '../../kernel/general-rules.ts'
import type { Request, Run } from '../../kernel/run.ts'
import {
  ask,
  clearGame,
  come,
  idOf,
  keyed,
  needed,
  newGame,
  newLink,
  openLink,
  type Part,
  readGame,
  signInAnew,
  somebody,
  versionIn,
  withGame,
} from '../../kernel/table.ts'

const key = '#/components/parameters/IdempotencyKey'
const version = '#/components/headers/Version'
const game = '#/components/schemas/Game'
const zone = '#/components/schemas/NewGame/properties/timeZone'

/** A game is made once, changed by one at a time, and says what was said of it. */
export const gameRules: Check[] = [
  ...rules(zone, {
    async 'game-zone: a time zone is spelt as the database spells it'(run) {
      const spelt = { 'europe/berlin': 'Europe/Berlin', utc: 'UTC', 'AMERICA/NEW_YORK': 'America/New_York' }
      for (const [timeZone, due] of Object.entries({ ...spelt, 'Asia/Calcutta': 'Asia/Calcutta' })) {
        const made = await create(run, 'host', keyed(), { ...newGame, timeZone })
        if (!run.hasStatus(made, 201, `the time zone ${timeZone}`)) continue
        mustBe(run, made, ['timeZone'], due, `the time zone ${timeZone}`)
        const params = { gameId: String(field(made, 'gameId')) }
        const same = await ask(run, 'host', 'changeGame', { params, headers: versionIn(made), body: { timeZone } })
        mustBe(run, same, ['rev'], field(made, 'rev'), `the time zone ${timeZone}, which it has already`)
        await clearGame(run, params.gameId)
      }
    },
  }),
  ...rules('#/components/parameters/IfMatch', {
    async 'version-named: a version is named in each form, and comes in its turn'(run) {
      await withGame(run, {}, async (gameId) => {
        const params = { gameId }
        const change = (version: string | undefined, body: object) =>
          ask(run, 'host', 'changeGame', {
            params,
            body,
            headers: version === undefined ? {} : { 'If-Match': version },
          })
        const own = async () => versionIn(await readGame(run, gameId))['If-Match']
        run.hasStatus(await change(`W/${await own()}`, { pitch: 'weak' }), 200, 'the version as a weak tag')
        run.hasStatus(await change(`"77", ${await own()}`, { pitch: 'one of two' }), 200, 'the version among others')
        run.hasStatus(await change('*', { pitch: 'any' }), 200, 'any version')
        run.hasStatus(await change('W/"77"', { pitch: 'none' }), 412, 'another version as a weak tag')
        const wrong = { seats: 'many' }
        run.hasStatus(await change(undefined, wrong), 428, 'no version, and what is no change')
        run.hasStatus(await change('"77"', wrong), 400, 'another version, and what is no change')
        await come(run, 'player', await openLink(run, gameId))
        run.hasStatus(await change('"77"', { seats: 1 }), 412, 'another version, and fewer seats than members')
        needed(await ask(run, 'host', 'archiveGame', { params }), 200, 'archiving a game')
        run.hasStatus(await change('"77"', { pitch: 'late' }), 409, 'another version of an archived game')
      })
    },
  }),
  ...rules(key, {
    'game-key-mended: a key whose game was refused is free for it': mended,
    async 'game-key-own: a key is one of a person and an operation'(run) {
      const headers = keyed()
      const [one, other] = [await create(run, 'host', headers), await create(run, 'stranger', headers)]
      for (const exchange of [one, other]) run.hasStatus(exchange, 201, 'a key that two people have drawn')
      if (idIn(one) === idIn(other)) run.fail('the key of one person shows the game of another', key, other)
      const link = await ask(run, 'host', 'createInvitation', {
        params: { gameId: idIn(one) },
        headers,
        body: newLink(),
      })
      const isLink = run.hasStatus(link, 201, 'a key is an operation’s: one that has made a game, for a link')
      if (isLink && idIn(link) === idIn(one)) run.fail('a key that has made a game shows it for a link', key, link)
      await clearGame(run, idIn(one))
      await clearGame(run, idIn(other), ['stranger'])
    },
  }),
  ...rules(game, {
    async 'game-texts: texts come back as they were sent'(run) {
      await withGame(run, written, async (gameId) => {
        const read = await readGame(run, gameId)
        mustHave(run, read, written, 'as it was sent')
        const body = { name: 'é'.repeat(80), pitch: written.pitch.toUpperCase(), system: '{{7*7}} $(7*7)' }
        const changed = await ask(run, 'host', 'changeGame', { params: { gameId }, headers: versionIn(read), body })
        if (!run.hasStatus(changed, 200, 'texts of the length that they may have')) return
        const then = await readGame(run, gameId)
        mustHave(run, then, body, 'as it was sent')
      })
      for (const pitch of ['a\u0000b', '\ud800', '\uffff']) {
        const made = await create(run, 'host', keyed(), { ...newGame, pitch })
        run.hasStatus(made, [400, 201], `the pitch ${JSON.stringify(pitch)}`)
        if (made.came.status === 201) await clearGame(run, idIn(made))
      }
    },
    async 'game-times: a game tells when it was made and changed'(run) {
      await withGame(run, {}, async (gameId) => {
        const before = await readGame(run, gameId)
        const change = { params: { gameId }, headers: versionIn(before), body: { seats: 5 } }
        const changed = needed(await ask(run, 'host', 'changeGame', change), 200, 'changing a game')
        mustBe(run, changed, ['createdAt'], field(before, 'createdAt'), 'a game that was changed')
        for (const name of ['createdAt', 'updatedAt']) mustTellTime(run, changed, [name])
        const [made, then] = ['createdAt', 'updatedAt'].map((name) => Date.parse(String(field(changed, name))))
        if ((then ?? 0) < (made ?? 0)) run.fail('a game was changed before it was made', game, changed)
      })
    },
  }),
  ...rules(
    '#/components/parameters/IdempotencyKey',
    {
      async 'game-key-day: a key is known for a day'(run) {
        const headers = keyed()
        const make = async () => {
          await signInAnew(run, 'host')
          return String(field(needed(await create(run, 'host', headers), 201, 'making a game'), 'gameId'))
        }
        const first = await make()
        await run.target.pass(86_400_000 - 5000)
        const same = await make()
        await run.target.pass(10_000)
        const other = await make()
        const where = '#/components/parameters/IdempotencyKey'
        if (same !== first) run.fail('a key makes a second game within a day', where)
        if (other === first) run.fail('a key gives a game that was made more than a day ago', where)
        for (const gameId of [first, other]) await clearGame(run, gameId)
      },
    },
    { phase: 'aging', takes: 86_400 },
  ),
  ...rules(version, {
    async 'game-versions: each change is a version of its own'(run) {
      await withGame(run, {}, async (gameId) => {
        const params = { gameId }
        await come(run, 'player', await openLink(run, gameId))
        const seen = [mustName(run, await readGame(run, gameId), 'a game')]
        const next = (exchange: Exchange, occasion: string) => {
          const rev = mustName(run, needed(exchange, 200, occasion), occasion)
          if (rev <= (seen.at(-1) ?? 0)) run.fail(`${occasion} is no new version: ${rev} as before`, version, exchange)
          seen.push(rev)
        }
        next(await ask(run, 'host', 'archiveGame', { params }), 'a game that was archived')
        next(await ask(run, 'host', 'restoreGame', { params }), 'a game that was restored')
        const body = { userId: await idOf(run, 'player') }
        next(await ask(run, 'host', 'handOverGame', { params, body }), 'a game that was handed over')
        const read = await readGame(run, gameId)
        mustBe(run, read, ['rev'], seen.at(-1), 'a look at the game')
        for (const part of ['host', 'player'] as const) {
          const change = { params, headers: versionIn(read), body: { pitch: part } }
          const expected = part === 'host' ? 200 : 412
          run.hasStatus(await ask(run, part, 'changeGame', change), expected, 'two members who have seen one version')
        }
      })
    },
  }),
]

const create = (run: Run, part: Part, headers: Record<string, string>, body: object = newGame) =>
  ask(run, part, 'createGame', { headers, body })
const idIn = (exchange: Exchange) => String(field(exchange, 'gameId'))

/** Every try is answered alike, and all name the same game. */
async function mustBeOne(run: Run, tries: Exchange[], occasion: string) {
  for (const one of tries) run.hasStatus(one, 201, occasion)
  const ids = [...new Set(tries.map(idIn))]
  if (ids.length > 1) run.fail(`${occasion} makes ${ids.length} games`, key, tries.at(-1))
  for (const gameId of ids) await clearGame(run, gameId)
}

/** A form that was refused is mended, and sent again under its key. */
async function mended(run: Run): Promise<void> {
  const headers = keyed()
  const zone = { ...newGame, timeZone: 'Mars/Olympus' }
  for (const body of [{ ...newGame, seats: 0 }, zone])
    run.hasStatus(await create(run, 'host', headers, body), 400, 'a game that is none')
  await mustBeOne(run, [await create(run, 'host', headers)], 'a game that was mended')
}

/** What careless servers trim, escape, cut, or count in bytes. */
const written = {
  name: ' <b>Ember & "Ash"</b> 👩‍🚀 ',
  pitch: "line one\n\n\tline two 🐉 <script>alert(1)</script> &amp; \\n %20 '; DROP TABLE games;-- e\u0301",
  system: 'Ä'.repeat(60),
}

const where = '#/info/description'

/**
 * What pages of other origins may not do. To `SameSite=Lax` other ports and sisters of the host are the same site, and
 * a browser asks for no permission before it sends a POST without a body (the CORS protocol of the Fetch standard).
 */
export const foreignRules = rules(where, {
  async 'foreign-change: no page of another origin changes anything with the session'(run) {
    await withGame(run, {}, async (gameId) => {
      const version = versionIn(await readGame(run, gameId))
      const before = await newest(run)
      for (const origin of foreigners(run)) {
        await refused(run, origin, 'changeGame', { headers: version, body: { name: 'Changed from elsewhere' } }, gameId)
        await refused(run, origin, 'createGame', { headers: keyed(), body: newGame }, gameId)
        await refused(run, origin, 'archiveGame', {}, gameId)
        await refused(run, origin, 'deleteGame', {}, gameId)
        const after = await newest(run)
        if (!isDeepStrictEqual(field(after), field(before)))
          return run.fail(`a page of ${origin} has changed something`, where, after)
      }
    })
  },
})

/** The list of the host's games down to the newest: a game that is made, changed or gone makes another one of it. */
const newest = async (run: Run) =>
  needed(await ask(run, 'host', 'listGames', { query: { limit: '1' } }), 200, 'listing games')

async function refused(run: Run, origin: string, id: OperationId, { headers, body }: Request, gameId: string) {
  const { jar } = await somebody(run, 'host')
  const { method, path } = operations[id]
  const text = body === undefined ? '' : JSON.stringify(body)
  const type = text && { 'Content-Type': 'application/json' }
  // A foreign page is refused before the call is one of the contract, whose answers do not hold for it.
  const sent = await run.send(method, buildPath(path, { gameId }), {
    headers: { Origin: origin, Cookie: jar.header(), ...type, ...headers },
    body: text,
  })
  run.hasStatus(sent, 403, `${id} by a page of ${origin}`)
}
