import { useState } from 'react'
import { useSelector } from 'react-redux'
import LeftTexts from '../../../forms/left-texts.tsx'
import { changesOf } from '../../../forms/merge-values.ts'
import { zoneName } from '../../../lib/times.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { fieldNames, labels } from '../model/game-values.ts'
import { readSettings } from '../model/settings-draft.ts'

type LeftBehindProps = {
  gameId: string
  /** The person was at the form when it went. */
  wasOpened?: boolean
}

/**
 * What was typed into the settings of a game that can no longer be changed: it was deleted meanwhile or archived, or the
 * person may not any more. Nothing is shown where nothing was typed.
 */
export default function LeftBehind({ gameId, wasOpened }: LeftBehindProps) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const [draft] = useState(() => readSettings({ userId, gameId }))
  const changes = draft ? changesOf(draft.base, draft.values) : {}
  const texts = fieldNames.flatMap((name) => {
    const value = changes[name]
    // Of a text that was taken out nothing is left to be copied.
    if (value === undefined || value === '') return []
    const text = name === 'timeZone' ? zoneName(String(value)) : String(value)
    return [{ label: labels[name], text, isLong: name === 'pitch' }]
  })
  return texts.length > 0 && <LeftTexts texts={texts} level={2} wasOpened={wasOpened} />
}
