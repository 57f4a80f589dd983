import { memo, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { statusNames, visibilityNames } from '../../idea-values.ts'
import { kindNames } from '../../kind-names.ts'
import { IdeaEditor } from './idea-editor.tsx'
import styles from './kept.module.css'

type KeptIdeaProps = { idea: Idea; onDelete: (idea: Idea) => void }

/** An idea of the list, edited in its place. */
export const KeptIdea = memo(function KeptIdea({ idea, onDelete }: KeptIdeaProps) {
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusBack(isEditing)
  if (isEditing) return <IdeaEditor idea={idea} onDone={() => setEditing(false)} />
  const { title, body, tags, kind, status, visibility } = idea
  return (
    <Card
      heading={title}
      status={
        <>
          {status !== 'draft' && <Badge>{statusNames[status]}</Badge>}
          {visibility !== 'me' && <Badge tone="ember">{visibilityNames[visibility]}</Badge>}
        </>
      }
      meta={[kindNames[kind], ...tags.map((tag) => `#${tag}`)].join(' · ')}
      actions={
        <>
          <Button ref={opener} variant="quiet" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button variant="quiet" aria-label={`Delete ${title}`} onClick={() => onDelete(idea)}>
            Delete
          </Button>
        </>
      }
    >
      {body && (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
    </Card>
  )
})
