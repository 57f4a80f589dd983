import type { IncomingMessage, ServerResponse } from 'node:http'

/** A little more than what a handler takes, so that it is the handler that refuses what is too long. In bytes. */
const readAtMost = 65 * 1024
/** What is read and thrown away after that; whoever sends more is cut off. */
const drainAtMost = 16 * 1024 * 1024

/** The URL that was asked for; nothing if it is none. The host does not matter to anyone. */
export function urlOf(request: IncomingMessage): URL | undefined {
  // Behind a proxy that speaks TLS the client's scheme decides whether cookies are Secure.
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${request.headers.host ?? 'localhost'}`
  return URL.parse(request.url ?? '/', base) ?? undefined
}

/** Reads a request off the wire. */
export async function receive(message: IncomingMessage, url: URL): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one)
  }
  const method = message.method ?? 'GET'
  const body = await bodyOf(message)
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0
  return new Request(url, { method, headers, body: hasBody ? body : undefined })
}

async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of message) {
    if (length < readAtMost) chunks.push(chunk)
    length += chunk.length
    if (length > drainAtMost) throw new Error('The body is far too long.')
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Puts an answer on the wire. No answer, or one that breaks off, closes the connection in the middle. */
export async function send(response: Response, out: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    out.destroy()
    return
  }
  out.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') out.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length) out.setHeader('Set-Cookie', cookies)
  try {
    // Each piece is on its way before the next is asked for, or a break would take back what came before it.
    for await (const piece of response.body ?? []) await written(out, piece)
    out.end()
  } catch {
    out.destroy()
  }
}

const written = (out: ServerResponse, piece: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    out.write(piece, (error) => (error ? reject(error) : resolve()))
  })
