import type { Idea } from '../../../../contract/types.gen.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useSearchValue } from '../../../../shell/use-search-value.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import common from '../../../../ui/common.module.css'
import { finderIn } from '../../../../ui/filter-list/use-filter.ts'
import { toJson, toMarkdown } from '../../model/export-ideas.ts'
import { ideaText } from '../../model/words.ts'
import styles from '../ideas.module.css'

type ExportIdeasProps = {
  ideas: readonly Idea[]
  /** Whether these are all my kept ideas. Otherwise more are loading, and the file would lack them. */
  isWhole: boolean
  onShowAll: () => void
}

const files = {
  Markdown: { name: 'ideas.markdown', type: 'text/markdown', write: toMarkdown },
  JSON: { name: 'ideas.json', type: 'application/json', write: toJson },
}

/** Saves the shown ideas as a file; if the search finds none, a button that shows all. */
export function ExportIdeas({ ideas, isWhole, onShowAll }: ExportIdeasProps) {
  const [search] = useSearchValue()
  const save = ({ name, type, write }: (typeof files)['JSON']) => {
    const found = finderIn(ideas, ideaText)(search).flatMap((at) => ideas[at] ?? [])
    saveFile({ name, type, text: write(found) })
  }
  if (ideas.length === 0)
    return (
      <div className={`${common.close} ${styles.none}`}>
        <p>No ideas of this kind and status.</p>
        <Button onClick={onShowAll}>Show all</Button>
      </div>
    )
  return (
    <p className={common.actions}>
      {Object.entries(files).map(([format, file]) => (
        <Button key={format} variant="quiet" busy={!isWhole} onClick={() => save(file)}>
          Export as {format}
        </Button>
      ))}
    </p>
  )
}
