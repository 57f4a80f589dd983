import { isDeepStrictEqual } from 'node:util'
import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import type { GameId, NewGame } from '../../../src/contract/types.gen.ts'
import { mustNameVersion } from './cases.ts'
import { type Check, does, pointerTo } from './check.ts'
import { bodySchemaOf, propertiesOf, readerOf, takes } from './contract.ts'
import { field, headerOf } from './exchange.ts'
import {
  ask,
  type Group,
  idOf,
  inHours,
  keyed,
  members,
  newId,
  newLink,
  type Part,
  parts,
  sharedGroup,
  signInAnew,
  withGame,
  withGroup,
} from './group.ts'
import { type Exchange, type Request, type Run, Stopped } from './run.ts'

// A check in steps. A step names the caller, the operation, its input, the expected status and the expected answer.

/** The input of an operation by name: path parameters, headers, query, fields of the body. A part stands for its person's user id. */
export type Input = Record<string, unknown>
export type Body = Record<string, unknown>
export type By = Part | 'nobody'

export type Scene = {
  run: Run
  gameId: GameId
  /** A call. `want`: the expected answer. Another success than the expected one ends the check. @returns the answer's body */
  by: (who: By, id: OperationId, status: number, input?: Input, want?: unknown) => Promise<Body>
  /** A person reads, and gets what is expected. */
  sees: (who: By, id: OperationId, want: unknown, input?: Input) => Promise<Body>
  /** Reports the last answer as wrong. */
  fail: (message: string) => void
  /** The last answer. */
  last: () => Exchange
}

/** The headers that an input names. */
const headerFields = { 'Invitation-Token': 'token', 'Take-Back-Key': 'takeBackKey', 'Idempotency-Key': 'key' }

/** The default input. */
const usual: { [Id in OperationId]?: () => Input } = {
  createGame: () => ({ name: 'Conformance', seats: 12, timeZone: 'Europe/Berlin' }),
  createInvitation: () => newLink(),
  createIdea: () => ({ kind: 'place', title: 'Conformance' }),
  createIdeaTable: () => ({ name: `Conformance ${newId().slice(-8)}`, entries: [{ text: 'a door', weight: 1 }] }),
  addBoundary: () => ({ kind: 'veil', text: 'Spiders up close' }),
  offerDates: () => ({ durationMinutes: 180, dates: [inHours(24), inHours(48)] }),
}

const isPart = (value: unknown): value is Part => parts.some((part) => part === value)

/** The fields that hold a user id, or several. */
const holdsId = /^(userId|ownerId|to|asked|answered|notReady)$/
const aboutList = /^(including|excluding|inAnyOrder)$/

/** Replaces parts by user ids. `name`: the field in which the value stands. */
export async function withIds(run: Run, value: unknown, name = ''): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => withIds(run, each, name)))
  if (isPart(value) && holdsId.test(name)) return idOf(run, value)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.entries(value).map(async ([field, each]) => [
    field,
    await withIds(run, each, aboutList.test(field) ? name : field),
  ])
  return Object.fromEntries(await Promise.all(all))
}

/** The request of an operation from an input. Its game and the current version are the defaults. */
export async function requestOf(run: Run, who: By, id: OperationId, input: Input, gameId?: GameId): Promise<Request> {
  const given: Input = { ...usual[id]?.(), ...Object(await withIds(run, input)) }
  const { method, path } = operations[id]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, String(given[name] ?? gameId)]))
  const headers = Object.fromEntries(
    Object.entries(headerFields).flatMap(([header, name]) =>
      takes(id, header) && given[name] !== undefined ? [[header, String(given[name])]] : [],
    ),
  )
  if (takes(id, 'Idempotency-Key')) Object.assign(headers, { ...keyed(), ...headers })
  if (takes(id, 'If-Match')) {
    const version = given.version ?? headerOf((await ask(run, who, readerOf(id), { params })).came, 'etag') ?? '"1"'
    headers['If-Match'] = typeof version === 'number' ? `"${version}"` : String(version)
  }
  const schema = bodySchemaOf(id)
  const known = Object.keys(propertiesOf(schema))
  const rest = Object.entries(given).filter(([name]) => !names.includes(name))
  if (method === 'GET')
    return {
      params,
      headers,
      query: Object.fromEntries(
        rest.filter(([name, value]) => takes(id, name) && value !== undefined),
      ) as Request['query'],
    }
  return { params, headers, body: schema && Object.fromEntries(rest.filter(([name]) => known.includes(name))) }
}

