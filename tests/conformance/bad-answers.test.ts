import { expect, onTestFinished, test } from 'vitest'
import { type OperationId, sessionCookie } from '../../src/contract/operations.gen.ts'
import { parseNotation } from '../../src/rules/dice/notation.ts'
import { commitmentOf, drawsFrom, rollFairly, rollTerms } from '../../src/rules/dice/roll.ts'
import { allChecks } from './all-checks.ts'
import {
  type Answer,
  type Edit,
  everywhere,
  jsonOn,
  on,
  operationOf,
  replayed,
  startInProcess,
  turned,
} from './in-process.ts'
import { createRunner, type Result } from './kernel/run-checks.ts'
import type { Came, Sent } from './kernel/transport/http-adapter.ts'

// Each rule that a person relies on must be able to fail: here a server breaks it.

/** Another call in place of those of one operation. */
const instead =
  (id: OperationId, change: (sent: Sent) => Sent): Answer =>
  (sent, forward) =>
    forward(operationOf(sent) === id ? change(sent) : sent)
/** The same call with other headers. */
const sending = (id: OperationId, headers: () => Sent['headers']) =>
  instead(id, (sent) => ({ ...sent, headers: { ...sent.headers, ...headers() } }))
/** A call that does nothing and reports success. */
const undone =
  (id: OperationId): Answer =>
  (sent, forward) =>
    operationOf(sent) === id ? Promise.resolve({ status: 204, headers: [], body: '' }) : forward(sent)
/** A success in place of refusals with this text, in what was sent or in what came. */
const accepted = (id: OperationId, text: string): Answer =>
  on(id, (came, { body }) =>
    came.status >= 400 && (body + came.body).includes(text) ? { ...came, status: 200 } : came,
  )
/** Successes with other fields. */
const saying = (id: OperationId, fields: object) => jsonOn(id, (body) => ({ ...body, ...fields }))
const header =
  (name: string, change: (value: string) => string | undefined): Edit =>
  (came) => ({
    ...came,
    headers: came.headers.flatMap(([each, value]) => {
      const changed = each.toLowerCase() === name ? change(value) : value
      return changed === undefined ? [] : [[each, changed]]
    }),
  })
