import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { basePath as contractBase } from '../../src/contract/operations.gen.ts'
import { createCrew } from '../companions/companions.ts'
import { snapshotsInMemory } from '../db/snapshots.ts'
import type { WorldOptions } from '../db/world.ts'
import { answerWith } from '../http/build-answer.ts'
import { forgetLive, moveClock } from '../live/hub.ts'
import { createBackend } from '../scenarios/backend.ts'
import { createCallLog } from '../scenarios/call-log.ts'
import type { Tag } from '../scenarios/real-tags.ts'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import { createSettings } from '../scenarios/settings.ts'
import { createNotices } from '../scenarios/store.ts'
import { forgetOld } from '../tags/ideas/rules.ts'
import { worldNamed } from '../tags/worlds.ts'
import { openChannel } from './channel.ts'
import { keepInFile } from './data-file.ts'
import { answerCors, isAllowed, isForbidden, isReading, receive, send, urlOf } from './http-adapter.ts'
import { createLateCheck, createMockPage, isOfWorkbench, outboxPage, outboxPath } from './mock-page.ts'
import { realSide, tunnelTo } from './real-side.ts'

export type MockServerOptions = {
  /** The port; 0, the default, for any free one. */
  port?: number
  host?: string
  scenario?: ScenarioId
  /** What an empty world is filled with. */
  madeUp?: string
  /** The delay of every answer, in milliseconds. */
  latency?: number
  /** The other origins whose pages may call the API. */
  cors?: readonly string[]
  /** The base of the API's addresses; by default that of the contract. */
  basePath?: string
  now?: WorldOptions['now']
  /** The file that stores the world; without it the world ends with the process. */
  data?: string
  /** How long a request may take to arrive, in milliseconds. */
  timeoutMs?: number
  /** The tags that a real server answers, and its origin. */
  real?: readonly Tag[]
  target?: string
  /** Opens the workbench from another machine. */
  key?: string | undefined
  /** Answers requests outside the API, such as the files of an app; false for a call to the mock. */
  serve?: (message: IncomingMessage, out: ServerResponse) => boolean
}

export type MockServer = Awaited<ReturnType<typeof startMockServer>>

/** How long `close` waits for unfinished answers, in milliseconds. */
const grace = 1000

/**
 * Serves the mocked backend over HTTP: the same world and handlers as in the browser, with real cookies.
 *
 * @throws If it cannot listen, for example because the port is taken.
 */
export async function startMockServer(options: MockServerOptions = {}) {
  const { port = 0, host = '127.0.0.1', scenario = 'normal', madeUp = 'empty', latency = 0, cors = [] } = options
  const { basePath = contractBase, now, data, timeoutMs = 20_000, serve, real = [], target = '', key } = options
  const settings = createSettings({ scenario, latency })
  const checker = createLateCheck(basePath)
  const calls = createCallLog(checker.check)
  const side = real.length > 0 ? realSide(real, target) : undefined
  const backend = createBackend({ realSide: side, settings, calls, basePath, cookies: 'header', world: { now } })
  const { world, handlers, hub, isReal } = backend
  const flush = data === undefined ? undefined : await keepInFile(world, data)
  if (world.everything().length === 0) await world.step((rows) => worldNamed(madeUp)?.(rows, world))
  // Beside a real server the clock is the real one, wherever the mock alone has left it.
  if (real.length > 0) await moveClock(world, 0)
  // A started server knows none of the counts of the one before it.
  await world.step(forgetLive)
  await world.step((rows) => forgetOld(rows, world.now()))

  const crew = createCrew(world, hub)
  const workbench = createMockPage(
    {
      world,
      crew,
      settings,
      calls,
      real,
      notices: createNotices(),
      snapshots: snapshotsInMemory(),
      check: checker.check,
    },
    { key, onOpen: checker.begin },
  )
  const answerTo = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request)
    return response ?? answerWith(404, { message: `There is no ${new URL(request.url).pathname} here.` })
  }
  const answer = async (message: IncomingMessage): Promise<Response> => {
    const url = urlOf(message)
    if (!url) return answerWith(400, { message: 'The address is not valid.' })
    if (url.pathname === outboxPath) return outboxPage(world, message, url)
    if (isOfWorkbench(url)) return workbench(message, url, () => receive(message, url))
    if (isForbidden(message)) return answerWith(405, { message: `The mock doesn't take ${message.method}.` })
    // Like a gateway: before anything of the call is checked.
    if (!isReading(message) && !isAllowed(message, cors))
      return answerWith(403, { message: 'A page of another origin may not change anything here.' })
    const request = await receive(message, url)
    if (!request) return answerWith(400, { message: 'The body is too long.' })
    return answerTo(request)
  }
  const limits = { headersTimeout: timeoutMs, requestTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 4 }
  const server = createServer(limits, (message: IncomingMessage, out: ServerResponse) => {
    if (serve?.(message, out)) return
    const url = urlOf(message)
    if (url && url.pathname !== outboxPath && !isOfWorkbench(url) && answerCors(cors, message, out)) return
    void answer(message)
      .catch(() => answerWith(500, { message: "The mock couldn't answer." }))
      .then((response) => send(response, message, out))
  })
  const channel = openChannel({ hub, basePath, origins: cors, onFrame: calls.addFrame })
  const tunnel = side && tunnelTo(target)
  server.on('upgrade', (...upgrade) => (tunnel && isReal('live') ? tunnel : channel)(...upgrade))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  const name = host.includes(':') ? `[${host}]` : host

  return {
    /** Its origin, without a slash at the end. */
    url: `http://${name}:${listening}`,
    world,
    settings,
    calls,
    hub,
    /** Answers a call that has not come over HTTP. */
    answerTo,
    /** Stops accepting calls, finishes those under way if it can, and frees the port. */
    close: () =>
      new Promise<void>((resolve) => {
        crew.close()
        hub.close()
        const cut = setTimeout(() => server.closeAllConnections(), grace)
        server.close(() => {
          clearTimeout(cut)
          world.close()
          flush?.()
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
