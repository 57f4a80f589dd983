import type { Idea, ImportedIdea } from '../../../contract/types.gen.ts'
import { kindNames, statusNames } from './words.ts'

/** Characters that Markdown would interpret anywhere. */
const marks = /[\\`*_[\]<>#|~&]/g
/** Characters that Markdown would interpret at the start of a line. */
const firstMark = /^(?:[-+=]|\d+(?=[.)]))/
/** Characters that an editor would remove, or a file could not hold. */
const fleeting = /^[ \t]+|[ \t]+$|\r|\p{Cs}/gu

const asNumber = (text: string) => text.replace(/[\s\S]/g, (unit) => `&#${unit.charCodeAt(0)};`)

/** A line of text as Markdown that shows it unchanged, and that `fromMarkdown` reads again. */
export const toMarkdownLine = (line: string): string =>
  line
    .replace(marks, '\\$&')
    .replace(firstMark, (first) => (/\d/.test(first) ? `${first}\\` : `\\${first}`))
    .replace(fleeting, asNumber)

/**
 * A text of several lines as Markdown: two spaces keep a line break, and empty lines around the text become numbers.
 */
export function toMarkdownText(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\n*)([\s\S]*?)(\n*)$/.exec(text) ?? []
  return asNumber(before) + inner.split('\n').map(toMarkdownLine).join('  \n') + asNumber(after)
}

/** The text that a line of Markdown shows, whether `toMarkdownLine` or a person wrote it. */
export const fromMarkdown = (line: string): string =>
  line.replace(/^[ \t]+|[ \t]+$/g, '').replace(/\\([!-/:-@[-`{-~])|&#(\d{1,7});/g, (all, mark?: string, code = '0') => {
    if (mark !== undefined) return mark
    return Number(code) > 0x10ffff ? all : String.fromCodePoint(Number(code))
  })

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

/** Ideas as Markdown, for reading and printing; `readMarkdown` reads it again. */
export function toMarkdown(ideas: readonly Idea[]): string {
  const parts = ideas.map(({ kind, title, body, tags, status }) => {
    // A tag has no comma.
    const marked = tags.map((tag) => `\\#${toMarkdownLine(tag)}`).join(', ')
    const about = [kindNames[kind], statusNames[status], ...(marked ? [marked] : [])].join(' · ')
    return [`## ${toMarkdownLine(title)}`, about, ...(body ? [toMarkdownText(body)] : [])].join('\n\n')
  })
  return `# Ideas\n\n${parts.join('\n\n')}\n`
}
