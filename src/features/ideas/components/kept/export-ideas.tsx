import type { Idea } from '../../../../contract/types.gen.ts'
import actions from '../../../../platform/page/actions.module.css'
import { Button } from '../../../../ui/button/button.tsx'
import { toJson, toMarkdown } from '../../files/export-ideas.ts'

/** Saves the ideas that are shown as a file. */
export function ExportIdeas({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <p className={actions.actions}>
      <Button variant="quiet" onClick={() => save('ideas.markdown', 'text/markdown', toMarkdown(ideas))}>
        Export as Markdown
      </Button>
      <Button variant="quiet" onClick={() => save('ideas.json', 'application/json', toJson(ideas))}>
        Export as JSON
      </Button>
    </p>
  )
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
