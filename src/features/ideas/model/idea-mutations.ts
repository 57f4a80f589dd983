import * as z from 'zod/mini'
import { zIdea, zIdeaChange, zNewIdea } from '../../../contract/schemas/ideas.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import type { Idea, IdeaChange, NewIdea } from '../../../contract/types.gen.ts'
import {
  type Creation,
  type MutationRules,
  newMutation,
  pendingFields,
  replaced,
} from '../../../forms/outbox/outbox.ts'
import { nextSeq, type PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { capitalized } from '../../../lib/in-sentence.ts'
import { cut, ideaLimits } from './idea-of-card.ts'

// The rules for a person's mutations of ideas, oldest first. Nothing here touches storage or the network.

/** A person's mutation of one of their ideas. `idea`: the idea as it was then. */
export type IdeaMutation =
  | { operation: 'create'; ideaId: string; body: NewIdea }
  | { operation: 'change'; ideaId: string; idea: Idea; body: IdeaChange }
  | { operation: 'delete'; ideaId: string; idea: Idea }
  | { operation: 'restore'; ideaId: string; idea: Idea }

const waiting = {
  ...pendingFields,
  ideaId: zKsuid,
}
/** Texts that break the contract are accepted here, so that they are not lost. The server refuses them later. */
const zAnyNewIdea = z.object({
  ...zNewIdea.shape,
  title: z.string(),
  body: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
})
const zPendingIdea = z.discriminatedUnion('operation', [
  z.object({ ...waiting, operation: z.literal('create'), body: zAnyNewIdea }),
  z.object({ ...waiting, operation: z.literal('change'), idea: zIdea, body: zIdeaChange }),
  z.object({ ...waiting, operation: z.literal('delete'), idea: zIdea }),
  z.object({ ...waiting, operation: z.literal('restore'), idea: zIdea }),
])

export type PendingIdea = PendingMutation & IdeaMutation
export type PendingChange = Extract<PendingIdea, { operation: 'change' }>

/** Parses a stored mutation; anything else gives `undefined`. */
export const readPendingIdea = (stored: unknown): PendingIdea | undefined =>
  zPendingIdea.safeParse(stored).data as PendingIdea | undefined

/** The typed fields of an idea, and the chosen ones. */
const texts = ['title', 'body', 'tags'] as const
const settings = ['status', 'visibility'] as const
type Field = (typeof texts)[number] | (typeof settings)[number]
const fields: readonly Field[] = [...texts, ...settings]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The value of a field. The visibility of an idea includes its game. */
const valueIn = (field: Field, { gameId, ...idea }: IdeaChange) =>
  field === 'visibility' && idea.visibility !== 'me' ? [idea.visibility, gameId] : idea[field]

/** An idea after a change. */
export const changed = (idea: Idea, { gameId = idea.gameId, ...body }: IdeaChange): Idea => ({
  ...idea,
  ...body,
  gameId: gameId ?? undefined,
})

/** A change without these fields. Without the visibility it has no game either. */
const without = (body: IdeaChange, left: readonly Field[]): IdeaChange =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => !left.some((one) => one === (field === 'gameId' ? 'visibility' : field))),
  )

/**
 * Merges two changes of one idea. It keeps the original value of each field, and the older version, so that the server
 * detects newer changes.
 * @returns `undefined` if a tab that did not know the first change has changed the same field
 */
function joined(first: PendingChange, { idea, body }: Pick<PendingChange, 'idea' | 'body'>): PendingChange | undefined {
  const both = fields.filter((field) => field in body && field in first.body)
  if (both.some((field) => !isSame(idea[field], first.body[field]))) return undefined
  const added = fields.filter((field) => field in body && !(field in first.body))
  const over = Object.fromEntries(added.map((field) => [field, idea[field]]))
  const rev = Math.min(first.idea.rev, idea.rev)
  return { ...first, idea: { ...first.idea, ...over, rev }, body: { ...first.body, ...body } }
}