const cookies = (change: (line: string) => string) => everywhere(header('set-cookie', change))
const headerOn = (id: OperationId, ...rest: Parameters<typeof header>) => on(id, header(...rest))
const withHeaders = (came: Came, ...more: Came['headers']): Came => ({ ...came, headers: [...came.headers, ...more] })
const itemsIn = (body: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(body.items) ? body.items : []

type Roll = { notation: string; secret: string; nonce: string }
/** The same roll by a server that cheats, in its answer and in the log. */
function cheating(cheat: (roll: Roll) => object): Answer {
  const cheated = new Map<unknown, object>()
  return async (sent, forward) => {
    const rolled = jsonOn('rollDice', (entry) => {
      const roll = { ...Object(entry.roll), ...cheat(Object(entry.roll)) }
      const now = cheated.get(entry.entryId) ?? { ...entry, roll, commitment: commitmentOf(roll.secret) }
      cheated.set(entry.entryId, now)
      return now
    })
    const listed = jsonOn('listLog', (body) => ({
      ...body,
      items: itemsIn(body).map((entry) => cheated.get(entry.entryId) ?? entry),
    }))
    return listed(sent, (same) => rolled(same, forward))
  }
}
const termsOf = (notation: string) => {
  const parsed = parseNotation(notation)
  return 'terms' in parsed ? parsed.terms : []
}
const otherSecret = 'B'.repeat(43)

type Frame = { type: string; seq: number; payload: Record<string, unknown>; [name: string]: unknown }
/** Other frames of the live channel. */
const hearing = (change: (frame: Frame) => Frame[]) => (text: string) =>
  change(JSON.parse(text)).map((frame) => JSON.stringify(frame))

/** Each frame of a type, so many times. */
const heard = (type: string, times: number) =>
  hearing((frame) => (frame.type === type ? Array(times).fill(frame) : [frame]))

const answers: [what: string, seenBy: string, answer: Answer][] = [
  ['a code works twice', 'code-works-once', replayed('checkVerification', 410)],
  ['wrong codes are never too many', 'five-wrong-codes', turned('checkVerification', 410, 400)],
  [
    'the answer contains the code',
    'code-not-in-answer',
    jsonOn('checkVerification', (body, { body: sent }) => ({ ...body, code: JSON.parse(sent).code })),
  ],
  ['a script can read the cookie', 'session-cookie', cookies((line) => line.replace(/; *HttpOnly/i, ''))],
  ['the session outlives its logout', 'logout-ends-session', undone('logout')],
  [
    'a session lasts until its logout',
    'session-expires',
    (() => {
      let lasting = replayed('getUserInfo', 401)
      return (sent, forward) => {
        if (operationOf(sent) === 'logout') lasting = replayed('getUserInfo', 401)
        return lasting(sent, forward)
      }
    })(),
  ],
  ['who saved is not told', 'notes-touched', saying('changeNotes', { changedBy: undefined })],
  ['the cookie ends early', 'cookie-ends-with-session', cookies((line) => line.replace(/Max-Age=\d+/i, 'Max-Age=60'))],
  [
    'the answer reveals who has an account',
    'unknown-contact-alike',
    (() => {
      const known = new Set<string>()
      return on('startVerification', (came, { body }) => {
        const isKnown = known.has(body)
        known.add(body)
        return isKnown ? withHeaders(came, ['X-Account', 'known']) : came
      })
    })(),
  ],
  [
    'a session is accepted from a header too',
    'session-by-cookie',
    (sent, forward) => {
      const [, token] = /^Bearer (.*)/.exec(sent.headers.Authorization ?? '') ?? []
      return forward(token ? { ...sent, headers: { ...sent.headers, Cookie: `${sessionCookie}=${token}` } } : sent)
    },
  ],
  [
    'pages of every origin can read with the session',
    'foreign-origin',
    everywhere((came, { headers: { Origin = 'null' } }) =>
      withHeaders(came, ['Access-Control-Allow-Origin', Origin], ['Access-Control-Allow-Credentials', 'true']),
    ),
  ],
  [
    'a page of another origin starts a sign-in',
    'foreign-origin',
    (sent, forward) => {
      const { Origin, ...headers } = sent.headers
      return forward(sent.path.includes('/auth/') ? { ...sent, headers } : sent)
    },
  ],
  [
    'caches may store one person’s data',
    'getUserInfo.200 not-cached',
    headerOn('getUserInfo', 'cache-control', () => 'public'),
  ],
  [
    'a refusal has a message for programs',
    'startVerification.400 messages-for-people',
    on('startVerification', (came) => (came.status === 400 ? { ...came, body: '{"message":"BAD_CONTACT"}' } : came)),
  ],
  [
    'a refusal has a code of another operation',
    'changeGame.409 codes-listed',
    on('changeGame', (came) => ({ ...came, body: came.body.replace(/"code":"\w+"/, '"code":"no_seat"') })),
  ],
  ['every address is answered with success', 'other-paths', everywhere((came) => ({ ...came, status: 200 }))],
  ['a sign-out elsewhere signs nobody out', 'sessions-ended', undone('endOtherSessions')],
  [
    'a name is trimmed',
    'name-as-sent',
    instead('changeProfile', (sent) => ({ ...sent, body: sent.body.replace('" ', '"') })),
  ],
  ['a stranger learns that there is a game', 'getGame.may', turned('getGame', 404, 403)],
  ['a player changes the game', 'changeGame.403', turned('changeGame', 403, 200)],
  ['a change on top of an old version is made', 'changeGame.412', sending('changeGame', () => ({ 'If-Match': '*' }))],
  ['an archived game is changed', 'changeGame.409', turned('changeGame', 409, 200)],
  [
    'a key makes two games',
    'createGame.key',
    sending('createGame', () => ({ 'Idempotency-Key': crypto.randomUUID() })),
  ],
  [
    'a page skips a game',
    'listGames.pages',
    jsonOn('listGames', (body) => ({ ...body, items: itemsIn(body).slice(1) })),
  ],
  ['a deleted game is still there', 'deleteGame.204', undone('deleteGame')],
  ['a change makes no new version', 'game-times', saying('archiveGame', { rev: 1 })],
  ['a removed player comes back by the same link', 'removed-stays-out', turned('acceptInvitation', 403, 200)],
  ['a revoked link lets in', 'acceptInvitation.410', replayed('acceptInvitation', 410)],
  [
    'looking at a link uses it up',
    'uses-counted',
    jsonOn('getInvitation', (body) => ({ ...body, uses: Number(body.uses) + 1 })),
  ],
  ['the last seat is given twice', 'last-seat-at-once', replayed('acceptInvitation', 409)],
  [
    'members learn a contact',
    'contacts-kept',
    (() => {
      const contacts: string[] = []
      return async (sent, forward) => {
        if (operationOf(sent) === 'startVerification') contacts.push(sent.body)
        return saying('listMembers', { contacts })(sent, forward)
      }
    })(),
  ],
  [
    'a ticket passes over what has just happened',
    'live-quiet-seconds',
    saying('createLiveTicket', { quietSeconds: 60 }),
  ],
  ['a nudge has no limit', 'nudge.429', turned('nudge', 429, 204)],
  ['a refused nudge begins a new minute', 'nudged-again', headerOn('nudge', 'retry-after', () => '60')],
  [
    'a refusal that names a short wait is not the last one',
    'nudged-again',
    (() => {
      let refused: Came | undefined
      return on('nudge', (came, sent) => {
        if (came.status === 429) refused = header('retry-after', () => '1')(came, sent)
        return refused ?? came
      })
    })(),
  ],
  ['two boundaries are shown', 'listBoundaries.200', saying('listBoundaries', { shown: true })],
  ['a boundary is taken back without its key', 'takeBoundaryBack.404', turned('takeBoundaryBack', 404, 204)],
  ['who leaves has still answered', 'answers-leave', undone('leaveGame')],
  ['an idea of another is seen', 'idea-seen', replayed('getIdea', 404)],
  ['a deleted idea does not come back', 'restoreIdea.200', turned('restoreIdea', 200, 404)],
  ['tables draw from each other in a circle', 'table-circle', turned('changeIdeaTable', 409, 200)],
  ['changes of an idea are lost', 'changes-pieces', saying('listIdeaChanges', { items: [], gone: [] })],
  ['a block comes back to a full sheet', 'removed-full', accepted('undoChange', 'too_many_blocks')],
  ['a fifth block is pinned by undo', 'removed-full', accepted('undoChange', 'too_many_pinned')],
  ['a thirteenth condition comes back', 'condition-since', accepted('undoChange', 'too_many_conditions')],
  ['a hundred foes become more', 'deleted-full', accepted('undoChange', 'too_many_foes')],
  ['a request is answered twice', 'enterRoll.409', accepted('rollDice', '"answered"')],
  [
    'a concealed roll by hand tells its label',
    'enterRoll.201',
    jsonOn('listLog', (body) => ({ ...body, items: itemsIn(body).map((entry) => ({ label: 'Stealth', ...entry })) })),
  ],
  [
    'a nonce is read in another alphabet',
    'rollDice.201',
    cheating(({ notation, secret, nonce }) => rollFairly(termsOf(notation), secret, nonce.replace(/[-_]/g, '+'))),
  ],
  ['two modifiers that keep are taken', 'rollDice.400', accepted('rollDice', 'kh1kl1')],
  [
    'the highest stand where the lowest were asked for',
    'rollDice.201',
    cheating(({ notation, secret, nonce }) => rollFairly(termsOf(notation.replace('kl', 'kh')), secret, nonce)),
  ],
  [
    'ones are rolled again',
    'rollDice.201',
    cheating(({ notation, secret, nonce }) => {
      const draw = drawsFrom(secret, nonce)
      const again = (sides: number | 'F') => [draw(sides)].map((face) => (face === 1 ? draw(sides) : face))[0] ?? 1
      return rollTerms(termsOf(notation), again)
    }),
  ],
  [
    'a roll answers another commitment than was named',
    'rollDice.201',
    cheating(({ notation, nonce }) => ({ secret: otherSecret, ...rollFairly(termsOf(notation), otherSecret, nonce) })),
  ],
]

const frames: [what: string, seenBy: string, changeFrame: (text: string) => string[]][] = [
  ['each event is sent twice', 'setReady.events', heard('ready.changed', 2)],
  ['a pause names who paused', 'live-anonymous', hearing((frame) => [{ ...frame, actorId: 'somebody' }])],
  ['a connection ends without a bye', 'live-signed-out', heard('bye', 0)],
  ['an idea that is not shown any more stays', 'deleteIdea-for-hosts.events', heard('idea.removed', 0)],
  ['an arrival is not sent', 'live-presence', heard('presence.changed', 0)],
]

/** The result of the last of some checks; all of them pass at a good server. */
async function lastOf(ids: string, server: Parameters<typeof startInProcess>[0]) {
  const { parts, close } = await startInProcess(server)
  onTestFinished(close)
  const { ask } = createRunner(parts)
  const results: Result[] = []
  for (const id of ids.split(' ')) {
    const check = allChecks.find((each) => each.id === id)
    if (!check) throw new Error(`There is no check ${id}.`)
    results.push(await ask(check))
  }
  return results.at(-1)
}

test.each(answers)('%s: found by %s', async (_, seenBy, answer) => {
  expect(await lastOf(seenBy, { answer })).toMatchObject({ outcome: 'failed' })
})

test.each(frames)('%s: found by %s', async (_, seenBy, changeFrame) => {
  // A frame that never comes is not waited for as long as one of a server that may be slow.
  expect(await lastOf(seenBy, { changeFrame, frameWithin: 300 })).toMatchObject({ outcome: 'failed' })
})

test.each([...new Set([...answers, ...frames].map(([, seenBy]) => seenBy))])('a good server passes %s', async (ids) => {
  expect(await lastOf(ids, {})).toMatchObject({ outcome: 'passed' })
})
