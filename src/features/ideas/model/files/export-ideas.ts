import type { Idea, ImportedIdea } from '../../../../contract/types.gen.ts'
import { kindNames } from '../kind-names.ts'
import { statusNames } from '../value-names.ts'
import { toMarkdownLine, toMarkdownText } from './markdown-text.ts'

/** What a file keeps of an idea: what another app could use, and nothing of who it belongs to. */
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