/** The fields of a change that a newer version has changed too. */
function clashesOf({ idea, body }: Pick<PendingChange, 'idea' | 'body'>, theirs: Idea): Field[] {
  const mine = changed(idea, body)
  return fields.filter((field) => {
    const [before, wanted, there] = [valueIn(field, idea), valueIn(field, mine), valueIn(field, theirs)]
    return field in body && !isSame(before, wanted) && !isSame(there, before) && !isSame(there, wanted)
  })
}

/**
 * The KSUID that belongs to a key. It is always the same, so that a copy is created once. Its time is that of the key.
 */
export const derivedKsuid = (key: string): string => key.slice(0, 6) + [...key.slice(6)].reverse().join('')

const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** The title of a copy: “The Drowned Bell (yours, Nov 22)”. `at`: Unix milliseconds. */
function copyTitle(title: string, at: number): string {
  const suffix = ` (yours, ${dayFormat.format(at)})`
  return cut(title.replace(/ \(yours, \w{3} \d{1,2}\)$/, ''), ideaLimits.title - suffix.length) + suffix
}

/** A copy of my version, visible to me alone. It is made when the server's version stays. */
export function copyOf(mine: Pick<Idea, 'kind' | 'title' | 'body' | 'tags' | 'status'>, at: number): NewIdea {
  const { kind, title, body, tags, status } = mine
  return { kind, title: copyTitle(title, at), body, tags, status, visibility: 'me' }
}

/** What the message about a conflict needs. */
export type Conflict = {
  /** The idea that the toast links to. */
  ideaId: string
  /** The title of the idea that was deleted or changed elsewhere. */
  title: string
  isGone: boolean
  /** The title of my copy, if there is one. */
  copy: string | undefined
  /** The settings that keep the server's values. */
  keptByServer: (typeof settings)[number][]
}

type Ended = { queue: PendingIdea[]; conflicts: Conflict[] }

/** A copy that waits to be created. */
const copyFor = ({ person, key, madeAt, idea, body }: PendingChange, seq: number): PendingIdea => ({
  operation: 'create',
  ideaId: derivedKsuid(key),
  body: copyOf(changed(idea, body), madeAt),
  person,
  seq,
  key: derivedKsuid(key),
  madeAt,
  begun: false,
})

/** A change that met a newer version. If a text collides, my copy is added to the queue. */
function conflictOf(
  queue: readonly PendingIdea[],
  change: PendingChange,
  clashing: readonly Field[],
  theirs?: Idea,
): Ended {
  const { ideaId, seq, idea, body } = change
  // A person who has deleted the idea needs no copy.
  const isDeleted = queue.some((each) => each.ideaId === ideaId && each.seq > seq && each.operation === 'delete')
  if (clashing.length === 0 || isDeleted) return { queue: [...queue], conflicts: [] }
  const copy = texts.some((field) => clashing.includes(field)) && copyFor(change, nextSeq([...queue, change]))
  const conflict: Conflict = {
    ideaId: copy ? copy.ideaId : ideaId,
    title: theirs?.title ?? idea.title,
    isGone: !theirs,
    copy: copy ? copyTitle(changed(idea, body).title, change.madeAt) : undefined,
    keptByServer: settings.filter((field) => theirs && clashing.includes(field)),
  }
  return { queue: copy ? [...queue, copy] : [...queue], conflicts: [conflict] }
}

/**
 * The queue with the changes of an idea based on the server's version. Fields that do not collide are merged; if texts
 * collide, mine becomes a copy. A change that was reverted before it was sent is dropped.
 */
function rebased(queue: readonly PendingIdea[], theirs: Idea, newKey: Creation['newKey']): Ended {
  const next = queue.find(({ ideaId, refused }) => ideaId === theirs.ideaId && refused === undefined)
  if (next?.operation !== 'change') return { queue: [...queue], conflicts: [] }
  const clashing = clashesOf(next, theirs)
  const mine = changed(next.idea, next.body)
  const isDone = (field: Field) =>
    [next.idea, theirs].some((idea) => isSame(valueIn(field, idea), valueIn(field, mine)))
  const body = without(next.body, [...clashing, ...fields.filter(isDone)])
  const { queue: left, conflicts } = conflictOf(queue, next, clashing, theirs)
  if (Object.keys(body).length > 0) {
    const key = clashing.length > 0 ? newKey() : next.key
    return { queue: replaced(left, { ...next, idea: theirs, body, key, begun: false }), conflicts }
  }
  const rest = rebased(
    left.filter(({ seq }) => seq !== next.seq),
    theirs,
    newKey,
  )
  return { queue: rest.queue, conflicts: [...conflicts, ...rest.conflicts] }
}

