import { readMark } from './session-record.ts'

const prefix = 'emberhall.own/'

/** The storage key of an item that belongs to one person on this device. */
export const ownKey = (userId: string, name: string): string => `${prefix}${encodeURIComponent(userId)}/${name}`

/** Deletes from this device what belongs to anyone but this person; for no person, all of it. */
export function forgetOthers(userId = ''): void {
  const kept = ownKey(userId, '')
  forget((key) => key.startsWith(prefix) && !key.startsWith(kept))
}

/**
 * If the mark of a logout stands, deletes from this device all that its person has written or opened: texts, the drafts
 * of this tab, the last game. A session that expires leaves no mark, and its person keeps everything.
 */
export function forgetWhoPressed(): void {
  const userId = whoPressed()
  if (!userId) return
  const own = ownKey(userId, '')
  // A draft's key is its kind, the user id, and perhaps more ids.
  forget((key) => key.startsWith(own) || `${key.replace(/^emberhall\.[\w-]+\./, '')}.`.startsWith(`${userId}.`))
}

/** The user id in the mark. The stored value is not trusted. */
function whoPressed(): string | undefined {
  try {
    const { userId } = JSON.parse(readMark() ?? '{}') as { userId?: unknown }
    return typeof userId === 'string' ? userId : undefined
  } catch {
    return undefined
  }
}

/** Blocked storage holds nothing to delete. */
function forget(isForgotten: (key: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key)
  } catch {}
}
