import { findRoute } from './find-route.ts'

const key = 'emberhall.return-to'
const ownerKey = `${key}.user`

/** A page inside the app that a visitor was on their way to. */
export type ReturnTo = { path: string; title: string }

/**
 * Keeps where a visitor was going while they sign in: out of the address, in this tab only.
 * Storage that is blocked or full costs the offer to continue, nothing else.
 *
 * @param path as the router has it: pathname, query and fragment, without the base path; Home itself is where the
 *   offer would be made
 * @param userId whose page it was, where somebody was signed in; without one it is for whoever signs in first
 */
export function saveReturnTo(path: string, userId = ''): void {
  if (findRoute(path.split(/[?#]/)[0] ?? '').id === 'home') return
  try {
    sessionStorage.setItem(ownerKey, userId)
    sessionStorage.setItem(key, path)
  } catch {}
}

/**
 * Where the visitor was going, or `undefined`. What is stored is read as anybody's writing.
 *
 * @param userId who asks: what belongs to another user is not for them
 */
export function readReturnTo(userId?: string): ReturnTo | undefined {
  try {
    const owner = sessionStorage.getItem(ownerKey)
    return owner && owner !== userId ? undefined : parseReturnTo(sessionStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** Somebody has signed in: what belongs to nobody yet is theirs now, what belongs to another user is forgotten. */
export function claimReturnTo(userId: string | undefined): void {
  saveReturnTo(readReturnTo(userId)?.path ?? '', userId)
}

/** Forgets where the visitor was going once they are there. `path`: pathname, without the base path. */
export function arriveAt(path: string): void {
  try {
    if (parseReturnTo(sessionStorage.getItem(key))?.path.split(/[?#]/)[0] === path) sessionStorage.removeItem(key)
  } catch {}
}

/**
 * Accepts only a path to a signed-in screen of this app, and gives it back in the form the URL parser sees it, so
 * that nothing in it (`//`, `/\`, a scheme, control characters) can lead to another origin (CWE-601).
 */
export function parseReturnTo(text: string | null): ReturnTo | undefined {
  if (!text?.startsWith('/')) return undefined
  const here = 'https://app.invalid'
  const url = URL.parse(text, here)
  if (url?.origin !== here || url.pathname.startsWith('//') || url.username) return undefined
  const route = findRoute(url.pathname)
  return route.access === 'signed-in' ? { path: url.pathname + url.search + url.hash, title: route.title } : undefined
}
