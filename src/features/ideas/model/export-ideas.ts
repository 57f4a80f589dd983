import type { Idea, ImportedIdea } from '../../../contract/types.gen.ts'
import { kindNames, statusNames } from './words.ts'

/** Characters that Markdown would interpret anywhere. */
const marks = /[\\`*_[\]<>#|~&]/g
/** Characters that Markdown would interpret at the start of a line. */
const firstMark = /^(?:[-+=]|\d+(?=[.)]))/
/** A line of text as Markdown that shows it unchanged. */
const toMarkdownLine = (line: string): string =>
  line
    .trim()
    .replace(marks, '\\$&')
    .replace(firstMark, (first) => (/\d/.test(first) ? `${first}\\` : `\\${first}`))

/** A text of several lines as Markdown: two spaces keep a line break. */
const toMarkdownText = (text: string): string => text.split('\n').map(toMarkdownLine).join('  \n')

/** The part of an idea that a file holds: useful to another app, without its owner. */
export const exported = ({ kind, title, body, tags, status }: Idea): ImportedIdea => ({
  kind,
  title,
  body,
  tags,
  status,
})

/** Ideas as JSON that this app can read again. */
export const toJson = (ideas: readonly Idea[]): string => `${JSON.stringify({ ideas: ideas.map(exported) }, null, 2)}\n`

/** Ideas as Markdown, for reading and printing. */
export function toMarkdown(ideas: readonly Idea[]): string {
  const parts = ideas.map(({ kind, title, body, tags, status }) => {
    const marked = tags.map((tag) => `\\#${toMarkdownLine(tag)}`).join(', ')
    const about = [kindNames[kind], statusNames[status], ...(marked ? [marked] : [])].join(' · ')
    return [`## ${toMarkdownLine(title)}`, about, ...(body ? [toMarkdownText(body)] : [])].join('\n\n')
  })
  return `# Ideas\n\n${parts.join('\n\n')}\n`
}
