import { expect, onTestFinished, test } from 'vitest'
import { operations } from '../../src/contract/operations.gen.ts'
import { allChecks, isChosen, leftOut, type TaggedCheck } from './all-checks.ts'
import { type Answer, operationOf, startInProcess } from './in-process.ts'
import { createRunner, type Result } from './kernel/run-checks.ts'
import type { Came } from './kernel/transport/http-adapter.ts'

// Servers that differ from the mock in what the contract allows: no check may fail.

const answer = (status: number, headers: [string, string][], message: string) => ({
  status,
  headers: [
    ['Content-Type', 'application/json'],
    ['Cache-Control', 'no-store'],
    ['Date', new Date(Date.now()).toUTCString()],
    ...headers,
  ] as [string, string][],
  body: JSON.stringify({ message }),
})

/** A server that sends a phone one code in thirty seconds, and an email address three in ten minutes. */
function fewerCodes(): Answer {
  const sent = new Map<string, number[]>()
  return async (call, forward) => {
    const [, kind, contact] = /"(email|phone)":"([^"]+)"/.exec(call.body.toLowerCase()) ?? []
    if (operationOf(call) !== 'startVerification' || contact === undefined) return forward(call)
    const [count, seconds] = kind === 'phone' ? [1, 30] : [3, 600]
    const recent = (sent.get(contact) ?? []).filter((at) => at > Date.now() - seconds * 1000)
    const wait = Math.ceil(((recent[0] ?? 0) + seconds * 1000 - Date.now()) / 1000)
    if (recent.length >= count) return answer(429, [['Retry-After', String(wait)]], 'That was often. Wait a little.')
    const came = await forward(call)
    if (came.status === 200) sent.set(contact, [...recent, Date.now()])
    return came
  }
}

/** A server that has only some tags. */
const only =
  (...tags: string[]): Answer =>
  async (call, forward) => {
    const id = operationOf(call)
    return id && tags.includes(operations[id].tag) ? forward(call) : answer(404, [], 'There is nothing here.')
  }

/** What the server does, the checked tag, what cannot be judged, and the checks where the difference shows (all, if none). */
const allowed: Record<string, [Answer, string, { unjudged?: RegExp; shows?: (check: TaggedCheck) => boolean }?]> = {
  'thirty seconds between two codes to a phone, and three codes in ten minutes to an email address': [
    fewerCodes(),
    'auth',
    { unjudged: /refuses startVerification .*--wait \d+ waits/ },
  ],
  'nothing but sign-in, a logout without a session that succeeds, and cookies of a load balancer': [
    async (call, forward) => {
      const id = operationOf(call)
      const came = await only('auth')(call, forward)
      if (id === 'logout' && came.status === 401)
        return { status: 204, headers: came.headers.filter(([name]) => /^(cache-control|date)$/i.test(name)), body: '' }
      const opens = id === 'checkVerification' && came.status === 200
      // Against forged calls.
      const own: Came['headers'] = opens ? [['Set-Cookie', 'csrftoken=a1b2c3d4e5; Path=/']] : []
      return { ...came, headers: [...came.headers, ...own, ['Set-Cookie', 'lb=a1b2c3d4e5; Path=/']] }
    },
    'auth',
  ],
  'every tenth call refused for a second': [
    (() => {
      let count = 0
      return (call, forward) =>
        ++count % 10 > 0 ? forward(call) : Promise.resolve(answer(429, [['Retry-After', '1']], 'Wait a moment.'))
    })(),
    'profile',
  ],
  'weak versions, waits to a date, a header in two lines, and fields of its own': [
    async (call, forward) => {
      const { headers, body, ...came } = await forward(call)
      const changed = headers.map(([name, value]): [string, string] => {
        if (/^etag$/i.test(name)) return [name, `W/${value}`]
        return [name, /^retry-after$/i.test(name) ? new Date(Date.now() + Number(value) * 1000).toUTCString() : value]
      })
      return {
        ...came,
        headers: [['Cache-Control', 'private'], ...changed],
        body: call.method === 'GET' ? body : body.replace(/^\{/, '{"servedBy":"a",'),
      }
    },
    'lobby',
    { shows: ({ tag }) => tag === 'lobby' },
  ],
  'sign-in and profiles': [only('auth', 'profile'), 'profile'],
  'a malformed game id that counts as unknown': [
    async (call, forward) =>
      operationOf(call) === 'withdrawRequest' && call.path.includes('/x/')
        ? { ...(await forward({ ...call, path: call.path.replace('/x/', `/${'0'.repeat(27)}/`) })) }
        : forward(call),
    'invitations',
    { shows: ({ id }) => id === 'withdrawRequest.404' },
  ],
}

test.each(Object.entries(allowed))('a server with %s passes', async (_, [answer, tag, { unjudged, shows } = {}]) => {
  const choice = { tags: [tag], rateLimit: true, patience: 0 }
  const { parts, close } = await startInProcess({ answer, patience: 0 })
  onTestFinished(close)
  const { ask } = createRunner({ ...parts, tags: [tag] })
  const results: Result[] = []
  for (const check of allChecks.filter((each) => isChosen(each, choice) && leftOut(each, choice) === undefined))
    if (shows?.(check) ?? true) results.push(await ask(check))
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ id, failures }) => [id, failures.map(({ message }) => message)])).toEqual([])
  const reasons = results.flatMap(({ outcome, reason }) => (outcome === 'unjudged' ? [reason ?? ''] : []))
  expect(reasons.filter((reason) => !unjudged?.test(reason))).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(results.length / 3)
})

test('a word picks the checks that have it in their id, in capitals or not', () => {
  const choice = { tags: [], only: 'userinfo', rateLimit: false, patience: 0 }
  const ids = allChecks.filter(({ id }) => isChosen({ id }, choice)).map(({ id }) => id)
  expect(ids).toEqual(['getUserInfo.200', 'getUserInfo.401'])
})
