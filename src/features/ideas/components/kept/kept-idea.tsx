import { type Dispatch, memo, type SetStateAction, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { LongText } from '../../../../game/others-text.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { readIdeaDraft } from '../../model/drafts.ts'
import type { Places } from '../../model/idea-values.ts'
import { kindNames, statusNames, visibilityNames } from '../../model/words.ts'
import { IdeaEditor } from './idea-editor.tsx'

type KeptIdeaProps = {
  idea: Idea
  /** Sets which rows keep their place. */
  hold: Dispatch<SetStateAction<Places>>
  onDelete: (idea: Idea) => void
}

/** An idea of the list, edited in place. */
export const KeptIdea = memo(function KeptIdea({ idea, hold, onDelete }: KeptIdeaProps) {
  // Text that was typed before a reload opens its form again.
  const [isEditing, setEditing] = useState(() => readIdeaDraft(idea) !== undefined)
  const [isOpened, setOpened] = useState(false)
  const opener = useFocusBack(isEditing)
  if (isEditing) return <IdeaEditor idea={idea} hold={hold} isOpened={isOpened} onDone={() => setEditing(false)} />
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
          <Button
            ref={opener}
            variant="quiet"
            aria-label={`Edit ${title}`}
            onClick={() => {
              setOpened(true)
              setEditing(true)
            }}
          >
            Edit
          </Button>
          <Button
            variant="quietDanger"
            aria-label={`Delete ${title}`}
            // The second click of a double click would hit the next idea, which is under the pointer by then.
            onClick={({ detail }) => detail < 2 && onDelete(idea)}
          >
            Delete
          </Button>
        </>
      }
    >
      {body && <LongText text={body} lines={40} />}
    </Card>
  )
})
