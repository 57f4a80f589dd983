import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { zRev } from '../contract/schemas/openapi.gen.ts'

/** The key in sessionStorage of a draft of this kind. `whose`: the ids that it belongs to. */
const draftKey = (kind: string, whose: readonly string[]): string => ['emberhall', kind, ...whose].join('.')

/** Drafts that could not be stored, because storage is blocked or full. They last as long as the page. */
const unwritten = new Map<string, string>()
const listeners = new Set<() => void>()

function readText(key: string): string | undefined {
  try {
    return unwritten.get(key) ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeText(key: string, text: string | undefined): void {
  unwritten.delete(key)
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== undefined) unwritten.set(key, text)
  }
  for (const listener of listeners) listener()
}

/**
 * The schema of a draft that is typed on top of a version.
 *
 * @param base what of the thing its form is about, as it is sent
 * @param values what stands in the form, as it was typed
 */
export const versionedDraft = <Base extends z.ZodMiniType, Values extends z.ZodMiniType>(base: Base, values: Values) =>
  z.object({ rev: zRev, base, values, unanswered: z.optional(base) })

type Drafts<Draft> = {
  read: (whose: readonly string[]) => Draft | undefined
  write: (whose: readonly string[], draft: Draft | undefined) => void
}

/**
 * Keeps drafts of one kind over a reload, in this tab alone.
 * @param kind a word of their key in sessionStorage
 * @param schema checks what is stored
 * @param keyOf builds the key, if it is not the usual one
 *
 */
export function storedDraft<Draft>(
  kind: string,
  schema: z.ZodMiniType<Draft>,
  keyOf = (whose: readonly string[]) => draftKey(kind, whose),
): Drafts<Draft> {
  const parsed = new Map<string, { text: string; draft: Draft | undefined }>()
  const parse = (text: string): Draft | undefined => {
    try {
      return z.safeParse(schema, JSON.parse(text)).data
    } catch {
      return undefined
    }
  }
  return {
    /** The draft, if there is one; the same object while it is unchanged. `whose`: the ids that it belongs to. */
    read(whose) {
      const key = keyOf(whose)
      const text = readText(key)
      if (text === undefined) return undefined
      const known = parsed.get(key)
      if (known?.text === text) return known.draft
      const draft = parse(text)
      parsed.set(key, { text, draft })
      return draft
    },
    /** Stores the draft, or deletes it. */
    write(whose, draft) {
      const key = keyOf(whose)
      const text = draft && JSON.stringify(draft)
      if (text !== undefined) parsed.set(key, { text, draft })
      writeText(key, text)
    },
  }
}

/** The last id of each draft of a kind that belongs to these ids and one more. `kind`: see `storedDraft`. */
export function draftedIn(kind: string, whose: readonly string[]): string[] {
  try {
    const prefix = draftKey(kind, [...whose, ''])
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    return []
  }
}

/**
 * Stores a draft, or deletes it. A function changes the current draft, if there is one: an answer may arrive after more
 * was typed, or after the form was closed and opened again.
 * @returns the new draft
 *
 */
export type KeepDraft<Draft> = (next: Draft | undefined | ((now: Draft) => Draft | undefined)) => Draft | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A draft that survives a reload: the draft, and a function that stores or deletes it.
 * @param whose the ids that it belongs to
 *
 */
export function useStoredDraft<Draft extends object>(drafts: Drafts<Draft>, whose: readonly string[]) {
  const draft = useSyncExternalStore(subscribe, () => drafts.read(whose))
  const keep: KeepDraft<Draft> = (next) => {
    const now = drafts.read(whose)
    const changed = typeof next === 'function' ? now && next(now) : next
    if (changed !== now) drafts.write(whose, changed)
    return changed
  }
  return [draft, keep] as const
}