/** The queue in which a refused change includes the changes that were based on it. */
function withFollowers(queue: readonly PendingIdea[], change: PendingChange): [PendingChange, PendingIdea[]] {
  const next = queue.find(({ ideaId, seq }) => ideaId === change.ideaId && seq > change.seq)
  const one = next?.operation === 'change' && next.refused === undefined && joined(change, next)
  if (!one) return [change, replaced(queue, change)]
  return withFollowers(
    queue.filter((each) => each !== next),
    one,
  )
}

/** How mutations of ideas follow each other. */
export const ideaRules: MutationRules<IdeaMutation, PendingIdea, Idea, Conflict> = {
  /**
   * Mutations that have not begun are merged: a change joins the change that it is based on, and restoring an idea
   * removes its deletion. A deletion that has begun is not repeated, because the second one could come after someone
   * restores the idea.
   */
  added(queue, wanted, creation) {
    const last = queue.findLast(({ ideaId, refused }) => ideaId === wanted.ideaId && refused === undefined)
    if (wanted.operation === 'delete' && last?.operation === 'delete') return [...queue]
    if (last && !last.begun) {
      if (wanted.operation === 'restore' && last.operation === 'delete') return queue.filter((one) => one !== last)
      const one = wanted.operation === 'change' && last.operation === 'change' && joined(last, wanted)
      if (one) return replaced(queue, one)
    }
    return [...queue, newMutation(wanted, queue, creation)]
  },
  /** A refused mutation stays. A refused creation or restoration blocks the later mutations of that idea. */
  next(queue) {
    const held = new Set<string>()
    return queue.find(({ ideaId, operation, refused }) => {
      if (refused !== undefined && (operation === 'create' || operation === 'restore')) held.add(ideaId)
      return refused === undefined && !held.has(ideaId)
    })
  },
  /** The next change of the same idea is based on the server's current version. */
  ended(queue, one, end, { newKey }) {
    const isOver = ({ seq }: PendingIdea) => seq === one.seq
    if (end.is === 'conflict' && one.operation === 'change') {
      const [change, left] = withFollowers(queue, one)
      if (end.theirs) return rebased(left, end.theirs, newKey)
      const typed = fields.filter((field) => field in change.body)
      return conflictOf(
        left.filter((each) => !isOver(each)),
        change,
        typed,
      )
    }
    const idea = end.is === 'done' ? end.answer : end.theirs
    const left = queue.filter((each) => !isOver(each))
    return idea ? rebased(left, idea, newKey) : { queue: left, conflicts: [] }
  },
  /** The later mutations of an idea that is never created are dropped with it. */
  dropped(queue, seq) {
    const given = queue.find((one) => one.seq === seq)
    return queue.filter((one) => one.seq !== seq && !(given?.operation === 'create' && given.ideaId === one.ideaId))
  },
}

const settingWords = { status: 'its status', visibility: 'who sees it' }

/** Conflicts as one message: what happened to one, or the number of several. */
export function conflictWords(conflicts: readonly Conflict[]): string {
  const [first] = conflicts
  const copies = conflicts.filter(({ copy }) => copy !== undefined).length
  if (!first || conflicts.length > 1)
    return `${conflicts.length} ideas were changed or deleted on another device, too.${copies > 0 ? ' What you wrote is kept in copies marked “yours”.' : ' Their settings stay as they are there.'}`
  const { title, isGone, copy, keptByServer } = first
  const what = `“${title}” was ${isGone ? 'deleted on another device' : 'changed on another device, too'}.`
  const kept = copy && `Yours is kept as “${copy}”.`
  const names = keptByServer.map((field) => settingWords[field]).join(' and ')
  const stay = keptByServer.length > 1 ? 'stay' : 'stays'
  const settings = names && `${capitalized(names)} ${stay} as set there.`
  return [what, kept, settings].filter(Boolean).join(' ')
}
