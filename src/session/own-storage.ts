const prefix = 'emberhall.own/'

/** The key in storage of something that is forgotten on this device once its person is not signed in any more. */
export const ownKey = (userId: string, name: string): string => `${prefix}${encodeURIComponent(userId)}/${name}`

/** Forgets on this device what belongs to anybody but this person; to nobody, all of it. */
export function forgetOthers(userId = ''): void {
  const kept = ownKey(userId, '')
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && !key.startsWith(kept)) storage.removeItem(key)
  } catch {}
}
