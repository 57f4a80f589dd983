import { href } from '../../../shell/href.ts'

/** The link that is given to people: the whole address of an invitation, wherever the app is served. */
export function invitationAddress(gameId: string, token: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return new URL(base + href('join', { gameId, token }), location.origin).href
}
