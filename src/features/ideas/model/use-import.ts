import { useMemo, useState } from 'react'
import { useImportIdeasMutation } from '../../../api/ideas-api.ts'
import { zIdeaImport } from '../../../contract/schemas/ideas.gen.ts'
import type { Idea } from '../../../contract/types.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import type { Fault } from '../../../lib/parse-json.ts'
import { largestFile, megabyte } from '../../../rules/limits.ts'
import { bound } from '../../../rules/text-rule.ts'
import { identityOf } from './idea-values.ts'
import { readImport } from './read-import.ts'

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
  const [send, { error, isLoading, reset }] = useImportIdeasMutation()
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
  why: `You keep ${kept}, and can keep up to ${mostIdeas}. Delete some first, or import fewer.`,
})
