import { useState } from 'react'
import { useSelector } from 'react-redux'
import LeftTexts, { type LeftText } from '../../../forms/left-texts.tsx'
import { selectUser } from '../../../session/session-slice.ts'
import { cancelDrafts, moveDrafts, type NoteName, noteDrafts, noteHeadings, offerDrafts } from '../model/drafts.ts'
import { boundaryLabel, readBoundaryDraft, type Whose } from '../model/own-boundaries.ts'
import { leftDatesOf } from './left-dates.tsx'

/**
 * What was typed into the lobby of a game that was deleted meanwhile, or whose table the person sits at no more. Nothing
 * is shown where nothing was typed.
 */
export default function LeftBehind({ gameId }: { gameId: string }) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const [texts] = useState(() => readTexts({ userId, gameId }))
  return texts.length > 0 && <LeftTexts texts={texts} level={2} />
}

function readTexts({ userId, gameId }: Whose): LeftText[] {
  const whose = [userId, gameId]
  const dates = leftDatesOf({
    offering: offerDrafts.read(whose),
    moving: moveDrafts.read(whose),
    cancelling: cancelDrafts.read(whose),
  })
  const noteOf = (name: NoteName): LeftText => {
    const draft = noteDrafts.read([...whose, name])
    return { label: noteHeadings[name], text: draft && draft.text !== draft.base ? draft.text : '', isLong: true }
  }
  return [
    ...dates,
    noteOf('agenda'),
    noteOf('recap'),
    { label: boundaryLabel, text: readBoundaryDraft({ userId, gameId })?.text ?? '' },
  ].filter(({ text }) => text !== '')
}
