import { zIdeaKind, zIdeaStatus, zIdeaTag, zIdeaTags, zImportedIdea } from '../../../../contract/schemas/ideas.gen.ts'
import type { ImportedIdea } from '../../../../contract/types.gen.ts'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { bound } from '../../../../rules/bound.ts'
import { foldTag } from '../../../../rules/fold-tag.ts'
import { ideaLimits } from '../limits.ts'

/** What is wrong with a file: where, as a person finds the place, and why. */
export type Fault = { where: string; why: string }

/** A file that was read: its ideas, or what is wrong with it. */
export type ReadFile = { ideas: ImportedIdea[]; faults: Fault[] }

const oneOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
const most = { tags: bound(zIdeaTags, 'max_length'), tag: bound(zIdeaTag, 'max_length') }

/** What each part of an idea has to be, for whoever wrote something else. */
const words: Record<keyof ImportedIdea, string> = {
  kind: `Its kind has to be ${oneOf(zIdeaKind.options)}.`,
  title: `It needs a title of 1 to ${ideaLimits.title} characters in one line.`,
  body: `Its text has to be at most ${ideaLimits.body} characters long, without any that cannot be seen.`,
  tags: `It has at most ${most.tags} tags, each of 1 to ${most.tag} characters without a comma.`,
  status: `Its status has to be ${oneOf(zIdeaStatus.options)}.`,
}

/** An idea of a file, or why it is none, in sentences. */
export function readIdea(value: unknown): ImportedIdea | string {
  const { data, error } = zImportedIdea.safeParse(value)
  if (data) {
    const tags = data.tags ?? []
    return new Set(tags.map(foldTag)).size < tags.length ? 'Two of its tags are alike. Leave one of them out.' : data
  }
  const sentences = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `An idea has no “${inSentence(issue.keys.join('”, “'))}”.`
    return words[issue.path[0] as keyof ImportedIdea] ?? 'This is no idea: an idea has a kind and a title.'
  })
  return [...new Set(sentences)].join(' ')
}
