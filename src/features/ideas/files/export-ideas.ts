import type { Idea, ImportedIdea } from '../../contract/types.gen.ts'
import { statusNames } from './idea-values.ts'
import { kindNames } from './kind-names.ts'

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

/** What Markdown would read as more than text. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`)

/** Ideas as Markdown, for reading and printing. */
export function toMarkdown(ideas: readonly Idea[]): string {
  const parts = ideas.map(({ kind, title, body, tags, status }) => {
    const about = [kindNames[kind], statusNames[status], ...tags.map((tag) => `#${tag}`)].join(' · ')
    const lines = body.split('\n').map(plain).join('  \n')
    return [`## ${plain(title)}`, plain(about), ...(body ? [lines] : [])].join('\n\n')
  })
  return `# Ideas\n\n${parts.join('\n\n')}\n`
}
