import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { isoTime } from '../db/time.ts'
import type { World } from '../db/world.ts'
import { answerWith } from '../http/answers.ts'

export const outboxPath = '/__outbox'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** The outbox as JSON, newest first. It is only for programs on this machine. */
export async function outboxPage(world: World, message: IncomingMessage, url: URL): Promise<Response> {
  if (!isLocal(message, url)) return answerWith(403, { message: 'Only this machine may read the outbox.' })
  if (message.method !== 'GET') return answerWith(405, { message: 'The outbox can only be read.' }, { Allow: 'GET' })
  // An unescaped plus sign in a query means a space, but people type `?contact=+12025550123`.
  const contact = url.searchParams.get('contact')?.replace(/^ /, '+')
  const messages = contact === undefined ? world.outbox.list() : await world.outbox.listTo(contact)
  return answerWith(
    200,
    messages.map(({ channel, to, subject, text, code, sentAt }) => ({
      channel,
      to,
      subject,
      text,
      code,
      sentAt: isoTime(sentAt),
    })),
  )
}

/**
 * Whether a request comes from this machine, under a local host name (a foreign page could use a name of its own that
 * resolves to this machine), and not through a proxy.
 */
export function isLocal({ socket, headers }: IncomingMessage, { hostname }: URL): boolean {
  const address = socket.remoteAddress ?? ''
  const family = socket.remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'
  const named = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
  return named && headers['x-forwarded-for'] === undefined && loopback.check(address, family)
}
