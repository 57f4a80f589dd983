import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../src/contract/operations.gen.ts'
import { type BadRequest, invalidBodies, malformed, nearBodies } from './bad-bodies.ts'
import { type Case, does, pointerTo } from './check.ts'
import { field, headerOf } from './exchange.ts'
import { ask, type Part } from './group.ts'
import type { Exchange, Request, Run } from './run.ts'
import { refuses } from './validate-exchange.ts'

/** Prepares what a valid call needs, and runs `work` with the caller and the request. */
export type WithCall = (run: Run, work: (by: Part, request: Request) => Promise<void>) => void | Promise<void>

/** A case that begins with a valid call. */
export const calling = (
  title: string,
  withCall: WithCall,
  work: (run: Run, by: Part, request: Request) => Promise<void>,
) => does(title, (run) => withCall(run, (by, request) => work(run, by, request)))

/** One field with each of these values. */
export const withField = (name: string, values: readonly unknown[]) => values.map((value) => ({ [name]: value }))

/** Bodies with some other fields each. */
export const bodiesWith = (valid: object, others: readonly object[]): BadRequest[] =>
  others.map((other) => ({ what: JSON.stringify(other).slice(0, 80), request: { body: { ...valid, ...other } } }))

/** The almost valid bodies that the contract refuses. */
export const badBodies = (id: OperationId, valid: object, near: BadRequest[] = []): BadRequest[] =>
  [
    ...malformed(valid),
    ...[...invalidBodies(id), ...nearBodies(id, valid)].map(({ what, body }) => ({ what, request: { body } })),
    ...near,
  ].filter(({ request }) => refuses(id, request))

/** How many requests that have to be refused are under way at once. */
const sentAtOnce = 8

/** Sends requests that have to be refused, by a person with permission. */
export async function refuseAll(run: Run, all: BadRequest[], send: (request: Request) => Promise<Exchange>) {
  for (let first = 0; first < all.length; first += sentAtOnce) {
    const some = all.slice(first, first + sentAtOnce)
    const answers = await Promise.all(some.map(({ request }) => send(request)))
    for (const [place, answer] of answers.entries()) run.hasStatus(answer, 400, some[place]?.what ?? '')
  }
}

/** The case 400 of a list: invalid pages. */
export const noPage = (withCall: WithCall, id: OperationId): Case =>
  calling('an invalid page is refused', withCall, async (run, by, request) => {
    const list = (query: Request['query']) => ask(run, by, id, { ...request, query: { ...request.query, ...query } })
    for (const limit of ['0', '101', '-1', '1.5', 'ten'])
      run.hasStatus(await list({ limit }), 400, `the limit ${limit}`)
    run.hasStatus(await list({ cursor: 'c'.repeat(256) }), 400, 'a cursor of 256 characters')
    run.hasStatus(await list({ cursor: 'made-up-by-a-stranger' }), [400, 200], 'a cursor that nobody gave')
  })

/** Reports a field of an answer that is wrong. */
export function mustBe(run: Run, exchange: Exchange, path: string[], expected: unknown, occasion: string) {
  const came = field(exchange, ...path)
  if (isDeepStrictEqual(came, expected)) return
  const message = `${path.join('.')} is ${JSON.stringify(came)}, not ${JSON.stringify(expected)}`
  run.fail(`${occasion}: ${message}`, placeOf(exchange), exchange)
}

const placeOf = ({ id, came }: Exchange) => (id ? pointerTo(id, 'responses', came.status) : '#/paths')

/** Waits until a time in whole seconds has changed. */
export const anotherSecond = ({ target }: Run) => target.pass(1100)

/** Header and body name the same version. A proxy may make the header's weak. */
export function mustNameVersion(run: Run, exchange: Exchange, occasion: string): number {
  const rev = Number(field(exchange, 'rev'))
  const tag = headerOf(exchange.came, 'etag')
  if (tag?.replace(/^W\//, '') !== `"${rev}"`)
    run.fail(`${occasion}: ETag is ${tag}, rev is ${rev}`, placeOf(exchange), exchange)
  return rev
}
