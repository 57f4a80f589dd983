import { delay } from 'msw'
import type { HttpHandler } from 'msw/http'
import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { hourSeconds } from '../db/core.ts'
import { createWorld, type WorldOptions } from '../db/world.ts'
import { findOperation, handlerOfApi } from '../http/api.ts'
import type { HandlerOptions } from '../http/create-handler.ts'
import { createHub, type HubOptions } from '../live/hub.ts'
import { apiOf } from '../tags/handlers.ts'
import type { CallLog } from './call-log.ts'
import { type ChosenAnswer, respondTo } from './chosen-answers.ts'
import { createBridge, type RealSide } from './half-real.ts'
import type { Tag } from './real-tags.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import type { SettingsStore } from './settings.ts'

type Options = HandlerOptions & {
  settings: SettingsStore
  calls: CallLog
  world?: WorldOptions
  live?: Omit<HubOptions, 'fault'>
  /** The real server that answers some of the tags. */
  realSide?: RealSide | undefined
}

/**
 * The backend for the browser and for the server: a world, its handlers, the chosen scenario and faults in front of
 * them, a log of the calls, and the hub of the live channel.
 */
export function createBackend({ settings, calls, world: worldOptions, live, realSide, ...options }: Options) {
  const scenario = (): Scenario => scenarios[settings.get().scenario]
  const world = createWorld({ sessionSeconds: () => scenario().sessionSeconds ?? hourSeconds, ...worldOptions })
  const api = apiOf(world, options)

  /** A chosen answer, which is used up if it is for the next call only. */
  const chosenFor = (id: OperationId): ChosenAnswer | undefined => {
    const { chosenAnswers } = settings.get()
    const { fault, only } = scenario()
    const { [id]: chosen, ...others } = chosenAnswers
    if (chosen?.once) settings.change({ chosenAnswers: others })
    return chosen ?? (fault && (!only || only.includes(id)) ? { fault } : undefined)
  }
  const bridge = realSide && createBridge(world, realSide, (request) => request.headers.get('cookie') ?? '')
  /** Whether the real server answers a tag now. */
  const isReal = (tag: Tag) => realSide?.tags.includes(tag) === true && !settings.get().mocked.includes(tag)
  /** As the real server answers, or by the rules. */
  const answerTruly = async (request: Request, id: OperationId | undefined) => {
    if (realSide && bridge && id && isReal(operations[id].tag)) {
      const response = await realSide.send(request.clone())
      if (response.type !== 'error') await bridge.learn(id, request, response)
      return { response, by: 'real' as const }
    }
    const known = bridge && isReal('auth') ? await bridge.translate(request) : request
    return { response: await api(known), by: 'rules' as const }
  }
  const answer = async (request: Request, id: OperationId | undefined) => {
    const chosen = id && chosenFor(id)
    const wait = (scenario().latency ?? 0) + settings.get().latency + (chosen?.delay ?? 0)
    if (wait > 0) await delay(wait)
    const real = async () => (await answerTruly(request, id)).response
    const response = id && chosen && (await respondTo(chosen, { id, now: world.now(), real }))
    const breaksOff = chosen?.fault === 'dropped'
    return response ? { response, by: 'chosen' as const, breaksOff } : answerTruly(request, id)
  }
  const logged = (request: Request): Promise<Response> => {
    const operation = findOperation(request, options.basePath)?.id
    const route = { operation, tag: operation ? operations[operation].tag : '' }
    return calls.record(request, route, async () => {
      const answered = await answer(request, operation)
      const { type, headers } = answered.response
      if (type !== 'error' && answered.by !== 'real') {
        // Every server of this API adds its clock, which clients use to correct theirs, and a ban on caching.
        headers.set('Date', new Date(world.now()).toUTCString())
        headers.set('Cache-Control', 'no-store')
      }
      return answered
    })
  }
  const handlers: HttpHandler[] = [handlerOfApi(logged, options.basePath)]
  const hub = createHub(world, { ...live, fault: () => scenario().live })
  return { world, handlers, hub, isReal }
}
