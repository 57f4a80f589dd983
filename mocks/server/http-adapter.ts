import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

/** More than any operation accepts, in bytes. A longer body is refused without being read to its end. */
const readAtMost = 16 * 1024 * 1024
/** How long a client that sends too much may go on sending, so that it can read the refusal. In milliseconds. */
const lingering = 1000

/** The requested URL; `undefined` if it is not a valid one. The host is not used. */
export function urlOf(request: IncomingMessage): URL | undefined {
  // Behind a proxy that ends TLS, the client's scheme decides whether cookies are Secure.
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${request.headers.host ?? 'localhost'}`
  return URL.parse(request.url ?? '/', base) ?? undefined
}

/** Methods that `Request` refuses (https://fetch.spec.whatwg.org/#forbidden-method). */
export const isForbidden = ({ method = '' }: IncomingMessage) => /^(CONNECT|TRACE|TRACK)$/.test(method)

/** Reads a request; `undefined` if its body is too long. */
export async function receive(message: IncomingMessage, out: ServerResponse, url: URL): Promise<Request | undefined> {
  if (Number(message.headers['content-length'] ?? 0) > readAtMost) return undefined
  const { method, headers, body } = createRequest(message, out)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > readAtMost) return undefined
    chunks.push(chunk)
  }
  return new Request(url, { method, headers, body: length > 0 ? Buffer.concat(chunks) : undefined })
}

/** Sends an answer. If there is none, or if it breaks off, the connection is closed. */
export async function send(response: Response, message: IncomingMessage, out: ServerResponse): Promise<void> {
  if (response.type === 'error') return void out.destroy()
  if (!message.complete) {
    out.setHeader('Connection', 'close')
    await drain(message)
  }
  // What was written before a break should arrive.
  await sendResponse(out, response).catch(() => setImmediate(() => out.destroy()))
}

/** Discards the rest of a body for a moment: a client that is still sending would not read the answer. */
function drain(message: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const enough = setTimeout(resolve, lingering)
  message.resume().once('close', () => {
    clearTimeout(enough)
    resolve()
  })
  return promise
}
