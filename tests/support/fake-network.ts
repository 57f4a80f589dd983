import { getResponse } from 'msw'
import type { HttpHandler } from 'msw/http'
import { onTestFinished, vi } from 'vitest'
import { createBackend } from '../../mocks/scenarios/backend.ts'
import { createCallLog } from '../../mocks/scenarios/call-log.ts'
import type { FaultId } from '../../mocks/scenarios/chosen-answers.ts'
import { createSettings } from '../../mocks/scenarios/settings.ts'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { createPathMatcher, pathBelow } from '../../src/contract/paths.ts'
import { fakeSocket } from './fake-socket.ts'

/** Node has no address of its own. */
const here = 'location' in globalThis ? '' : 'http://app.test'

type Options = {
  /** The server's clock, in Unix milliseconds. */
  now?: () => number
  sessionSeconds?: number
  /** Whether answers have a `Date` header, as a real server's have. */
  tellsTime?: boolean
  /** Answers before the mocked backend does. */
  answers?: HttpHandler[]
}

export type FakeNetwork = ReturnType<typeof fakeNetwork>

/**
 * The mocked backend in place of `fetch` and `WebSocket`, in a fresh world. It behaves like a network: an error status
 * does not reject, an aborted call ends at once, and a body may break off.
 */
export function fakeNetwork(options: Options = {}) {
  const { sessionSeconds, tellsTime, answers = [], ...worldOptions } = options
  const settings = createSettings()
  const backend = createBackend({
    settings,
    calls: createCallLog(),
    world: sessionSeconds === undefined ? worldOptions : { ...worldOptions, sessionSeconds: () => sessionSeconds },
  })
  const { world, hub } = backend
  const handlers = [...answers, ...backend.handlers]
  const begun: string[] = []
  const processed: string[] = []
  const answered: string[] = []
  const aborted: string[] = []
  const held = new Map<string, Promise<void>>()
  const lost = new Set<string>()

  let underWay = 0
  const answer = (input: RequestInfo | URL, init?: RequestInit) => {
    const done = () => void underWay--
    underWay++
    const response = new Promise<Response>((resolve, reject) => {
      const request = new Request(input, init)
      const name = operationOf(request)
      begun.push(name)
      request.signal.addEventListener('abort', () => {
        aborted.push(name)
        reject(request.signal.reason)
      })
      getResponse(handlers, request).then(async (response) => {
        if (tellsTime) response?.headers.set('Date', new Date(world.now()).toUTCString())
        processed.push(name)
        await held.get(name)
        answered.push(name)
        if (!response || response.type === 'error' || lost.delete(name)) reject(new TypeError('Failed to fetch'))
        else resolve(response)
      }, reject)
    })
    response.then(done, done)
    return response
  }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('WebSocket', fakeSocket(hub))
  onTestFinished(() => hub.close())

  const call = async (id: OperationId, body?: unknown): Promise<unknown> => {
    const { method, path } = operations[id]
    const headers = { 'Content-Type': 'application/json' }
    const response = await getResponse(
      handlers,
      new Request(here + basePath + path, { method, headers, body: JSON.stringify(body) }),
    )
    return response?.json()
  }
  const newestCode = () => world.outbox.list()[0]?.code ?? ''
  const start = async (email: string) => {
    const started = await call('startVerification', { email })
    const requestId = typeof started === 'object' && started && 'requestId' in started ? String(started.requestId) : ''
    return { requestId, code: newestCode() }
  }
  return {
    world,
    /** The server's side of the live channel. */
    hub,
    newestCode,
    /** Calls the server without the app, but with this browser's cookies. */
    call,
    /** Sends a code to an address, as if from an earlier page. */
    start,
    /** Signs a person in, as if on an earlier page of this browser. */
    signIn: async (email: string) => void (await call('checkVerification', await start(email))),
    /** Applies a fault to an operation from now on; without a fault, removes it. */
    setFault: (id: OperationId, fault?: FaultId) =>
      settings.change({ chosenAnswers: { ...settings.get().chosenAnswers, [id]: fault && { fault } } }),
    /**
     * From now on the server processes this operation, but its answers are delayed until the returned function is
     * called.
     */
    hold: (id: OperationId) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(id, promise)
      return () => {
        held.delete(id)
        resolve()
      }
    },
    /** The server processes the next call of this operation, and its answer does not arrive. */
    lose: (id: OperationId) => void lost.add(id),
    /** How often the app has called an operation. */
    count: (id: OperationId) => begun.filter((name) => name === id).length,
    /** How many of its calls the server has processed, whether or not the answer has arrived. */
    countProcessed: (id: OperationId) => processed.filter((name) => name === id).length,
    /** Whether no call is under way. */
    isQuiet: () => underWay === 0,
    /** How many of its calls have been answered, or have failed offline. */
    countAnswered: (id: OperationId) => answered.filter((name) => name === id).length,
    /** How many of its calls the app has aborted. */
    countAborted: (id: OperationId) => aborted.filter((name) => name === id).length,
  }
}

const match = createPathMatcher(operations)

function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url)
  return match(pathBelow(basePath, pathname) ?? '')?.byMethod[method] ?? pathname
}
