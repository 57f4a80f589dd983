import type { IncomingMessage, ServerResponse } from 'node:http'

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
export async function receive(message: IncomingMessage, url: URL): Promise<Request | undefined> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one)
  }
  const method = message.method ?? 'GET'
  const body = await bodyOf(message)
  if (!body) return undefined
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  return new Request(url, { method, headers, body: hasBody ? body : undefined })
}

async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(message.headers['content-length'] ?? 0) > readAtMost) return undefined
  const chunks: Buffer[] = []
  let length = 0
  // Not `for await`: leaving that loop early would close the connection before the refusal is sent.
  const isWhole = await new Promise<boolean>((resolve, reject) => {
    message.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > readAtMost) resolve(false)
      else chunks.push(chunk)
    })
    message.on('end', () => resolve(true))
    message.on('error', reject)
  })
  return isWhole ? new Uint8Array(Buffer.concat(chunks)) : undefined
}

/** Sends an answer. If there is none, or if it breaks off, the connection is closed. */
export async function send(response: Response, message: IncomingMessage, out: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    out.destroy()
    return
  }
  out.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') out.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length) out.setHeader('Set-Cookie', cookies)
  if (!message.complete) {
    out.setHeader('Connection', 'close')
    await drain(message)
  }
  try {
    // Each piece is sent before the next is read. Otherwise a break would also lose the pieces before it.
    for await (const piece of response.body ?? []) await written(out, piece)
    out.end()
  } catch {
    out.destroy()
  }
}

/** Discards the rest of a body for a moment: a client that is still sending would not read the answer. */
const drain = (message: IncomingMessage) =>
  new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, lingering)
    message.removeAllListeners('data').resume()
    message.once('close', () => {
      clearTimeout(enough)
      resolve()
    })
  })

const written = (out: ServerResponse, piece: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    out.write(piece, (error) => (error ? reject(error) : resolve()))
  })
