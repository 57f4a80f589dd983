import * as z from 'zod/mini'
import type { ImportedIdea } from '../../../../contract/types.gen.ts'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { jsonFault } from './json-fault.ts'
import { type ReadFile, readIdea } from './read-idea.ts'

const zFile = z.object({ ideas: z.array(z.unknown()) })
const zNamed = z.object({ title: z.string() })

const broken = (where: string, why: string): ReadFile => ({ ideas: [], faults: [{ where, why }] })

/** Ideas of a JSON file, as `toJson` writes it. A fault names the idea by its number and title. */
export function readJson(text: string): ReadFile {
  const fault = jsonFault(text)
  if (fault !== undefined) {
    const before = text.slice(0, fault).split('\n')
    const where = `Line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`
    if (fault >= text.length) return broken(where, 'The file ends too early. Was it cut off?')
    const next = [...text.slice(fault, fault + 2)][0]
    return broken(
      where,
      `“${next}” cannot stand here: from here on it is no JSON. Is there a comma or a quote too many, or too few?`,
    )
  }
  const file = zFile.safeParse(JSON.parse(text))
  if (!file.success) return broken('The file', 'It has no list of “ideas”.')
  if (file.data.ideas.length === 0) return broken('The file', 'There is no idea in it.')
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
