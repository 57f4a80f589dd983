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
import { bound, textError } from '../../../rules/text-rule.ts'
import { copyOf } from './idea-mutations.ts'
import { ideaLimits } from './idea-of-card.ts'
import { statusNames } from './words.ts'

/** The form of an idea; the tags are one text, separated by commas. */
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
  title,
  body,
  status,
  visibility,
  tags: tags.join(', '),
})

/** The differences between a form and the idea it is based on; spaces that are not sent do not count. */
export function typedOver(base: Idea, values: IdeaValues): Partial<IdeaValues> {
  const sent = ({ title, tags, ...rest }: IdeaValues) => ({ ...rest, title: title.trim(), tags: tagsOf(tags).join() })
  const [before, now] = [sent(valuesOf(base)), sent(values)]
  const fields = Object.keys(labels) as (keyof IdeaValues)[]
  return Object.fromEntries(
    fields.filter((field) => now[field] !== before[field]).map((field) => [field, values[field]]),
  )
}

/**
 * A form after its idea has changed elsewhere: untouched fields take the new values, typed ones stay. If both changed
 * one field, the form stays on the older version, so that the server sees the conflict.
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

/** The copy of a draft whose idea was deleted. `at`: Unix milliseconds. If the title was emptied, the copy has the old one. */
export function copyOfDraft({ base, values }: { base: Idea; values: IdeaValues }, at: number): NewIdea {
  const { title, body, tags } = values
  return copyOf({ ...base, title: title.trim() || base.title, body, tags: tagsOf(tags) }, at)
}

/** The tags of a text, each once, however it is written. */
export function tagsOf(text: string): string[] {
  const found = new Map<string, string>()
  for (const tag of text.split(',').map((part) => part.trim().replace(/\s+/g, ' ')))
    if (tag !== '' && !found.has(foldName(tag))) found.set(foldName(tag), tag)
  return [...found.values()]
}

/** The errors of the form, field by field, and how to fix them. */
export function problemsOf({ title, body, tags }: IdeaValues): Partial<Record<keyof IdeaValues, string>> {
  const all = tagsOf(tags)
  const wrongBody = textError(zIdeaBody, body)
  return {
    ...(!zIdeaTitle.safeParse(title.trim()).success && {
      title: `Enter a title of 1 to ${ideaLimits.title} characters.`,
    }),
    ...(wrongBody && { body: wrongBody }),
    ...(all.length > maxTags && { tags: `Use at most ${maxTags} tags.` }),
    ...(all.length <= maxTags &&
      !zIdeaTags.safeParse(all).success && { tags: `A tag can have up to ${maxTag} characters.` }),
  }
}

/**
 * The game in which a change of visibility takes effect: the game that already shows the idea, otherwise the current
 * one. To move an idea to another game, a person first chooses "Only me".
 */
export const gameToShowIn = (
  { visibility, gameId }: Pick<Idea, 'visibility' | 'gameId'>,
  current: string | undefined,
) => (visibility === 'me' ? (current ?? gameId) : gameId)

/** Whether a game shows an idea. My own ideas include those that only I can see. */
export const isShownIn = (idea: Idea, gameId: string): boolean => idea.gameId === gameId && idea.visibility !== 'me'

/** The part of the form that is sent. */
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

/** What identifies an idea, whatever its tags and its status are. */
export const identityOf = ({ kind, title, body = '' }: Pick<NewIdea, 'kind' | 'title' | 'body'>): string =>
  JSON.stringify([kind, title, body])

/** The filters and the order of the list. */
export type Arrangement = { kind: IdeaKind | undefined; status: IdeaStatus | undefined; order: string }

// The collator is created once. `localeCompare` with options would create one at each of the tens of thousands of
// comparisons that a list of 2,000 needs.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** The orders to choose from. */
export const orders: Record<string, { name: string; by: (one: Idea, other: Idea) => number }> = {
  newest: { name: 'Newest first', by: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) },
  changed: { name: 'Changed last', by: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt) },
  title: { name: 'By title', by: (one, other) => compare(one.title, other.title) },
}

export const everything: Arrangement = { kind: undefined, status: undefined, order: 'newest' }

/** The edited ideas by id. Each keeps the place in the list that it had when editing began. */
export type Places = ReadonlyMap<string, Idea | undefined>

const none: Places = new Map()

/**
 * Sorts and filters ideas, pinned ones first.
 * @param first the ids of the ideas that come before all others
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

/**
 * The headings that separate the pinned ideas from the rest, by the idea below each. Without pinned ideas there are
 * none.
 */
export function headingsOf(
  arranged: readonly Idea[],
  { order }: Arrangement,
  first: readonly string[] = [],
  places = none,
): ReadonlyMap<Idea, string> {
  const listed = arranged.filter(({ ideaId }) => !first.includes(ideaId))
  const isPinned = (idea: Idea) => (places.get(idea.ideaId) ?? idea).status === 'pinned'
  const [pinned, rest] = [listed.find(isPinned), listed.find((idea) => !isPinned(idea))]
  if (!pinned) return new Map()
  return new Map([[pinned, statusNames.pinned], ...(rest ? [[rest, orders[order]?.name ?? ''] as const] : [])])
}
