import * as z from 'zod/mini'
import { zIdea, zIdeaChange, zNewIdea } from '../../../contract/schemas/ideas.gen.ts'
import { zKsuid } from '../../../contract/schemas/openapi.gen.ts'
import type { Idea, IdeaChange, NewIdea } from '../../../contract/types.gen.ts'
import { type Making, type MutationRules, replaced } from '../../../forms/outbox/outbox.ts'
import type { PendingMutation } from '../../../forms/outbox/pending-storage.ts'
import { cut } from './idea-of-card.ts'
import { ideaLimits } from './limits.ts'

// What becomes of a person's mutations of ideas, oldest first. Nothing here touches a storage or the network.

/** What a person wants done with an idea of theirs. `idea`: as it stood when they wanted it. */
export type IdeaMutation =
  | { operation: 'create'; ideaId: string; body: NewIdea }
  | { operation: 'change'; ideaId: string; idea: Idea; body: IdeaChange }
  | { operation: 'delete'; ideaId: string; idea: Idea }
  | { operation: 'restore'; ideaId: string; idea: Idea }

const waiting = {
  person: z.string(),
  seq: z.number(),
  key: zKsuid,
  madeAt: z.number(),
  begun: z.boolean(),
  refused: z.optional(z.string()),
  ideaId: zKsuid,
}
/** A text that the contract does not take is for the server to refuse: it is not lost. */
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

/** Parses what is stored; anything else gives `undefined`. */
export const readPendingIdea = (stored: unknown): PendingIdea | undefined =>
  zPendingIdea.safeParse(stored).data as PendingIdea | undefined

/** What is typed of an idea, and what is chosen. */
const texts = ['title', 'body', 'tags'] as const
const settings = ['status', 'visibility'] as const
type Field = (typeof texts)[number] | (typeof settings)[number]
const fields: readonly Field[] = [...texts, ...settings]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What a field says. Who sees an idea includes the game in which they see it. */
const said = (field: Field, { gameId, ...idea }: IdeaChange) =>
  field === 'visibility' && idea.visibility !== 'me' ? [idea.visibility, gameId] : idea[field]

/** An idea once a change is made. */
export const changed = (idea: Idea, { gameId = idea.gameId, ...body }: IdeaChange): Idea => ({
  ...idea,
  ...body,
  gameId: gameId ?? undefined,
})

/** A change without what it says of these fields. The game goes with who sees the idea in it. */
const without = (body: IdeaChange, left: readonly Field[]): IdeaChange =>
  Object.fromEntries(
    Object.entries(body).filter(([field]) => !left.some((one) => one === (field === 'gameId' ? 'visibility' : field))),
  )

/**
 * Two changes of one idea as one. What each was typed over stays known, field by field. The version is the older of the
 * two, which the server lets nobody overwrite unseen.
 *
 * @returns undefined if a tab that did not know the first has written into the same field
 */
function joined(first: PendingChange, { idea, body }: Pick<PendingChange, 'idea' | 'body'>): PendingChange | undefined {
  const both = fields.filter((field) => field in body && field in first.body)
  if (both.some((field) => !isSame(idea[field], first.body[field]))) return undefined
  const added = fields.filter((field) => field in body && !(field in first.body))
  const over = Object.fromEntries(added.map((field) => [field, idea[field]]))
  const rev = Math.min(first.idea.rev, idea.rev)
  return { ...first, idea: { ...first.idea, ...over, rev }, body: { ...first.body, ...body } }
}

/** What a change meets that was made elsewhere: the fields in which the two clash. */
function clashesOf({ idea, body }: Pick<PendingChange, 'idea' | 'body'>, theirs: Idea): Field[] {
  const mine = changed(idea, body)
  return fields.filter((field) => {
    const [before, wanted, there] = [said(field, idea), said(field, mine), said(field, theirs)]
    return field in body && !isSame(before, wanted) && !isSame(there, before) && !isSame(there, wanted)
  })
}

