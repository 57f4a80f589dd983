import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../src/contract/operations.gen.ts'
import { type BadRequest, invalidBodies, malformed, nearBodies } from './bad-bodies.ts'
import type { Case } from './check.ts'
import { pointerTo } from './contract.ts'
import { type Exchange, field, headerOf } from './exchange.ts'
import type { Request, Run } from './run.ts'
import { ask, type Part } from './table.ts'
import { refuses } from './validate-exchange.ts'

/** Does something with a call that is right: by whom it is made, and with what. What it needs is there meanwhile. */
export type Right = (run: Run, work: (by: Part, request: Request) => Promise<void>) => Promise<void>

/** Bodies with one invalid field, and what they are called. */
export const withField = (valid: object, name: string, values: readonly unknown[]): BadRequest[] =>
  values.map((value) => ({ what: `${name}: ${JSON.stringify(value)}`, request: { body: { ...valid, [name]: value } } }))

/** What the contract refuses of the bodies that are near to a valid one. */
export const badBodies = (id: OperationId, valid: object, near: BadRequest[] = []): BadRequest[] =>
  [
    ...malformed(valid),
    ...[...invalidBodies(id), ...nearBodies(id, valid)].map(({ what, body }) => ({ what, request: { body } })),
    ...near,
  ].filter(({ request }) => refuses(id, request))

/** Sends what has to be refused, by whoever may. */
export async function refuseAll(run: Run, all: BadRequest[], send: (request: Request) => Promise<Exchange>) {
  for (const { what, request } of all) run.hasStatus(await send(request), 400, what)
}

/** The case 400 of a list: what is no page. */
export const noPage = (right: Right, id: OperationId): Case => ({
  title: 'what is no page is refused',
  run: (run) =>
    right(run, async (by, request) => {
      const list = (query: Request['query']) => ask(run, by, id, { ...request, query: { ...request.query, ...query } })
      for (const limit of ['0', '101', '-1', '1.5', 'ten'])
        run.hasStatus(await list({ limit }), 400, `the limit ${limit}`)
      run.hasStatus(await list({ cursor: 'c'.repeat(256) }), 400, 'a cursor of 256 characters')
      run.hasStatus(await list({ cursor: 'made-up-by-a-stranger' }), [400, 200], 'a cursor that nobody gave')
    }),
})

/** Says if a field of an answer is not what it has to be. */
export function mustBe(run: Run, exchange: Exchange, path: string[], expected: unknown, occasion: string) {
  const came = field(exchange, ...path)
  if (isDeepStrictEqual(came, expected)) return
  run.fail(
    `${occasion}: ${path.join('.')} is ${JSON.stringify(came)}, not ${JSON.stringify(expected)}`,
    placeOf(exchange),
    exchange,
  )
}

const placeOf = ({ id, came }: Exchange) => (id ? pointerTo(id, 'responses', came.status) : '#/paths')

/** Waits until a server that tells times in whole seconds tells another one. */
export const anotherSecond = ({ target }: Run) => target.pass(1100)

/** The version of a thing stands twice, in the header and in the body: the two say the same. A proxy may weaken it. */
export function mustName(run: Run, exchange: Exchange, occasion: string): number {
  const rev = Number(field(exchange, 'rev'))
  const tag = headerOf(exchange.came, 'etag')
  if (tag?.replace(/^W\//, '') !== `"${rev}"`)
    run.fail(`${occasion}: ETag is ${tag}, rev is ${rev}`, placeOf(exchange), exchange)
  return rev
}
