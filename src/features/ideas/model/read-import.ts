import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import * as z from 'zod/mini'
import { zIdeaKind, zIdeaStatus, zIdeaTag, zIdeaTags, zImportedIdea } from '../../../contract/schemas/ideas.gen.ts'
import type { ImportedIdea } from '../../../contract/types.gen.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { bound } from '../../../rules/text-rule.ts'
import { ideaLimits } from './limits.ts'

/** An error of a file: its place, in words that help to find it, and the reason. */
export type Fault = { where: string; why: string }

/** A parsed file: its ideas, or its errors. */
export type ReadFile = { ideas: ImportedIdea[]; faults: Fault[] }

const oneOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
const most = { tags: bound(zIdeaTags, 'max_length'), tag: bound(zIdeaTag, 'max_length') }

/** The expected form of each part of an idea, for an error message. */
const words: Record<keyof ImportedIdea, string> = {
  kind: `Its kind has to be ${oneOf(zIdeaKind.options)}.`,
  title: `It needs a title of 1 to ${ideaLimits.title} characters in one line.`,
  body: `Its text must be at most ${ideaLimits.body} characters, with no invisible ones.`,
  tags: `It has at most ${most.tags} tags, each of 1 to ${most.tag} characters without a comma.`,
  status: `Its status has to be ${oneOf(zIdeaStatus.options)}.`,
}

/** An idea of a file, or its errors in sentences. */
function readIdea(value: unknown): ImportedIdea | string {
  const { data, error } = zImportedIdea.safeParse(value)
  if (data) {
    const tags = data.tags ?? []
    return new Set(tags.map(foldName)).size < tags.length ? 'Two of its tags are the same. Leave one out.' : data
  }
  const sentences = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `An idea has no “${inSentence(issue.keys.join('”, “'))}”.`
    return words[issue.path[0] as keyof ImportedIdea] ?? "This isn't an idea: an idea has a kind and a title."
  })
  return [...new Set(sentences)].join(' ')
}

const zFile = z.object({ ideas: z.array(z.unknown()) })
const zNamed = z.object({ title: z.string() })

const broken = (where: string, why: string): ReadFile => ({ ideas: [], faults: [{ where, why }] })

/** Deeper than any file of ideas, and shallow enough for recursion. */
const deepest = 100

/** The position at which a text is nested deeper than `deepest`. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]]/gs)) {
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
    if (depth > deepest) return index
  }
  return undefined
}

/**
 * The position at which a text is no longer JSON, or `undefined` if it is JSON. It is computed here because engines
 * word it differently, and some leave it out.
 */
export function jsonFault(text: string): { at: number; isEnd: boolean } | undefined {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return undefined
  const { offset, error } = first
  return { at: offset, isEnd: offset >= text.length || printParseErrorCode(error) === 'UnexpectedEndOfString' }
}

/** Ideas of a JSON file, as `toJson` writes it. An error names the idea by its number and title. */
function readJson(text: string): ReadFile {
  const placeOf = (at: number) => {
    const before = text.slice(0, at).split('\n')
    return `Line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`
  }
  const deep = tooDeepAt(text)
  if (deep !== undefined) return broken(placeOf(deep), "It's too deeply nested to be a file of ideas.")
  const fault = jsonFault(text)
  if (fault?.isEnd) return broken(placeOf(text.length), 'The file ends too early. Was it cut off?')
  if (fault) {
    const next = [...text.slice(fault.at, fault.at + 2)][0]
    return broken(placeOf(fault.at), `“${next}” isn't valid JSON here. Check for an extra or missing comma or quote.`)
  }
  const file = zFile.safeParse(JSON.parse(text))
  if (!file.success) return broken('The file', 'It has no “ideas” list.')
  if (file.data.ideas.length === 0) return broken('The file', 'There are no ideas in it.')
  return readAll(file.data.ideas)
}

function readAll(values: readonly unknown[]): ReadFile {
  const ideas: ImportedIdea[] = []
  const faults = values.flatMap((value, at) => {
    const idea = readIdea(value)
    if (typeof idea !== 'string') ideas.push(idea)
    const { data } = zNamed.safeParse(value)
    return typeof idea === 'string'
      ? [{ where: `Idea ${at + 1}${data ? ` (${inSentence(data.title)})` : ''}`, why: idea }]
      : []
  })
  return { ideas, faults }
}

/** Reads an exported file or a pasted text. One error refuses all of its ideas. */
export function readImport(text: string): ReadFile {
  const known = text.replace(/^\ufeff/, '')
  return /^\s*[[{]/.test(known)
    ? readJson(known)
    : broken('The text', "It isn't a list of ideas. Use a file from “Export as JSON”.")
}