/** Somebody calls an operation on a game. */
export const askIn = async (run: Run, gameId: GameId, who: Part, id: OperationId, input: Input = {}) =>
  ask(run, who, id, await requestOf(run, who, id, input, gameId))

/** Several people call an operation at the same time. `want`: the statuses of the answers, in ascending order. */
export async function atOnce({ run, gameId }: Scene, id: OperationId, want: number[], ...calls: [Part, Input][]) {
  const ready = calls.map(async ([part, input]) => ({ part, request: await requestOf(run, part, id, input, gameId) }))
  const tries = (await Promise.all(ready)).map(({ part, request }) => ask(run, part, id, request))
  const all = (await Promise.all(tries)).toSorted((one, other) => one.came.status - other.came.status)
  const came = all.map((one) => one.came.status).join()
  if (came !== want.join()) run.fail(`${id} at once: came ${came}, not ${want.join()}`, pointerTo(id), all.at(-1))
}

/** A list with such an item; without one; with exactly these, in any order. */
export const including = (thing: unknown) => ({ including: thing })
export const excluding = (thing: unknown) => ({ excluding: thing })
export const inAnyOrder = (...things: unknown[]) => ({ inAnyOrder: things })

/** Lists whose order nothing promises. */
const unordered = /(^|\.)(members|notReady|answers|commitments|asked|answered)$/

const isLike = (came: unknown, want: unknown) => unlike(came, want).length === 0
/** Whether a list satisfies such an expectation; `undefined` if it is none. */
function holdsOf(came: unknown, want: object): boolean | undefined {
  const all = Array.isArray(came) ? came : []
  if ('including' in want) return all.some((each) => isLike(each, want.including))
  if ('excluding' in want) return !all.some((each) => isLike(each, want.excluding))
  if (!('inAnyOrder' in want) || !Array.isArray(want.inAnyOrder)) return undefined
  return (
    all.length === want.inAnyOrder.length && want.inAnyOrder.every((thing) => all.some((each) => isLike(each, thing)))
  )
}

/** A time in UTC, at most a minute from now. */
export const isNow = (value: unknown) =>
  /(Z|\+00:00)$/.test(String(value)) && Math.abs(Date.parse(String(value)) - Date.now()) < 60_000
/** Such a time, later than before. */
export const later = (before: unknown) =>
  function later(value: unknown) {
    return isNow(value) && Date.parse(String(value)) > Date.parse(String(before))
  }
const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const isSame = (came: unknown, want: unknown) =>
  isTime(came) && isTime(want)
    ? Math.abs(Date.parse(String(came)) - Date.parse(String(want))) < 1000
    : isDeepStrictEqual(came, want)

/**
 * The differences between an answer and what is expected. Other fields of an object are ignored; `undefined` means
 * absent; times less than a second apart are equal; a function says whether it is satisfied.
 */
export function unlike(came: unknown, want: unknown, path = ''): string[] {
  const other = [`${path || 'the answer'} is ${JSON.stringify(came)}, not ${JSON.stringify(want) ?? 'absent'}`]
  if (typeof want === 'function') return want(came) ? [] : [`${path} is ${JSON.stringify(came)}, not ${want.name}`]
  if (typeof want !== 'object' || want === null) return isSame(came, want) ? [] : other
  const holds = holdsOf(came, Array.isArray(want) && unordered.test(path) ? inAnyOrder(...want) : want)
  if (holds !== undefined) return holds ? [] : other
  if (Array.isArray(want) && (!Array.isArray(came) || came.length !== want.length)) return other
  return Object.entries(want).flatMap(([name, each]) =>
    unlike(Reflect.get(Object(came), name), each, path ? `${path}.${name}` : name),
  )
}

/** How many earlier steps a failure reports. */
const stepsReported = 6