/** A KSUID that is always the same for a key, so that what it is made for is made once. Its time is that of the key. */
export const derivedKsuid = (key: string): string => key.slice(0, 6) + [...key.slice(6)].reverse().join('')

const month = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** The title of a copy: “The Drowned Bell (yours, Nov 22)”. `at`: Unix milliseconds. */
function copyTitle(title: string, at: number): string {
  const suffix = ` (yours, ${month.format(at)})`
  return cut(title.replace(/ \(yours, \w{3} \d{1,2}\)$/, ''), ideaLimits.title - suffix.length) + suffix
}

/** What is kept of an idea as I have it, where the server's version stands: all of mine, for me alone. */
export function copyOf(mine: Pick<Idea, 'kind' | 'title' | 'body' | 'tags' | 'status'>, at: number): NewIdea {
  const { kind, title, body, tags, status } = mine
  return { kind, title: copyTitle(title, at), body, tags, status, visibility: 'me' }
}

/** What a person is told of a change that met something newer. */
export type Conflict = {
  /** The idea to lead to. */
  ideaId: string
  /** The title of the idea, which was deleted or changed elsewhere. */
  title: string
  isGone: boolean
  /** The title of the copy of mine, if there is one. */
  copy: string | undefined
  /** The settings that stay as the server has them. */
  stands: (typeof settings)[number][]
}

type Ended = { queue: PendingIdea[]; conflicts: Conflict[] }

/** A copy that waits to be kept. */
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

const nextSeq = (queue: readonly PendingIdea[]) => Math.max(0, ...queue.map(({ seq }) => seq)) + 1

/** A change that met something newer: the queue with a copy of mine at its end, where a text clashes. */
function met(queue: readonly PendingIdea[], change: PendingChange, clashing: readonly Field[], theirs?: Idea): Ended {
  const { ideaId, seq, idea, body } = change
  // A person who has deleted the idea has decided.
  const isDeleted = queue.some((each) => each.ideaId === ideaId && each.seq > seq && each.operation === 'delete')
  if (clashing.length === 0 || isDeleted) return { queue: [...queue], conflicts: [] }
  const copy = texts.some((field) => clashing.includes(field)) && copyFor(change, nextSeq([...queue, change]))
  const conflict: Conflict = {
    ideaId: copy ? copy.ideaId : ideaId,
    title: theirs?.title ?? idea.title,
    isGone: !theirs,
    copy: copy ? copyTitle(changed(idea, body).title, change.madeAt) : undefined,
    stands: settings.filter((field) => theirs && clashing.includes(field)),
  }
  return { queue: copy ? [...queue, copy] : [...queue], conflicts: [conflict] }
}

/**
 * The queue with the changes of an idea put on top of what the server has. Fields that do not clash are merged; where
 * texts clash, mine becomes a copy. What was changed back before it was sent is no change.
 */
function onTopOf(queue: readonly PendingIdea[], theirs: Idea, newKey: Making['newKey']): Ended {
  const next = queue.find(({ ideaId, refused }) => ideaId === theirs.ideaId && refused === undefined)
  if (next?.operation !== 'change') return { queue: [...queue], conflicts: [] }
  const clashing = clashesOf(next, theirs)
  const mine = changed(next.idea, next.body)
  const isDone = (field: Field) => [next.idea, theirs].some((idea) => isSame(said(field, idea), said(field, mine)))
  const body = without(next.body, [...clashing, ...fields.filter(isDone)])
  const { queue: left, conflicts } = met(queue, next, clashing, theirs)
  if (Object.keys(body).length > 0) {
    const key = clashing.length > 0 ? newKey() : next.key
    return { queue: replaced(left, { ...next, idea: theirs, body, key, begun: false }), conflicts }
  }
  const rest = onTopOf(
    left.filter(({ seq }) => seq !== next.seq),
    theirs,
    newKey,
  )
  return { queue: rest.queue, conflicts: [...conflicts, ...rest.conflicts] }
}

