import { readMark } from './session-record.ts'

const prefix = 'emberhall.own/'

/** The key in storage of something that nobody but its person may have on this device. */
export const ownKey = (userId: string, name: string): string => `${prefix}${encodeURIComponent(userId)}/${name}`

/** Forgets on this device what only its person may have, of everybody but this person; of nobody, all of it. */
export function forgetOthers(userId = ''): void {
  const kept = ownKey(userId, '')
  forget((key) => key.startsWith(prefix) && !key.startsWith(kept))
}

/**
 * Where the mark of a logout stands, forgets on this device all that its person has written or opened: own texts, the
 * drafts of this tab, the last game. A session that ends by itself leaves no mark, and its person finds all of it again.
 */
export function forgetWhoPressed(): void {
  const userId = whoPressed()
  if (!userId) return
  const own = ownKey(userId, '')
  // A draft's key is its kind, the user id, and perhaps more ids.
  forget((key) => key.startsWith(own) || `${key.replace(/^emberhall\.[\w-]+\./, '')}.`.startsWith(`${userId}.`))
}

/** The user id in the mark, which is read as anybody's writing. */
function whoPressed(): string | undefined {
  try {
    const { userId } = JSON.parse(readMark() ?? '{}') as { userId?: unknown }
    return typeof userId === 'string' ? userId : undefined
  } catch {
    return undefined
  }
}

/** Storage that is blocked holds nothing to forget. */
function forget(isForgotten: (key: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key)
  } catch {}
}
