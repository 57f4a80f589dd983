import { useEffect, useEffectEvent, useState } from 'react'
import type { Game, Notes } from '../../../contract/types.gen.ts'
import { isSame } from '../../../forms/conflict.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { may } from '../../../game/may.ts'
import { LinkedText, LongText } from '../../../game/others-text.tsx'
import { useUserId } from '../../../session/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type NoteName, noteDrafts, noteHeadings } from '../model/drafts.ts'

// Only host and admins write notes, so the editor loads on demand.
const NoteEditor = lazyWithRetry(() => import('./note-editor.tsx'))

type NoteProps = {
  game: Game
  notes: Notes
  name: NoteName
  /** Increases when the person is asked to write it: the editor opens. */
  asked?: number
}

const none: Record<NoteName, string> = {
  agenda: 'No agenda yet.',
  recap: 'No recap yet.',
}

/**
 * One of the notes, and its editor for host and admins. Typed text stays visible when it can no longer be saved: the
 * game was archived meanwhile, or the person lost the role.
 */
export function Note({ game, notes, name, asked = 0 }: NoteProps) {
  const userId = useUserId()
  const [draft, keep] = useStored(noteDrafts, [userId, game.gameId, name])
  const [isOpened, setIsOpened] = useState(false)
  const text = notes[name]
  const isMine = may.run(game.role) && game.status !== 'archived'
  const isOpen = draft !== undefined && (isMine || !isSame(draft.values, draft.base))
  const opener = useFocusBack(isOpen)
  const open = () => {
    setIsOpened(true)
    if (!draft) keep({ rev: notes.rev, base: { text }, values: { text } })
  }
  const openAsAsked = useEffectEvent(open)
  useEffect(() => {
    if (asked > 0) openAsAsked()
  }, [asked])
  const heading = noteHeadings[name]
  return (
    <article className={`${common.card} ${common.padded}`} aria-label={heading}>
      {!isOpen && <h3>{heading}</h3>}
      {isOpen ? (
        <LazyPart failure="Couldn't load the form." fallback={<Skeleton lines={6} />}>
          <NoteEditor
            key={asked}
            gameId={game.gameId}
            name={name}
            draft={draft}
            isOpened={isOpened}
            keep={keep}
            closedBy={isMine ? undefined : cannotSave[game.status === 'archived' ? 'archived' : 'role']}
          />
        </LazyPart>
      ) : (
        <>
          {text ? (
            <LongText text={text} lines={40}>
              <LinkedText>{text}</LinkedText>
            </LongText>
          ) : (
            <p className={common.muted}>{none[name]}</p>
          )}
          {isMine && (
            <p>
              <Button ref={opener} onClick={open} aria-label={`${text ? 'Edit' : 'Write'} the ${name}`}>
                {text ? 'Edit' : 'Write'}
              </Button>
            </p>
          )}
        </>
      )}
    </article>
  )
}
