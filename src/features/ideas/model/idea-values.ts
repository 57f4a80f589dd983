import {
  zIdeaBody,
  zIdeaStatus,
  zIdeaTag,
  zIdeaTags,
  zIdeaTitle,
  zIdeaVisibility,
} from '../../../contract/schemas/ideas.gen.ts'
import type { Idea, IdeaChange, IdeaKind, IdeaStatus, NewIdea } from '../../../contract/types.gen.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { bound, unseenInLines } from '../../../rules/text-rule.ts'
import { countCharacters } from '../../../ui/text-area/count-characters.ts'
import { copyOf } from './idea-mutations.ts'
import { ideaLimits } from './limits.ts'

/** What the form of an idea holds; the tags as one text, with commas between. */
export type IdeaValues = { title: string; body: string; tags: string; status: string; visibility: string }

export const labels: Record<keyof IdeaValues, string> = {
  title: 'Title',
  body: 'Text',
  tags: 'Tags',
  status: 'Status',
  visibility: 'Who can see it',
}

const maxTags = bound(zIdeaTags, 'max_length')
const maxTag = bound(zIdeaTag, 'max_length')

export const valuesOf = ({ title, body, tags, status, visibility }: Idea): IdeaValues => ({
  ...{ title, body, status, visibility },
  tags: tags.join(', '),
})

/** What of a form differs from the idea that it was typed over; blanks that are not sent do not count. */
export function typedOver(base: Idea, values: IdeaValues): Partial<IdeaValues> {
  const sent = ({ title, tags, ...rest }: IdeaValues) => ({ ...rest, title: title.trim(), tags: tagsOf(tags).join() })
  const [before, now] = [sent(valuesOf(base)), sent(values)]
  const fields = Object.keys(labels) as (keyof IdeaValues)[]
  return Object.fromEntries(
    fields.filter((field) => now[field] !== before[field]).map((field) => [field, values[field]]),
  )
}

/**
 * A form once the idea has become another version: what came from elsewhere stands in it, what was typed stays. Where
 * both are of one field, the form goes on being typed over the older version, so that the server sees the clash.
 */
export function takenOver({ base, values }: { base: Idea; values: IdeaValues }, newest: Idea) {
  const typed = typedOver(base, values)
  const came = typedOver(base, valuesOf(newest))
  const clashing = Object.keys(came).filter((field) => field in typed) as (keyof IdeaValues)[]
  const over = Object.fromEntries(Object.keys(typed).map((field) => [field, base[field as keyof IdeaValues]]))
  return {
    base: clashing.length > 0 ? { ...newest, ...over, rev: base.rev } : newest,
    values: { ...values, ...came, ...typed },
  }
}

/** What is kept of a draft whose idea is gone. `at`: Unix milliseconds. A title that was emptied is the one before. */
export function copyOfDraft({ base, values }: { base: Idea; values: IdeaValues }, at: number): NewIdea {
  const { title, body, tags } = values
  return copyOf({ ...base, title: title.trim() || base.title, body, tags: tagsOf(tags) }, at)
}

/** The tags of a text: each once, however it is written. */
export function tagsOf(text: string): string[] {
  const found = new Map<string, string>()
  for (const tag of text.split(',').map((part) => part.trim().replace(/\s+/g, ' ')))
    if (tag !== '' && !found.has(foldName(tag))) found.set(foldName(tag), tag)
  return [...found.values()]
}

/** What is wrong with what was typed, field by field, and what to do about it. */
export function problemsOf({ title, body, tags }: IdeaValues): Partial<Record<keyof IdeaValues, string>> {
  const all = tagsOf(tags)
  return {
    ...(!zIdeaTitle.safeParse(title.trim()).success && {
      title: `Enter a title of 1 to ${ideaLimits.title} characters.`,
    }),
    ...(!zIdeaBody.safeParse(body).success && {
      body: countCharacters(body) > ideaLimits.body ? `Use at most ${ideaLimits.body} characters.` : unseenInLines,
    }),
    ...(all.length > maxTags && { tags: `Use at most ${maxTags} tags.` }),
    ...(all.length <= maxTags &&
      !zIdeaTags.safeParse(all).success && { tags: `A tag has at most ${maxTag} characters.` }),
  }
}

/**
 * The game in which a change of who sees an idea takes effect: the one in which others see it already, else the current
 * one. So an idea goes from one game to another by way of "Only me".
 */
export const gameToShowIn = (
  { visibility, gameId }: Pick<Idea, 'visibility' | 'gameId'>,
  current: string | undefined,
) => (visibility === 'me' ? (current ?? gameId) : gameId)

/** What of the form is sent. */
export function changeOf(changes: Partial<IdeaValues>, gameId: string | undefined): IdeaChange {
  const { tags, title, status, visibility, ...rest } = changes
  return {
    ...rest,
    ...(title !== undefined && { title: title.trim() }),
    ...(tags !== undefined && { tags: tagsOf(tags) }),
    ...(status !== undefined && { status: zIdeaStatus.parse(status) }),
    ...(visibility !== undefined && { visibility: zIdeaVisibility.parse(visibility), ...(gameId && { gameId }) }),
  }
}

/** By what an idea is known, whatever has become of its tags and its status. */
export const identityOf = ({ kind, title, body = '' }: Pick<NewIdea, 'kind' | 'title' | 'body'>): string =>
  JSON.stringify([kind, title, body])

/** Which ideas are shown, and in which order. */
export type Arrangement = { kind: IdeaKind | undefined; status: IdeaStatus | undefined; order: string }

// Made once: `localeCompare` with options makes one at each call, and a list of 2,000 takes tens of thousands of calls.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** The orders to choose from. */
export const orders: Record<string, { name: string; by: (one: Idea, other: Idea) => number }> = {
  newest: { name: 'Newest first', by: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) },
  changed: { name: 'Changed last', by: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) },
  title: { name: 'By title', by: (one, other) => compare(one.title, other.title) },
}

export const everything: Arrangement = { kind: undefined, status: undefined, order: 'newest' }

/**
 * Ideas that were edited, by id. While they are they keep their place in the list: that of the idea as it was when that
 * began.
 */
export type Places = ReadonlyMap<string, Idea | undefined>

const none: Places = new Map()

/**
 * Ideas of a kind and status in an order, pinned ones first.
 *
 * @param first the ids of those that come before all others
 */
export function arrange(
  ideas: readonly Idea[],
  { kind, status, order }: Arrangement,
  first: readonly string[] = [],
  places = none,
): Idea[] {
  const by = orders[order]?.by ?? (() => 0)
  const asPlaced = (idea: Idea) => places.get(idea.ideaId) ?? idea
  const isPinned = (idea: Idea) => asPlaced(idea).status === 'pinned'
  const sorted = ideas
    .filter(
      (idea) =>
        (kind === undefined || idea.kind === kind) && (status === undefined || asPlaced(idea).status === status),
    )
    .sort((one, other) => by(asPlaced(one), asPlaced(other)))
  const arranged = [...sorted.filter(isPinned), ...sorted.filter((idea) => !isPinned(idea))]
  if (first.length === 0) return arranged
  const isFirst = ({ ideaId }: Idea) => first.includes(ideaId)
  return [...arranged.filter(isFirst), ...arranged.filter((idea) => !isFirst(idea))]
}
