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
