import type { IncomingMessage } from 'node:http'
import { connect as connectPlain } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectSecure } from 'node:tls'
import { answerWith } from '../http/build-answer.ts'
import type { RealSide } from '../scenarios/half-real.ts'
import { noAnswerFrom, type Tag } from '../scenarios/real-tags.ts'

/** Headers of one connection, which are not passed on (RFC 9110, section 7.6.1). */
const ofConnection = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade', 'expect']
/** Headers of a body that `fetch` has decoded. */
const ofCoding = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']

/** Passes calls on to a real server. @param target its origin */
export function realSide(tags: readonly Tag[], target: string): RealSide {
  return {
    tags,
    async send(request) {
      const { pathname, search, host } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ofConnection) headers.delete(name)
      // The page's own host, by which a server recognizes foreign pages: `Host` is the target's. A proxy in front of
      // the mock, such as the dev server, has named it already.
      headers.set('X-Forwarded-Host', headers.get('X-Forwarded-Host') ?? host)
      const body = await request.arrayBuffer()
      const init = { method: request.method, headers, body: body.byteLength > 0 ? body : undefined }
      try {
        const {
          status,
          headers: given,
          body: stream,
        } = await fetch(target + pathname + search, { ...init, redirect: 'manual' })
        const passed = new Headers(given)
        for (const name of ofCoding) passed.delete(name)
        return new Response(stream, { status, headers: passed })
      } catch {
        return answerWith(502, { message: noAnswerFrom(target) })
      }
    },
  }
}

/** Passes WebSockets on to a real server, as they are: it answers the upgrades of a server. @param target its origin */
export function tunnelTo(target: string) {
  const { protocol, hostname, port, host } = new URL(target)
  return ({ method, url, rawHeaders, headers }: IncomingMessage, stream: Duplex, head: Buffer) => {
    const secure = protocol === 'https:'
    const at = { host: hostname, port: Number(port) || (secure ? 443 : 80) }
    const upstream = secure ? connectSecure({ ...at, servername: hostname }) : connectPlain(at)
    const lines = [
      `${method} ${url} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-Host: ${headers['x-forwarded-host'] ?? headers.host}`,
    ]
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (!/^(host|x-forwarded-host)$/i.test(rawHeaders[at] ?? ''))
        lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(stream).pipe(upstream)
    for (const [one, other] of [
      [upstream, stream],
      [stream, upstream],
    ] as const)
      one.on('error', () => other.destroy())
  }
}
