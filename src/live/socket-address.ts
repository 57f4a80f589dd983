import { apiBase } from '../api/api-base.ts'

/**
 * The address of a WebSocket on the API's host.
 *
 * @param path from the root of the host, as a ticket of `createLiveTicket` names it
 * @throws if it leads to another host
 */
export function socketAddress(path: string): string {
  const base = new URL(apiBase, location.origin)
  const { protocol, host, pathname, search } = new URL(path, base)
  if (host !== base.host) throw new Error('The channel is on another host.')
  return `${protocol.replace('http', 'ws')}//${host}${pathname}${search}`
}
