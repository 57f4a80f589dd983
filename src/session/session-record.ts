import * as z from 'zod/mini'
import { zUserInfo } from '../contract/schemas/openapi.gen.ts'
import type { UserInfo } from '../contract/types.gen.ts'
import { recordKey } from './record-key.ts'
import type { SessionEnvironment } from './session-environment.ts'

/** Parses a user record from storage or from another tab. Anything else gives `null`. */
export function parseRecord(value: unknown): UserInfo | null {
  return z.safeParse(zUserInfo, value).data ?? null
}

/**
 * Reads the stored record, a hint that lets a reload paint at once. A damaged, foreign or expired record is removed.
 *
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
  const record = parseRecord(parseJson(String(text)))
  if (record && record.session.exp * 1000 > now) return record
  writeRecord({ storage }, null)
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Stores the record, or removes it. If storage is full, blocked or absent, a reload has no hint; nothing else is lost.
 *
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
