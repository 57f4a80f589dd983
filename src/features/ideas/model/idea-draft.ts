import * as z from 'zod/mini'
import { zIdea, zIdeaStatus, zIdeaVisibility } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { changesOf } from '../../../forms/merge-values.ts'
import { storedDraft } from '../../../forms/stored-draft.ts'
import { draftedIn } from '../../../forms/stored-drafts.ts'
import { whoseDraft } from './has-idea-draft.ts'
import { type IdeaValues, valuesOf } from './idea-values.ts'

const zDraft = z.object({
  /** The version that was typed over. */
  base: zIdea,
  /** What was typed, field by field of its form. */
  typed: z.object({
    title: z.optional(z.string()),
    body: z.optional(z.string()),
    tags: z.optional(z.string()),
    status: z.optional(zIdeaStatus),
    visibility: z.optional(zIdeaVisibility),
  }),
})

const drafts = storedDraft('idea', zDraft)

/** What was typed into an idea, and the version it was typed over. */
type IdeaDraft = { base: Idea; values: IdeaValues }

/** What was typed into a kept idea before a reload and did not reach the outbox, and the version it was typed over. */
export const readIdeaDraft = (idea: Idea): IdeaDraft | undefined => readDraft(whoseDraft(idea))

function readDraft(whose: readonly string[]): IdeaDraft | undefined {
  const draft = drafts.read(whose)
  if (!draft) return undefined
  const base = draft.base as Idea
  return { base, values: { ...valuesOf(base), ...(draft.typed as Partial<IdeaValues>) } }
}

/** What was typed into ideas of a person that are not among these: they were deleted elsewhere meanwhile. */
export function readStrayDrafts(userId: string, ideas: readonly Idea[]): IdeaDraft[] {
  const there = new Set(ideas.map(({ ideaId }) => ideaId))
  return draftedIn('idea', [userId]).flatMap((ideaId) => (there.has(ideaId) ? [] : (readDraft([userId, ideaId]) ?? [])))
}

/** Forgets what was typed into an idea. */
export const forgetIdeaDraft = (idea: Idea): void => drafts.write(whoseDraft(idea), undefined)

/** An idea while it is edited: the version that is typed over, what of its form is in the outbox, and what stands in it. */
export type Editing = { base: Idea; saved: IdeaValues; values: IdeaValues }

/** Keeps what is typed over a reload, or forgets it where all of it is in the outbox. */
export function writeIdeaDraft({ base, saved, values }: Editing): void {
  const typed = changesOf(saved, values)
  drafts.write(
    whoseDraft(base),
    Object.keys(typed).length > 0 ? ({ base, typed } as z.infer<typeof zDraft>) : undefined,
  )
}