export function sceneIn(run: Run, gameId: GameId): Scene {
  const trail: string[] = []
  let last: Exchange
  let change: OperationId | undefined
  const place = () => (last.id ? pointerTo(last.id, 'responses', last.came.status) : '#/paths')
  const scene: Scene = {
    run,
    gameId,
    async by(who, id, status, input = {}, want) {
      const before = trail.length > 0 ? `, after ${trail.slice(-stepsReported).join(', ')}` : ''
      last = await ask(run, who, id, {
        ...(await requestOf(run, who, id, input, gameId)),
        expects429: status === 429,
      })
      trail.push(`${id} by ${who} (${last.came.status})`)
      if (operations[id].method !== 'GET') change = id
      const isRight = run.hasStatus(last, status, `${id} by ${who}${before}`)
      if (!isRight && status < 300) throw new Stopped()
      if (isRight && headerOf(last.came, 'etag') && field(last, 'rev')) mustNameVersion(run, last, id)
      if (isRight && want !== undefined)
        for (const message of unlike(field(last), await withIds(run, want)))
          run.fail(`${id} by ${who}: ${message}${before}`, place(), last, change)
      return Object(field(last))
    },
    sees: (who, id, want, input) => scene.by(who, id, 200, input, want),
    fail: (message) => run.fail(message, place(), last),
    last: () => last,
  }
  return scene
}

/** The message of the last answer contains these names. */
export function mustName({ last, fail }: Scene, all: unknown[]) {
  const message = String(field(last(), 'message')).toLowerCase()
  for (const name of all) if (!message.includes(String(name).toLowerCase())) fail(`the message does not name ${name}`)
}

/** What steps make beside the game of their check: how it is listed and deleted, and the name of its id. */
export const kinds = {
  idea: { make: 'createIdea', list: 'listIdeas', drop: 'deleteIdea', name: 'ideaId' },
  table: { make: 'createIdeaTable', list: 'listIdeaTables', drop: 'deleteIdeaTable', name: 'tableId' },
  game: { make: 'createGame', list: 'listGames', drop: 'deleteGame', name: 'gameId' },
} as const

type Steps<At> = (scene: At & Scene) => Promise<unknown>

/** Makes steps in a game, and deletes afterwards what they have made. */
async function tidily<At extends { gameId: GameId }>(run: Run, at: At, work: Steps<At>) {
  const made: [By, OperationId, Body][] = []
  const scene = sceneIn(run, at.gameId)
  const by: Scene['by'] = async (who, id, ...rest) => {
    const body = await scene.by(who, id, ...rest)
    if (scene.last().came.status === 201) made.push([who, id, body])
    for (const ideaId of Array.isArray(body.ideaIds) ? body.ideaIds : []) made.push([who, 'createIdea', { ideaId }])
    return body
  }
  try {
    await work({ ...at, ...scene, by, sees: (who, id, want, input) => by(who, id, 200, input, want) })
  } finally {
    for (const [who, id, body] of made) {
      const kind = Object.values(kinds).find(({ make }) => make === id)
      if (kind) await ask(run, who, kind.drop, { params: { [kind.name]: String(body[kind.name]) } })
    }
  }
}

/** A check in no game. */
export const inNoGame = (title: string, work: Steps<object>) => does(title, (run) => tidily(run, { gameId: '' }, work))

/** A check in a game of its own. */
export const inGame = (title: string, work: Steps<object>, input: Partial<NewGame> = {}) =>
  does(title, (run) => withGame(run, input, (gameId) => tidily(run, { gameId }, work)))

/** A check in a game of its own, with all its members. */
export const inGroup = (title: string, work: Steps<Group>) =>
  does(title, (run) => withGroup(run, (group) => tidily(run, group, work)))

/** A check in the shared game, which it must not change. */
export const inSharedGroup = (title: string, work: Steps<Group>) =>
  does(title, async (run) => tidily(run, await sharedGroup(run), work))

/** A check that lets time pass; its people sign in again. `takes` is in seconds. */
export const aging = (takes: number, whose: readonly Part[], { title, run }: Pick<Check, 'title' | 'run'>) => ({
  title,
  takes,
  phase: 'aging' as const,
  run: async (at: Run) => {
    await signInAnew(at, ...whose)
    await run(at)
  },
})

/** One that lets time pass, in a game of its own, with all its members. */
export const waits = (takes: number, title: string, work: (scene: Scene & Group) => Promise<unknown>) =>
  aging(takes, [...members, 'waiting', 'removed'], inGroup(title, work))
