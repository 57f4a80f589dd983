import { findRoute } from './find-route.ts'

const key = 'emberhall.return-to'

/** A page inside the app that a visitor was on their way to. */
export type ReturnTo = { path: string; title: string }

/**
 * Keeps where a visitor was going while they sign in: out of the address, in this tab only.
 * Storage that is blocked or full costs the offer to continue, nothing else.
 *
 * @param path as the router has it: pathname, query and fragment, without the base path; Home itself is where the
 *   offer would be made
 */
export function saveReturnTo(path: string): void {
  if (findRoute(path.split(/[?#]/)[0] ?? '').id === 'home') return
  try {
    sessionStorage.setItem(key, path)
  } catch {}
}

/** Where the visitor was going, or `undefined`. What is stored is read as anybody's writing. */
export function readReturnTo(): ReturnTo | undefined {
  try {
    return parseReturnTo(sessionStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** Forgets where the visitor was going once they are there. `path`: pathname, without the base path. */
export function arriveAt(path: string): void {
  try {
    if (readReturnTo()?.path.split(/[?#]/)[0] === path) sessionStorage.removeItem(key)
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
