import * as z from 'zod/mini'
import { zIdea, zIdeaChange, zNewIdea } from '../../../../contract/schemas/ideas.gen.ts'
import { zKsuid } from '../../../../contract/schemas/openapi.gen.ts'
import type { Idea, IdeaChange, NewIdea } from '../../../../contract/types.gen.ts'

/** What somebody wants done with an idea of theirs. `idea`: as it stood when they wanted it. */
export type Wish =
  | { operation: 'create'; ideaId: string; body: NewIdea }
  | { operation: 'change'; ideaId: string; idea: Idea; body: IdeaChange }
  | { operation: 'delete'; ideaId: string; idea: Idea }
  | { operation: 'restore'; ideaId: string; idea: Idea }

const waiting = {
  /** The user id of whoever wants it. */
  person: z.string(),
  /** The place in the order of this person's wishes. */
  seq: z.number(),
  /** The `Idempotency-Key` of a creation. */
  key: zKsuid,
  /** Unix milliseconds. */
  madeAt: z.number(),
  /** Whether it may have reached the server. What has begun is sent again as it was. */
  begun: z.boolean(),
  ideaId: zKsuid,
  /** Why the server does not take it, in its own words. */
  refused: z.optional(z.string()),
  /** What somebody has saved meanwhile, which says something else. */
  theirs: z.optional(zIdea),
  /**
   * Its idea was deleted: by its person, who may bring it back from here, or elsewhere. Where it is refused as well, the
   * idea was not brought back.
   */
  gone: z.optional(z.enum(['here', 'elsewhere'])),
}

// Each by itself: a schema of several would bring a part of zod into the start of the app.
const readable = {
  create: z.object({ ...waiting, body: zNewIdea }),
  change: z.object({ ...waiting, idea: zIdea, body: zIdeaChange }),
  delete: z.object({ ...waiting, idea: zIdea }),
  restore: z.object({ ...waiting, idea: zIdea }),
}
type Readable = {
  [Operation in keyof typeof readable]: z.infer<(typeof readable)[Operation]> & { operation: Operation }
}

/** A wish in the outbox. */
export type Entry = Readable[keyof Readable]

/** Parses what is stored; anything else gives `undefined`. */
export function readEntry(stored: unknown): Entry | undefined {
  const { operation } = Object(stored)
  const schema = Object.hasOwn(readable, operation) && readable[operation as keyof typeof readable]
  const { data } = schema ? z.safeParse(schema, stored) : {}
  return data && ({ ...data, operation } as Entry)
}

/**
 * What another tab tells: an idea as it is now, the id of one that is gone, or before when the server wants no call (Unix
 * milliseconds).
 */
export type News = { idea?: Idea; gone?: string; notBefore?: number }

const readableNews = z.object({
  idea: z.optional(zIdea),
  gone: z.optional(zKsuid),
  notBefore: z.optional(z.number()),
})

/** Parses what another tab says, which may be of another release; anything else is no news. */
export const readNews = (message: unknown): News => (z.safeParse(readableNews, message).data ?? {}) as News
