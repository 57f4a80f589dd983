import { type Dispatch, memo, type SetStateAction, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Idea } from '../../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../../game/game-queries.ts'
import { LongText } from '../../../../game/others-text.tsx'
import { href } from '../../../../shell/href.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import common from '../../../../ui/common.module.css'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { readIdeaDraft } from '../../model/drafts.ts'
import type { Places } from '../../model/idea-values.ts'
import { kindNames, statusNames, visibilityNames } from '../../model/words.ts'
import { icons } from '../shared-parts.tsx'
import { IdeaEditor } from './idea-editor.tsx'

type KeptIdeaProps = {
  idea: Idea
  /** A heading says whether it is pinned. */
  isGrouped: boolean
  /** Sets which rows keep their place. */
  hold: Dispatch<SetStateAction<Places>>
  onDelete: (idea: Idea) => void
}

/** An idea of the list, edited in place. */
export const KeptIdea = memo(function KeptIdea({ idea, isGrouped, hold, onDelete }: KeptIdeaProps) {
  // Text that was typed before a reload opens its form again.
  const [isEditing, setEditing] = useState(() => readIdeaDraft(idea) !== undefined)
  const [isOpened, setOpened] = useState(false)
  const opener = useFocusBack(isEditing)
  const { game } = useCurrentGame()
  if (isEditing) return <IdeaEditor idea={idea} hold={hold} isOpened={isOpened} onDone={() => setEditing(false)} />
  const { title, body, tags, kind, status, visibility } = idea
  return (
    <Card
      isDense
      heading={title}
      headingLevel={isGrouped ? 4 : 3}
      meta={
        <div className={`${common.row} ${common.actions}`}>
          {[kindNames[kind], ...tags.map((tag) => `#${tag}`)].join(' · ')}
          {status !== 'draft' && !(isGrouped && status === 'pinned') && <Badge>{statusNames[status]}</Badge>}
          {visibility !== 'me' && <Badge tone="ember">{visibilityNames[visibility]}</Badge>}
        </div>
      }
      actions={
        kind === 'person' &&
        game &&
        game.status !== 'archived' && (
          // A new character in the current game, with name and text filled in.
          <>
            <Link
              to={`${href('gameCharacter', { game: game.gameId })}&view=new&idea=${idea.ideaId}`}
              className={buttonClass('quiet')}
              aria-label={`Create character: ${title}`}
            >
              Create character
            </Link>
            {/* On a phone an only link takes the width, with its text in the middle. */}
            <span />
          </>
        )
      }
      tools={
        <>
          <Button
            ref={opener}
            variant="quiet"
            title={`Edit ${title}`}
            aria-label={`Edit ${title}`}
            onClick={() => {
              setOpened(true)
              setEditing(true)
            }}
          >
            {icons.edit}
          </Button>
          <Button
            variant="quietDanger"
            title={`Delete ${title}`}
            aria-label={`Delete ${title}`}
            // The second click of a double click would hit the next idea, which is under the pointer by then.
            onClick={({ detail }) => detail < 2 && onDelete(idea)}
          >
            {icons.remove}
          </Button>
        </>
      }
    >
      {body && <LongText text={body} lines={40} />}
    </Card>
  )
})
