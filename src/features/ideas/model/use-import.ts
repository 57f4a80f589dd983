import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { ideasApi } from '../../../api/ideas-api.ts'
import {
  zIdeaImport,
  zIdeaKind,
  zIdeaStatus,
  zIdeaTag,
  zIdeaTags,
  zImportedIdea,
} from '../../../contract/schemas/ideas.gen.ts'
import type { Idea, ImportedIdea } from '../../../contract/types.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import { inFigures } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { type Fault, parseJson } from '../../../lib/parse-json.ts'
import { foldName } from '../../../rules/idea-tables.ts'
import { largestFile, megabyte } from '../../../rules/limits.ts'
import { bound } from '../../../rules/text-rule.ts'
import { ideaLimits } from './idea-of-card.ts'
import { identityOf } from './idea-values.ts'

/** The pasted text, or that of the file with this name. */
type Source = { text: string; name?: string; fault?: Fault }

const mostIdeas = bound(zIdeaImport.shape.ideas, 'max_length')

/**
 * Imports ideas from a file or a pasted text: parses them, skips kept ones, and sends the rest at once.
 * @param kept all my kept ideas
 */
export function useImport(kept: readonly Idea[]) {
  const [source, setSource] = useState<Source>({ text: '' })
  const [imported, setImported] = useState<number>()
  const [send, { error, isLoading, reset }] = ideasApi.useImportIdeasMutation()
  const [intention, keepIntention] = useState<Sent>()
  const make = useCreate(intention, keepIntention)
  const { track, stop } = useRunning()
  const read = useMemo(() => readSource(source), [source])
  const known = useMemo(() => new Set(kept.map(identityOf)), [kept])
  const fresh = useMemo(() => read.ideas.filter((idea) => !known.has(identityOf(idea))), [read, known])
  const isTooMany = read.faults.length === 0 && kept.length + fresh.length > mostIdeas

  const take = (next: Source) => {
    // The source cannot change while it is being sent.
    if (isLoading) return
    setSource(next)
    setImported(undefined)
    reset()
  }
  return {
    /** The pasted text. The text of a file is not shown, because it may be large. */
    text: source.name === undefined ? source.text : '',
    name: source.name,
    faults: isTooMany ? [tooMany(kept.length, fresh.length)] : read.faults,
    /** The ideas to import, and the number of those that are kept already. */
    fresh,
    thereAlready: read.ideas.length - fresh.length,
    /** The number of imported ideas. */
    imported,
    isBusy: isLoading,
    stop,
    error: isLoading ? undefined : error,
    paste: (text: string) => take({ text }),
    async choose(file: File): Promise<void> {
      const { name, size } = file
      const refuse = (why: string) => take({ name, text: '', fault: { where: name, why } })
      if (size > largestFile)
        return refuse(`It's larger than ${largestFile / megabyte} MB. Export fewer ideas at once.`)
      const text = await file.text().catch(() => undefined)
      if (text === undefined) return refuse("Couldn't read it. Choose it again.")
      take({ name, text })
    },
    /** Sends the import. A retry has the same key, so that a lost answer creates no idea twice. */
    async submit(): Promise<void> {
      const body = { ideas: fresh }
      const answer = await make(body, (key) => track(send({ headers: { 'Idempotency-Key': key }, body })))
      if (!answer?.data) return
      keepIntention(undefined)
      setSource({ text: '' })
      setImported(answer.data.ideaIds.length)
    },
  }
}

const readSource = ({ text, name, fault }: Source) => {
  if (fault) return { ideas: [], faults: [fault] }
  return name === undefined && text.trim() === '' ? { ideas: [], faults: [] } : readImport(text)
}

const tooMany = (kept: number, more: number): Fault => ({
  where: `${more} more ideas`,
  why: `You have ${kept}, and can keep up to ${mostIdeas}. Delete some first, or import fewer.`,
})

/** A parsed file: its ideas, or its errors. */
export type ReadFile = { ideas: ImportedIdea[]; faults: Fault[] }

const oneOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
const most = { tags: bound(zIdeaTags, 'max_length'), tag: bound(zIdeaTag, 'max_length') }

/** The expected form of each part of an idea, for an error message. */
const words: Record<keyof ImportedIdea, string> = {
  kind: `Its kind must be ${oneOf(zIdeaKind.options)}.`,
  title: `It needs a title of 1 to ${ideaLimits.title} characters on one line.`,
  body: `Its text must be at most ${inFigures(ideaLimits.body)} characters, with no invisible ones.`,
  tags: `It can have up to ${most.tags} tags of 1 to ${most.tag} characters, without commas.`,
  status: `Its status must be ${oneOf(zIdeaStatus.options)}.`,
}

/** An idea of a file, or its errors in sentences. */
function readIdea(value: unknown): ImportedIdea | string {
  const { data, error } = zImportedIdea.safeParse(value)
  if (data) {
    const tags = data.tags ?? []
    return new Set(tags.map(foldName)).size < tags.length ? 'Two of its tags are the same. Remove one.' : data
  }
  const sentences = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `Ideas don't have “${inSentence(issue.keys.join('”, “'))}”.`
    return words[issue.path[0] as keyof ImportedIdea] ?? "This isn't an idea: an idea has a kind and a title."
  })
  return [...new Set(sentences)].join(' ')
}

const zFile = z.object({ ideas: z.array(z.unknown()) })
const zNamed = z.object({ title: z.string() })

const broken = (where: string, why: string): ReadFile => ({ ideas: [], faults: [{ where, why }] })

/** Ideas of a JSON file, as `toJson` writes it. An error names the idea by its number and title. */
function readJson(text: string): ReadFile {
  const parsed = parseJson(text, 'a file of ideas')
  if ('fault' in parsed) return { ideas: [], faults: [parsed.fault] }
  const file = zFile.safeParse(parsed.value)
  if (!file.success) return broken('The file', 'It has no “ideas” list.')
  if (file.data.ideas.length === 0) return broken('The file', 'It has no ideas.')
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
