import { basePath } from '../contract/operations.gen.ts'

/** The base of the API's addresses: a path on this origin, or an address on another. */
export const apiBase = import.meta.env.VITE_API_BASE ?? basePath

/**
 * The address of a WebSocket on the API's host.
 *
 * @param path from the root of the host, as a ticket of `createLiveTicket` names it
 * @throws if it leads to another host
 */
export function socketAddress(path: string): string {
  const base = new URL(apiBase, location.origin)
  const { protocol, host, pathname, search } = new URL(path, base)
  if (host !== base.host) throw new Error('The live channel is not on the host of the API.')
  return `${protocol.replace('http', 'ws')}//${host}${pathname}${search}`
}
