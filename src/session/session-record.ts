import { readJson } from '../contract/read-json.ts'
import type { UserInfo } from '../contract/types.gen.ts'
import { openChannel } from '../lib/tabs.ts'

/** The localStorage keys of the record and of the mark. An inline script of the build reads both. */
export const recordKey = 'emberhall.session'
export const markKey = 'emberhall.signing-out'

/**
 * Reads a user record from storage or from another tab. Anything else gives `null`. It is read without zod, which is
 * not in the start.
 */
export function parseRecord(value: unknown): UserInfo | null {
  const { userId, session } = (value ?? {}) as { userId?: unknown; session?: { exp?: unknown } | null }
  const exp = session?.exp
  if (typeof userId !== 'string' || !userId || !Number.isSafeInteger(exp) || Number(exp) < 0) return null
  return { userId, session: { exp: Number(exp) } }
}

/**
 * Reads the stored record, a hint that lets a reload paint at once. A damaged, foreign or expired record is removed, and
 * so is every record while the mark of a logout exists.
 * @param now Unix milliseconds
 * @returns `null` if nothing valid is stored, `undefined` if storage cannot be read
 */
export function readRecord({ storage }: SessionEnvironment, now: number): UserInfo | null | undefined {
  let text: string | null
  try {
    text = storage().getItem(recordKey)
  } catch {
    return undefined
  }
  const record = parseRecord(readJson(text))
  if (record && record.session.exp * 1000 > now && !readMark()) return record
  writeRecord({ storage }, null)
  return null
}

/**
 * Stores the record, or removes it. If storage is full, blocked or absent, a reload has no hint; nothing else is lost.
 * @returns whether it was stored
 */
export function writeRecord({ storage }: Pick<SessionEnvironment, 'storage'>, record: UserInfo | null): boolean {
  try {
    if (record) storage().setItem(recordKey, JSON.stringify(record))
    else storage().removeItem(recordKey)
    return true
  } catch {
    return false
  }
}

/**
 * Marks on this device that someone has pressed Logout. Until the server has ended the session, or someone has signed
 * in, the mark overrides the record and userinfo. If storage is full or blocked, there is no mark; nothing else is
 * lost.
 * @param at Unix milliseconds
 */
export function writeMark(userId: string, at: number): void {
  try {
    localStorage.setItem(markKey, JSON.stringify({ userId, at }))
  } catch {}
}

/** The stored mark, or `null`. Any value counts: the next answer to a logout removes it. */
export function readMark(): string | null {
  try {
    return localStorage.getItem(markKey)
  } catch {
    return null
  }
}

/** Removes a mark, unless a later press has replaced it. */
export function removeMark(mark = readMark()): void {
  try {
    if (readMark() === mark) localStorage.removeItem(markKey)
  } catch {}
}

/** What the session needs from the browser, in one place. Tests and prerendering provide their own. */
export type SessionEnvironment = {
  /** Throws where storage is blocked (cookies off, sandboxed frame). */
  storage: () => Storage
  /** A channel between the tabs of one browser. Old browsers and some private modes have none. */
  openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined
  /** Navigates by a full page load. */
  leave: (address: string) => void
  /** Whether this load is a reload or a step in the history, and not a navigation by the person. */
  isRevisit: () => boolean
}

export const browserEnvironment: SessionEnvironment = {
  storage: () => localStorage,
  openChannel: () => openChannel('emberhall.session'),
  leave: (address) => location.assign(address),
  // Deprecated, but supported by every browser. Its successor needs more bytes.
  isRevisit: () => performance.navigation.type > 0,
}
