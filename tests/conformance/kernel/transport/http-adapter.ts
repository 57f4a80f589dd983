import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '../../../../src/contract/operations.gen.ts'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  /** The encoding of the body when it is sent; UTF-8 by default. */
  encoding?: BufferEncoding
}
export type Came = { status: number; headers: [name: string, value: string][]; body: string }

export type Target = {
  origin: string
  /** The path of the API's URL, without a slash at its end. */
  basePath: string
  /** Whether cookies have to be Secure. */
  secure: boolean
  /** Sends one request. @throws {NoAnswer} */
  send: (sent: Sent) => Promise<Came>
  /** Lets time pass (milliseconds): over HTTP by waiting, in process by setting the clock forward. */
  pass: (ms: number) => Promise<void>
  /** Waits until what was done has reached the live channel, which is this late (milliseconds). */
  settle: (lag: number) => Promise<void>
  /** The longest wait of the run, in milliseconds. */
  patience: number
  /** How long a frame may take, in milliseconds; 3000 by default. */
  frameWithin?: number
  /** The frames in place of one of the live channel: a test makes bad ones. */
  changeFrame?: (text: string) => string[]
}

/** There was no answer, or only a part of it. The message says why. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  /** Whether nothing listens at the address. */
  readonly unreachable: boolean
  constructor(message: string, unreachable = false) {
    super(message)
    this.unreachable = unreachable
  }
}

/**
 * Sends one request on a connection of its own. The answer is returned as it was received: redirects are not followed,
 * cookies are not kept, and bytes after a 204, which `fetch` would hide, are included.
 *
 * @param origin `http://host:port` or `https://…`
 * @param timeout for the whole exchange, in milliseconds
 * @throws {NoAnswer}
 */
export function send(origin: string, sent: Sent, timeout: number): Promise<Came> {
  const { promise, resolve, reject } = Promise.withResolvers<Came>()
  const secure = origin.startsWith('https:')
  const body = Buffer.from(sent.body, sent.encoding)
  const length = body.length > 0 || sent.method !== 'GET' ? { 'Content-Length': String(body.length) } : {}
  const options = { method: sent.method, headers: { ...sent.headers, ...length }, agent: false, ...foundAt(origin) }
  const request = (secure ? requestHttps : requestHttp)(new URL(sent.path, origin), options)

  const raw: Buffer[] = []
  let answer: IncomingMessage | undefined
  const timer = setTimeout(() => request.destroy(new NoAnswer(`no answer within ${timeout / 1000} s`)), timeout)
  const settle = (text: string) => {
    if (answer?.statusCode) resolve({ status: answer.statusCode, headers: pairs(answer.rawHeaders), body: text })
  }

  request.on('socket', (socket) => {
    socket.on('connect', () => socket.remoteAddress && addresses.set(origin, socket.remoteAddress))
    socket.on('data', (chunk: Buffer) => raw.push(chunk))
  })
  request.on('response', (response) => {
    answer = response
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('error', (error) => reject(new NoAnswer(`the answer broke off: ${error.message}`)))
    response.on('end', () => {
      if (!isBodiless(sent.method, response.statusCode)) settle(Buffer.concat(parts).toString())
    })
  })
  request.on('error', (error) => {
    addresses.delete(origin)
    // The parser reports bytes after an answer without a body as an error. `settle` needs these bytes.
    if (answer && isBodiless(sent.method, answer.statusCode)) return
    reject(error instanceof NoAnswer ? error : explain(error))
  })
  request.on('close', () => {
    clearTimeout(timer)
    if (answer && isBodiless(sent.method, answer.statusCode)) settle(afterHead(Buffer.concat(raw).toString()))
    else if (!answer?.complete) reject(new NoAnswer('the connection closed before the answer was whole'))
  })
  request.end(body)
  return promise
}

/** The address that an origin was last connected at. A name with several is then neither looked up nor tried anew. */
const addresses = new Map<string, string>()

function foundAt(origin: string): { lookup?: LookupFunction } {
  const address = addresses.get(origin)
  if (address === undefined) return {}
  const family = isIPv6(address) ? 6 : 4
  return { lookup: (_, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)) }
}

const isBodiless = (method: string, status = 0) => method === 'HEAD' || status === 204 || status === 304
const afterHead = (text: string) => text.split('\r\n\r\n').slice(1).join('\r\n\r\n')

function pairs(flat: string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? '', flat[at * 2 + 1] ?? ''])
}

function explain(error: NodeJS.ErrnoException): NoAnswer {
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    error.code ?? '',
  )
  // A host name with several addresses fails with an AggregateError, whose message is empty.
  return new NoAnswer(error.message || (error.code ?? 'the connection failed'), unreachable)
}

/** The least that a change takes to reach the live channel, in milliseconds. */
const settling = 150

/** A server that is reached over HTTP. @param timeout the longest wait for one answer, in milliseconds */
export function overHttp({
  timeout,
  patience = 0,
  ...place
}: Pick<Target, 'origin' | 'basePath' | 'secure'> & { timeout: number; patience?: number }): Target {
  return {
    ...place,
    patience,
    send: (sent) => send(place.origin, sent, timeout),
    pass: (ms) => wait(ms),
    settle: (lag) => wait(Math.max(settling, 1.5 * lag)),
  }
}

/**
 * Checks that there is a server at all, before the run begins.
 *
 * @returns a problem that ends the run, or a hint at the address that was probably meant
 */
export async function reach({ origin, basePath, send }: Target): Promise<{ problem?: string; hint?: string }> {
  const { method, path } = operations.getUserInfo
  const address = `${origin}${basePath}`
  try {
    const { status } = await send({ method, path: basePath + path, headers: {}, body: '' })
    if (status !== 404) return {}
    return { hint: `${address}${path} is answered 404. Does --url hold the base path of the API?` }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { problem: `No server answers at ${address}: ${error.message}. Start it, or mend --url.` }
  }
}
