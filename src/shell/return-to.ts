import { findRoute } from './routes.ts'

const key = 'emberhall.return-to'
const ownerKey = `${key}.user`

/** A page that a visitor wanted to open before signing in. */
export type ReturnTo = { path: string; title: string }

/**
 * Remembers the page that a visitor wanted while they sign in: in this tab only, and not in the address. If storage is
 * blocked or full, Home cannot offer to continue; nothing else is lost.
 * @param path pathname, query and fragment, without the base path; Home, which makes the offer, is not remembered
 * @param userId who was signed in there; without one the page is for whoever signs in first
 */
export function saveReturnTo(path: string, userId = ''): void {
  if (findRoute(path.split(/[?#]/)[0] ?? '').id === 'home') return
  try {
    sessionStorage.setItem(ownerKey, userId)
    sessionStorage.setItem(key, path)
  } catch {}
}

/**
 * The page that the visitor wanted, or `undefined`. The stored text may come from anyone, so it is parsed.
 * @param userId who is signed in: a page that belongs to another user is not returned
 */
export function readReturnTo(userId?: string): ReturnTo | undefined {
  try {
    const owner = sessionStorage.getItem(ownerKey)
    return owner && owner !== userId ? undefined : parseReturnTo(sessionStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** Assigns a remembered page without an owner to the user who signed in, and deletes a page of another user. */
export function assignReturnTo(userId: string | undefined): void {
  saveReturnTo(readReturnTo(userId)?.path ?? '', userId)
}

/** Deletes the remembered page of a user who has pressed Logout. */
export function forgetReturnTo(userId: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) !== userId) return
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(ownerKey)
  } catch {}
}

/** Deletes the remembered page once it is open. `path`: pathname, without the base path. */
export function arriveAt(path: string): void {
  try {
    if (parseReturnTo(sessionStorage.getItem(key))?.path.split(/[?#]/)[0] === path) sessionStorage.removeItem(key)
  } catch {}
}

/**
 * Accepts only the path of a signed-in screen of this app. It returns the path as the URL parser normalized it, so
 * nothing in the text (`//`, `/\`, a scheme, control characters) can lead to another origin (CWE-601).
 */
export function parseReturnTo(text: string | null): ReturnTo | undefined {
  if (!text?.startsWith('/')) return undefined
  const here = 'https://app.invalid'
  const url = URL.canParse(text, here) ? new URL(text, here) : undefined
  if (url?.origin !== here || url.pathname.startsWith('//') || url.username) return undefined
  const route = findRoute(url.pathname)
  return route.access === 'signed-in' ? { path: url.pathname + url.search + url.hash, title: route.title } : undefined
}
