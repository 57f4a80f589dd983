import * as z from 'zod/mini'
import type { Idea } from '../../../contract/types.gen.ts'
import { storedDraft } from '../../../forms/stored-draft.ts'

const drafts = storedDraft('idea', z.unknown())

/** Whose draft it is, for its key. */
export const whoseDraft = ({ author, ideaId }: Idea) => [author.userId, ideaId]

/** Whether something was typed into a kept idea before a reload. What it is, its form reads, which comes later. */
export const hasIdeaDraft = (idea: Idea): boolean => Boolean(drafts.read(whoseDraft(idea)))
