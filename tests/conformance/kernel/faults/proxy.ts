import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { World } from '../../../../mocks/db/world.ts'
import { routeOf } from '../../../../mocks/http/api.ts'
import { startMockServer } from '../../../../mocks/server/server.ts'
import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import { parseSetCookie } from '../transport/cookies.ts'
import { NoAnswer, send } from '../transport/http-adapter.ts'
import type { Behind, Call, Fault, Reply } from './fault.ts'
import { proxyLines } from './line-proxy.ts'

const timeoutMs = 10_000
/** Headers that belong to one connection and are not forwarded. */
const ofConnection = /^(host|connection|keep-alive|content-length|transfer-encoding)$/i

type Server = Awaited<ReturnType<typeof startMockServer>>

const overHttp = (good: Server, { method, path, headers, body }: Call) =>
  send(good.url, { method, path, headers, body }, timeoutMs)

/**
 * A call about which HTTP itself, or who stands at its door, has nothing to say. A second connection would double the
 * time of each.
 */
const isPlain = ({ method, path, headers, body }: Call) =>
  /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) &&
  URL.canParse(`http://localhost${path}`) &&
  (headers.origin === undefined || method === 'GET') &&
  body.length < 100_000

async function answerTo(good: Server, { method, path, headers, body }: Call): Promise<Reply> {
  const sent = body === '' || method === 'GET' ? undefined : body
  const response = await good.answerTo(new Request(new URL(path, good.url), { method, headers, body: sent }))
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

/** Starts a mock server with a proxy in front of it. The proxy plants one fault, or none. */
export async function serveWith(fault?: Pick<Fault, 'plant' | 'secure' | 'line'>) {
  const good = await startMockServer()
  const secrets = new Set<string>()
  const behind: Behind = {
    world: good.world,
    memory: new Map(),
    async forward(call) {
      const { status, headers: all, body } = await (isPlain(call) ? answerTo(good, call) : overHttp(good, call))
      // The good server's headers about its connection and the length of its body do not apply to another body.
      const own = all.filter(([name]) => !ofConnection.test(name))
      remember(secrets, own, good.world)
      return { status, headers: fault?.secure ? own.map(madeSecure) : own, body }
    },
  }
  const proxy = createServer(async (message) => {
    const call = await receive(message)
    const reply = await (fault?.plant ?? behind.forward)(call, behind).catch(dropIfUnanswered)
    if (reply === 'drop') message.socket.destroy()
    else if (reply !== 'hang') message.socket.end(bytes(call.method, reply))
  })
  proxyLines(proxy, { good: good.url, behind, plant: fault?.line })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  // For a server that listens on a port, the address has this type.
  const { port } = proxy.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    world: good.world,
    memory: behind.memory,
    /** Every code that was sent and every cookie that was set. None of them may be printed. */
    secrets,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await good.close()
    },
  }
}

/** A run that has ended closes the good server while calls of its last check may be under way. */
function dropIfUnanswered(error: unknown): 'drop' {
  if (error instanceof NoAnswer) return 'drop'
  throw error
}

async function receive(message: IncomingMessage): Promise<Call> {
  const { method = '', url: path = '' } = message
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !ofConnection.test(name) ? [[name, value] as const] : [],
  )
  return {
    id: operationOf(method, path),
    method,
    path,
    // The good server takes this for its own origin, whatever page has called it.
    headers: { ...Object.fromEntries(headers), 'x-forwarded-host': message.headers.host ?? '' },
    body: await text(message),
  }
}

function operationOf(method: string, path: string): OperationId | undefined {
  const url = `http://localhost${path}`
  return method !== 'HEAD' && URL.canParse(url) ? routeOf({ method, url })?.id : undefined
}

function remember(secrets: Set<string>, headers: Reply['headers'], world: World) {
  for (const { code } of world.outbox.list()) secrets.add(code)
  for (const [name, line] of headers) {
    if (name.toLowerCase() === 'set-cookie') secrets.add(parseSetCookie(line).value)
  }
  secrets.delete('')
}

const madeSecure = ([name, value]: [string, string]): [string, string] => [
  name,
  name.toLowerCase() === 'set-cookie' ? `${value}; Secure` : value,
]

/** Written by hand, because Node's server enforces rules that faulty servers break. */
function bytes(method: string, { status, headers, body }: Reply): string {
  const length = status === 204 ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [
    `HTTP/1.1 ${status} Planted`,
    ...headers.map((pair) => pair.join(': ')),
    ...length,
    'Connection: close',
  ]
  return `${lines.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : body}`
}
