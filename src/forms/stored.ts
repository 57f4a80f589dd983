import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { zRev } from '../contract/schemas/openapi.gen.ts'
import { keyOf, keysAfter, onStored, ownKey, readText, withTime, writeText } from '../session/device-storage.ts'

/**
 * The schema of a draft that is typed on top of a version.
 * @param base the form's values as they are sent
 * @param values the form's values as they were typed
 */
export const versionedDraft = <Base extends z.ZodMiniType, Values extends z.ZodMiniType>(base: Base, values: Values) =>
  z.object({ rev: zRev, base, values, unanswered: z.optional(base) })

type Stored<Value> = {
  /** The value, if there is one; the same object while it is unchanged. `whose`: the user id, and perhaps more ids. */
  read: (whose: readonly string[]) => Value | undefined
  /** Stores the value; `undefined` deletes it. */
  write: (whose: readonly string[], value: Value | undefined) => void
}

type Options = {
  /** Whether it is stored for the whole device. Otherwise it is stored for this tab alone. */
  onDevice?: boolean
  /** Whether only its person may have it. It is then deleted as soon as someone else signs in. */
  isOwn?: boolean
}

/**
 * A stored value of a person. `device-storage.ts` says how long it is kept.
 * @param kind a word of its key
 * @param schema checks what is stored
 */
export function stored<Value>(
  kind: string,
  schema: z.ZodMiniType<Value>,
  { onDevice = false, isOwn = false }: Options = {},
): Stored<Value> {
  const place = onDevice ? 'device' : 'tab'
  const parsed = new Map<string, { text: string; value: Value | undefined }>()
  const keyFor = ([userId = '', ...ids]: readonly string[]) =>
    isOwn ? ownKey(userId, [kind, ...ids].join('.')) : keyOf(kind, [userId, ...ids])
  const parse = (text: string): Value | undefined => {
    try {
      const read: unknown = JSON.parse(text)
      return z.safeParse(schema, onDevice ? read : Object(read).value).data
    } catch {
      return undefined
    }
  }
  return {
    read(whose) {
      const key = keyFor(whose)
      const text = readText(place, key)
      if (text === undefined) return undefined
      const known = parsed.get(key)
      if (known?.text === text) return known.value
      const value = parse(text)
      parsed.set(key, { text, value })
      return value
    },
    write(whose, value) {
      const key = keyFor(whose)
      const text = value && (onDevice ? JSON.stringify(value) : withTime(value, Date.now()))
      if (text !== undefined) parsed.set(key, { text, value })
      writeText(place, key, text)
    },
  }
}

/** The last id of each draft of a kind that belongs to these ids and one more. `kind`: see `stored`. */
export const draftedIn = (kind: string, whose: readonly string[]): string[] => keysAfter(keyOf(kind, [...whose, '']))

/**
 * Stores a draft; `undefined` deletes it. A function changes the current draft, if there is one. It is for answers,
 * which may arrive after more was typed, or after the form was closed and opened again.
 * @returns the new draft
 */
export type KeepDraft<Draft> = (next: Draft | undefined | ((now: Draft) => Draft | undefined)) => Draft | undefined

/** What the form of a draft is given. */
export type DraftProps<Draft> = {
  draft: Draft
  /** Stores what was typed; without a draft the form is closed. */
  keep: KeepDraft<Draft>
  /** Whether the person opened it, so that its first field takes the focus. Otherwise it came with the page. */
  isOpened?: boolean | undefined
  /** Why it can no longer be saved; it is read-only then. */
  closedBy?: string | undefined
}

/**
 * The stored value, and a function that stores or deletes it. Changes in other tabs are shown. Prerendered HTML has none.
 * @param whose the ids that it belongs to
 */
export function useStored<Value extends object>(store: Stored<Value>, whose: readonly string[]) {
  const value = useSyncExternalStore(
    onStored,
    () => store.read(whose),
    () => undefined,
  )
  const keep: KeepDraft<Value> = (next) => {
    const now = store.read(whose)
    const changed = typeof next === 'function' ? now && next(now) : next
    if (changed !== now) store.write(whose, changed)
    return changed
  }
  return [value, keep] as const
}

/** Leaves what is typed: when the view goes, and when the page is hidden or goes, which may be its end. */
export function useLeaving(leave: () => void): void {
  const now = useEffectEvent(leave)
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('pagehide', () => now(), listening)
    document.addEventListener('visibilitychange', () => document.hidden && now(), listening)
    return () => {
      listening.abort()
      now()
    }
  }, [])
}

/**
 * A switch of this device, whoever is signed in. Only a change of the default is stored.
 * @param kind a word of its key
 * @param isOnAtFirst the default
 */
export function storedSwitch(kind: string, isOnAtFirst: boolean) {
  const key = keyOf(kind, [])
  const other = isOnAtFirst ? 'off' : 'on'
  return {
    isOn: (): boolean => (readText('device', key) === other) !== isOnAtFirst,
    set: (isOn: boolean): void => writeText('device', key, isOn === isOnAtFirst ? undefined : other),
  }
}
