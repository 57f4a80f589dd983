import * as z from 'zod/mini'
import { zAddedBoundary, zBoundaryKind } from '../../../contract/schemas/lobby.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import { ownKey } from '../../../session/own-storage.ts'

export type Whose = { userId: string; gameId: string }

const zOwn = z.array(zAddedBoundary)
/** A boundary that this device added, with the key that takes it back. */
export type OwnBoundary = z.infer<typeof zAddedBoundary>

const zDraft = z.object({
  kind: zBoundaryKind,
  text: z.string(),
  /** The `Idempotency-Key` of the boundary to be added: sent again, it adds no second one. */
  key: zKsuid,
  /** What was sent under the key, perhaps without an answer. */
  sent: z.optional(z.string()),
})
/** The label of what is typed. */
export const boundaryLabel = 'What should stay out?'

/** A boundary that is being written. */
export type BoundaryDraft = z.infer<typeof zDraft>

const parse = <Schema extends z.ZodMiniType>(schema: Schema, text: string | null) => {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps a value, or forgets it. Storage that is full or blocked costs the memory, nothing else. */
function put(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {}
}

const read = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

const local = () => localStorage
const session = () => sessionStorage
/** The key of the list in localStorage. */
export const ownBoundariesKey = ({ userId, gameId }: Whose) => ownKey(userId, `boundaries.${gameId}`)
const draftKey = ({ userId, gameId }: Whose) => ownKey(userId, `boundary.${gameId}`)

/** What this person has added in a game on this device, while they are signed in there. */
export const readOwnBoundaries = (whose: Whose): OwnBoundary[] =>
  parse(zOwn, read(local, ownBoundariesKey(whose))) ?? []

/** Keeps the list. With it somebody could see who wrote what, so it goes with the sign-in. */
export const writeOwnBoundaries = (whose: Whose, list: OwnBoundary[]): void =>
  put(local, ownBoundariesKey(whose), list.length > 0 ? list : undefined)

/** The boundary that this person was writing in this tab. */
export const readBoundaryDraft = (whose: Whose): BoundaryDraft | undefined =>
  parse(zDraft, read(session, draftKey(whose)))

/** Keeps it over a reload, or forgets it. */
export const writeBoundaryDraft = (whose: Whose, draft: BoundaryDraft | undefined): void =>
  put(session, draftKey(whose), draft)
