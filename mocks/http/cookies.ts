import type { CookieChange } from '../db/cookie-jar.ts'
import type { World } from '../db/world.ts'

/** The cookies of a request, and those that its answer sets. */
export type Cookies = {
  get(name: string): string | undefined
  /** Sets an HttpOnly cookie for `maxAge` seconds. */
  set(name: string, value: string, maxAge: number): void
  clear(name: string): void
}

/**
 * Where the cookies are kept. `header`: by the client, as with a real server. `jar`: in the world, because code inside
 * a page can neither read nor set an HttpOnly cookie.
 */
export type CookieKeeper = 'header' | 'jar'

export const defaultKeeper = (): CookieKeeper => (typeof document === 'undefined' ? 'header' : 'jar')

type Parts = { request: Request; world: World; keeper: CookieKeeper }

/** The cookies of one exchange, and `settle`, which stores the new ones. */
export async function openCookies({ request, world, keeper }: Parts) {
  const held = keeper === 'header' ? fromHeader(request) : sendsCookies(request) ? await world.cookies.read() : {}
  const changes: CookieChange[] = []
  const cookies: Cookies = {
    get: (name) => held[name],
    set: (name, value, maxAge) => changes.push({ name, value, maxAge }),
    clear: (name) => changes.push({ name, value: '', maxAge: 0 }),
  }
  const secure = new URL(request.url).protocol === 'https:'
  const settle = async (): Promise<string[]> => {
    if (keeper === 'header') return changes.map((change) => setCookie(change, secure))
    if (sendsCookies(request)) await world.cookies.store(changes)
    return []
  }
  return { cookies, settle }
}

/** The pairs of the Cookie header (RFC 6265, section 5.4). Of two with one name the first counts. */
function fromHeader({ headers }: Request): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return [name, value.join('=')] as const
  })
  return Object.fromEntries(pairs.toReversed())
}

/** https://fetch.spec.whatwg.org/#concept-request-credentials-mode */
function sendsCookies({ credentials, url }: Request): boolean {
  if (credentials === 'same-origin') return typeof location === 'undefined' || new URL(url).origin === location.origin
  return credentials === 'include'
}

function setCookie({ name, value, maxAge }: CookieChange, secure: boolean): string {
  return `${name}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
