import { draftKey } from './stored-draft.ts'

/**
 * The last id of each draft of a kind that belongs to these ids and one more. `kind`: as `storedDraft` has it.
 *
 * A file of its own: only what loads late asks for it.
 */
export function draftedIn(kind: string, whose: readonly string[]): string[] {
  try {
    const prefix = draftKey(kind, [...whose, ''])
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  } catch {
    return []
  }
}