/** The queue with the changes that were typed on top of one as part of it, which the server did not take. */
function withFollowers(queue: readonly PendingIdea[], change: PendingChange): [PendingChange, PendingIdea[]] {
  const next = queue.find(({ ideaId, seq }) => ideaId === change.ideaId && seq > change.seq)
  const one = next?.operation === 'change' && next.refused === undefined && joined(change, next)
  if (!one) return [change, replaced(queue, change)]
  return withFollowers(
    queue.filter((each) => each !== next),
    one,
  )
}

/** What becomes of mutations of ideas that follow each other. */
export const ideaRules: MutationRules<IdeaMutation, PendingIdea, Idea, Conflict> = {
  /**
   * What is not on its way is not sent in two parts: a change joins the change that it was made on top of, and bringing
   * an idea back takes its deletion out. What is being deleted is not deleted again: the second deletion would come
   * after whoever brings it back.
   */
  added(queue, wanted, { person, now, newKey }) {
    const last = queue.findLast(({ ideaId, refused }) => ideaId === wanted.ideaId && refused === undefined)
    if (wanted.operation === 'delete' && last?.operation === 'delete') return [...queue]
    if (last && !last.begun) {
      if (wanted.operation === 'restore' && last.operation === 'delete') return queue.filter((one) => one !== last)
      const one = wanted.operation === 'change' && last.operation === 'change' && joined(last, wanted)
      if (one) return replaced(queue, one)
    }
    return [...queue, { ...wanted, person, seq: nextSeq(queue), key: newKey(), madeAt: now, begun: false }]
  },
  /** What was refused stays. A new or restored idea that was refused holds up what was to happen to it. */
  next(queue) {
    const held = new Set<string>()
    return queue.find(({ ideaId, operation, refused }) => {
      if (refused !== undefined && (operation === 'create' || operation === 'restore')) held.add(ideaId)
      return refused === undefined && !held.has(ideaId)
    })
  },
  /** The change that follows for the same idea is for the version that the server has now. */
  ended(queue, one, end, { newKey }) {
    const isOver = ({ seq }: PendingIdea) => seq === one.seq
    if (end.is === 'conflict' && one.operation === 'change') {
      const [change, left] = withFollowers(queue, one)
      if (end.theirs) return onTopOf(left, end.theirs, newKey)
      const typed = fields.filter((field) => field in change.body)
      return met(
        left.filter((each) => !isOver(each)),
        change,
        typed,
      )
    }
    const idea = end.is === 'done' ? end.answer : end.theirs
    const left = queue.filter((each) => !isOver(each))
    return idea ? onTopOf(left, idea, newKey) : { queue: left, conflicts: [] }
  },
  /** What was to happen to an idea that is never kept goes with it. */
  dropped(queue, seq) {
    const given = queue.find((one) => one.seq === seq)
    return queue.filter((one) => one.seq !== seq && !(given?.operation === 'create' && given.ideaId === one.ideaId))
  },
}

const settingWords = { status: 'its status', visibility: 'who sees it' }

/** Conflicts as one message: of one what became of it, of several how many there are. */
export function conflictWords(conflicts: readonly Conflict[]): string {
  const [first] = conflicts
  const copies = conflicts.filter(({ copy }) => copy !== undefined).length
  if (!first || conflicts.length > 1)
    return `${conflicts.length} ideas were changed or deleted on another device, too.${copies > 0 ? ' What you wrote is kept in copies marked “yours”.' : ' Their settings stay as they are there.'}`
  const { title, isGone, copy, stands } = first
  const what = `“${title}” was ${isGone ? 'deleted on another device' : 'changed on another device, too'}.`
  const kept = copy && `Yours is kept as “${copy}”.`
  const names = stands.map((field) => settingWords[field]).join(' and ')
  const stay = stands.length > 1 ? 'stay' : 'stays'
  const settings = names && `${names.charAt(0).toUpperCase()}${names.slice(1)} ${stay} as set there.`
  return [what, kept, settings].filter(Boolean).join(' ')
}
