import type { ImportedIdea } from '../../../../contract/types.gen.ts'
import { kindNames } from '../kind-names.ts'
import { statusNames } from '../value-names.ts'
import { fromMarkdown } from './markdown-text.ts'
import { type Fault, type ReadFile, readIdea } from './read-idea.ts'

const heading = /^##[ \t]/

/**
 * Ideas of a Markdown file, as `toMarkdown` writes it: each has a heading of the second level, a line with its kind,
 * perhaps a status and tags, and a text. What stands before the first of them is left out. A fault names its line.
 */
export function readMarkdown(text: string): ReadFile {
  const ideas: ImportedIdea[] = []
  const faults: Fault[] = []
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (heading.test(line) ? [at] : []))
  if (starts.length === 0)
    faults.push({
      where: 'The text',
      why: 'There is no idea in it. Each begins with a line such as “## The Drowned Bell”.',
    })
  for (const [index, start] of starts.entries()) {
    const idea = readPart(lines.slice(start, starts[index + 1]))
    if (typeof idea === 'string') faults.push({ where: `Line ${start + 1}`, why: idea })
    else ideas.push(idea)
  }
  return { ideas, faults }
}

/** @param lines the heading, and what follows it */
function readPart([first = '', ...lines]: string[]): ImportedIdea | string {
  const at = lines.findIndex((line) => line.trim() !== '')
  const about = readAbout(lines[at] ?? '')
  if (!about) return 'Below the title it needs a line with its kind, such as “Place · Draft · #harbour, #tavern”.'
  const body = lines.slice(at + 1).map(fromMarkdown)
  while (body[0] === '') body.shift()
  while (body.at(-1) === '') body.pop()
  return readIdea({ ...about, title: fromMarkdown(first.replace(heading, '')), body: body.join('\n') })
}

const named = <Value extends string>(names: Record<Value, string>, name: string | undefined) =>
  (Object.keys(names) as Value[]).find((value) => names[value].toLowerCase() === name?.trim().toLowerCase())

function readAbout(line: string): Pick<ImportedIdea, 'kind' | 'status' | 'tags'> | undefined {
  const [, about = '', tags = ''] = /^([^#\\]*)(.*)$/.exec(line) ?? []
  const [kindName, statusName] = about.split('·').filter((part) => part.trim() !== '')
  const kind = named(kindNames, kindName)
  const status = named(statusNames, statusName)
  if (!kind || (statusName !== undefined && !status)) return undefined
  const found = tags.split(',').map((tag) => fromMarkdown(tag.replace(/^\s*\\?#/, '')))
  return { kind, tags: tags === '' ? [] : found, ...(status && { status }) }
}
