import { isDeepStrictEqual } from 'node:util'
import { examples } from '../../../src/contract/examples.gen.ts'
import { basePath, type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { buildPath, createPathMatcher } from '../../../src/contract/paths.ts'
import { anotherBody, longestTexts } from './bad-bodies.ts'
import type { WithCall } from './cases.ts'
import { type Check, pointerTo } from './check.ts'
import { field, headerOf } from './exchange.ts'
import { ask, withGame } from './group.ts'
import { conflicts } from './permissions.ts'
import type { Exchange, Request, Run } from './run.ts'
import { refuses } from './validate-exchange.ts'

const key = '#/components/parameters/IdempotencyKey'
const match = createPathMatcher(operations)

/** The operations at the `Location` of a new thing, which is named by an id of the answer. */
function placeOf(run: Run, made: Exchange, params: Request['params']) {
  const location = headerOf(made.came, 'location') ?? ''
  const found = match(location.replace(run.target.basePath, ''))
  const [id] = Object.values(found?.byMethod ?? {})
  const name = Object.keys(found?.params ?? {}).at(-1) ?? ''
  const at = { ...params, [name]: String(field(made, name)) }
  const want =
    id === undefined ? `below ${run.target.basePath}` : run.target.basePath + buildPath(operations[id].path, at)
  const where = made.id ? pointerTo(made.id, 'responses', 201, 'headers', 'Location') : basePath
  if (location !== want) run.fail(`Location is ${location}, not ${want}`, where, made)
  return { byMethod: found?.byMethod ?? {}, at, where }
}

/** A key does one thing, however often it is sent, and with one body. */
export const keyRule = (id: OperationId, withCall: WithCall): Check => ({
  id: `${id}.key`,
  title: `${id}: one key does one thing, sent again, at once, or with its fields in another order; with another body, in another game, or after a deletion it is refused`,
  where: key,
  run: (run) =>
    withCall(run, async (by, { body, ...rest }) => {
      const send = (request: Request) => ask(run, by, id, request)
      const texts = Object.entries('201' in examples[id].answers ? longestTexts(id) : {})
      const long = texts.filter(([name, text]) => !refuses(id, { body: { ...Object(body), [name]: text } }))
      const full = body === undefined ? undefined : { ...Object(body), ...Object.fromEntries(long) }
      const request = { ...rest, body: full }
      const other = { ...rest, body: full && Object.fromEntries(Object.entries(full).toReversed()) }
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => send(request)))
      const tries = [...atOnce, await send(request), await send(other)]
      const done = tries.find(({ came }) => came.status < 300)?.came.status ?? 201
      for (const one of tries) run.hasStatus(one, done, 'a key that is sent several times')
      const [first = await send(request), ...again] = tries
      for (const one of again)
        for (const name of ['location', 'etag'])
          if (headerOf(one.came, name) !== headerOf(first.came, name) || !isDeepStrictEqual(field(one), field(first)))
            run.fail('a key that is sent again does not give the answer that it gave before', key, one)
      const changed = anotherBody(id, full)
      if (changed) run.hasStatus(await send({ ...request, body: changed }), 409, 'a key with another body')
      if (/^[^{]*\{gameId\}[^{]*$/.test(operations[id].path))
        await withGame(run, {}, async (gameId) => {
          run.hasStatus(await send({ ...request, params: { gameId } }), 409, 'a key in another game')
        })
      if (done !== 201) return
      const { byMethod, at, where } = placeOf(run, first, request.params)
      const found = byMethod.GET && (await ask(run, by, byMethod.GET, { params: at }))
      if (found && !isDeepStrictEqual(field(found), field(first)))
        run.fail('what is made is not what is found where it is', where, found)
      if (!byMethod.DELETE || !conflicts(id).includes('gone')) return
      await ask(run, by, byMethod.DELETE, { params: at })
      run.hasStatus(await send(request), 409, 'a key of what is deleted')
    }),
})
