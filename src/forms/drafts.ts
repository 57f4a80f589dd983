import { useRef, useState } from 'react'
import * as z from 'zod/mini'

/** The key in sessionStorage of a draft of this kind. `whose`: the ids that it belongs to. */
const draftKey = (kind: string, whose: readonly string[]): string => ['emberhall', kind, ...whose].join('.')

/**
 * Where drafts of one kind are kept over a reload, in this tab alone.
 *
 * @param kind a word of their key in sessionStorage
 * @param schema what is stored is not trusted
 */
export function storedDraft<Draft>(kind: string, schema: z.ZodMiniType<Draft>) {
  return {
    /** The draft, if there is one. `whose`: the ids that it belongs to. */
    read(whose: readonly string[]): Draft | undefined {
      try {
        return z.safeParse(schema, JSON.parse(sessionStorage.getItem(draftKey(kind, whose)) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    /** Keeps the draft, or forgets it. Storage that is blocked or full costs that, nothing else. */
    write(whose: readonly string[], draft: Draft | undefined): void {
      try {
        if (draft) sessionStorage.setItem(draftKey(kind, whose), JSON.stringify(draft))
        else sessionStorage.removeItem(draftKey(kind, whose))
      } catch {}
    },
  }
}

/** The last id of each draft of a kind that belongs to these ids and one more. `kind`: as `storedDraft` has it. */
export function draftedIn(kind: string, whose: readonly string[]): string[] {
  try {
    const prefix = draftKey(kind, [...whose, ''])
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    return []
  }
}

type Drafts<Draft> = {
  read: (whose: readonly string[]) => Draft | undefined
  write: (whose: readonly string[], draft: Draft | undefined) => void
}

/**
 * A draft that survives a reload: what was begun earlier, and how it is kept or forgotten.
 *
 * @param whose the ids that it belongs to; they stay the same while the component is mounted
 */
export function useStoredDraft<Draft>(drafts: Drafts<Draft>, whose: readonly string[]) {
  const [draft, setDraft] = useState(() => drafts.read(whose))
  const keep = (next: Draft | undefined) => {
    setDraft(next)
    drafts.write(whose, next)
  }
  return [draft, keep] as const
}

/** What is said beside what was saved, where something has been typed while it was. */
export const typedSince = "What you typed since then isn't saved yet."

/**
 * The draft of a form that can be changed while it is being saved. What an answer changes is the draft as it stands
 * then: as it was when it was sent, it would take the place of what was typed since.
 *
 * @param onDraft keeps a draft; without one the form is closed
 */
export function useNewestDraft<Draft>(draft: Draft | undefined, onDraft: (draft: Draft | undefined) => void) {
  const newest = useRef(draft)
  newest.current = draft
  const keep = (next: Draft | undefined) => {
    newest.current = next
    onDraft(next)
  }
  return {
    keep,
    /** The draft as it stands now; none once the form is closed. */
    now: () => newest.current,
    /**
     * Changes the draft as it stands now. A form that is closed stays closed.
     *
     * @returns whether there is a draft then
     */
    update(change: (now: Draft) => Draft | undefined): boolean {
      if (newest.current !== undefined) keep(change(newest.current))
      return newest.current !== undefined
    },
  }
}
