import { forgetReturnTo } from '../shell/return-to.ts'
import { readMark } from './session-record.ts'

// What the app stores of a person on this device. The key says whose it is and when it is deleted:
// - `emberhall.<kind>.<user id>[.<ids>]`: when its person presses Logout;
// - `emberhall.own/<user id>/<name>`: at that Logout too, and when someone else signs in.
// What is stored in a tab is also deleted 30 days after it was written. A session that expires deletes nothing.

/** The storage of this tab, which survives a reload; or that of the device, which all tabs share. */
export type Place = 'tab' | 'device'

const ownPrefix = 'emberhall.own/'

/** The storage key of a text that is also deleted when someone else signs in. */
export const ownKey = (userId: string, name: string): string => `${ownPrefix}${encodeURIComponent(userId)}/${name}`

/** A part of a key. Dots are escaped, so that one person's key is never the beginning of another's. */
const partOf = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E')

/** The storage key of a thing of this kind. `whose`: the user id, and perhaps more ids. */
export const keyOf = (kind: string, whose: readonly string[]): string =>
  ['emberhall', kind, ...whose.map(partOf)].join('.')

/** Text that could not be stored, because storage is blocked or full. It lasts as long as the page. */
const unwritten = new Map<string, string>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

export function readText(place: Place, key: string): string | undefined {
  try {
    return unwritten.get(key) ?? storageOf(place).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or deletes it. */
export function writeText(place: Place, key: string, text: string | undefined): void {
  unwritten.delete(key)
  try {
    if (text === undefined) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, text)
  } catch {
    if (text !== undefined) unwritten.set(key, text)
  }
  notify()
}

/** This tab's keys that begin with a prefix, each without it. */
export function keysAfter(prefix: string): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(sessionStorage)
  } catch {
    // Blocked storage holds nothing.
  }
  return [...stored, ...unwritten.keys()].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}

/** Calls the listener after each change, in this tab or of the device by another one. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** How long a tab's stored text lives after it was written, in milliseconds. */
const keptMs = 30 * 24 * 3600 * 1000

/** The text of a value, with the time at which it is written. @param at Unix milliseconds */
export const withTime = (value: unknown, at: number): string => JSON.stringify({ at, value })

/** Deletes what a tab has stored for longer than 30 days. @param now Unix milliseconds */
export const forgetOld = (now: number): void =>
  forget((_, text) => Number(/^\{"at":(\d+),/.exec(text)?.[1]) < now - keptMs)

/** Deletes every text below `emberhall.own/` that belongs to anyone else; without a person, all of them. */
export function forgetOthers(userId = ''): void {
  const kept = ownKey(userId, '')
  forget((key) => key.startsWith(ownPrefix) && !key.startsWith(kept))
}

/** Deletes what a person who pressed Logout has left here: texts, the drafts of this tab, the last game and page. */
export function forgetPerson(userId: string | undefined): void {
  if (!userId) return
  const [own, part] = [ownKey(userId, ''), partOf(userId)]
  forgetReturnTo(userId)
  forget((key) => key.startsWith(own) || (key.startsWith('emberhall.') && key.split('.')[2] === part))
}

/** The user id in the mark of a logout, if there is one. The stored value is not trusted. */
export function userIdInMark(): string | undefined {
  try {
    const { userId } = JSON.parse(readMark() ?? '{}') as { userId?: unknown }
    return typeof userId === 'string' ? userId : undefined
  } catch {
    return undefined
  }
}

function forget(shouldForget: (key: string, text: string) => boolean): void {
  for (const [key, text] of unwritten) if (shouldForget(key, text)) unwritten.delete(key)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, text] of Object.entries<string>(storage)) if (shouldForget(key, text)) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to delete.
  }
  notify()
}
