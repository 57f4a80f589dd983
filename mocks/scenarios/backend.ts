import { delay } from 'msw'
import type { HttpHandler } from 'msw/http'
import type { OperationId } from '../../src/contract/operations.gen.ts'
import { hourSeconds } from '../db/core.ts'
import { createWorld, type WorldOptions } from '../db/world.ts'
import { handlerOfApi, routeOf } from '../http/api.ts'
import type { HandlerOptions } from '../http/create-handler.ts'
import { createHub, type HubOptions } from '../live/hub.ts'
import { apiOf } from '../tags/handlers.ts'
import type { CallLog } from './call-log.ts'
import { faults } from './faults.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import type { SettingsStore } from './settings.ts'

type Options = HandlerOptions & {
  settings: SettingsStore
  calls: CallLog
  world?: Omit<WorldOptions, 'sessionSeconds'>
  live?: Omit<HubOptions, 'fault'>
}

/**
 * The backend for the browser and for the server: a world, its handlers, the chosen scenario and faults in front of
 * them, a log of the calls, and the hub of the live channel.
 */
export function createBackend({ settings, calls, world: worldOptions, live, ...options }: Options) {
  const scenario = (): Scenario => scenarios[settings.get().scenario]
  const world = createWorld({
    ...worldOptions,
    sessionSeconds: () => settings.get().sessionSeconds ?? scenario().sessionSeconds ?? hourSeconds,
  })
  const api = apiOf(world, options)

  const faultOf = (id: OperationId) => {
    const { fault, only } = scenario()
    return settings.get().faults[id] ?? (only && !only.includes(id) ? undefined : fault)
  }
  const answer = async (request: Request): Promise<Response> => {
    const wait = (scenario().latency ?? 0) + settings.get().latency
    if (wait > 0) await delay(wait)
    const real = () => api(request)
    const id = routeOf(request, options.basePath)?.id
    const fault = id && faultOf(id)
    return fault ? faults[fault].respond({ id, now: world.now(), real }) : real()
  }
  const logged = async (request: Request) => {
    const response = await calls.record(request, () => answer(request.clone()))
    if (response.type !== 'error') asServed(response, world.now())
    return response
  }
  const handlers: HttpHandler[] = [handlerOfApi(logged, options.basePath)]
  const hub = createHub(world, { ...live, fault: () => scenario().live })
  return { world, handlers, hub }
}

/** Adds what every server of this API adds: its clock, which clients use to correct theirs, and a ban on caching. */
function asServed({ headers }: Response, now: number) {
  headers.set('Date', new Date(now).toUTCString())
  headers.set('Cache-Control', 'no-store')
}
