import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { changesOf } from '../../../platform/game/merge-values.ts'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { CopyField } from '../../../ui/copy-field/copy-field.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { fieldNames, labels } from '../game-values.ts'
import { readSettings } from '../settings-draft.ts'
import { readable } from '../time-zones.ts'
import styles from './settings.module.css'

/**
 * What was typed into the settings of a game that can no longer be changed: it was deleted meanwhile or archived, or the
 * person may not any more. Nothing is shown where nothing was typed.
 */
export default function LeftBehind({ gameId }: { gameId: string }) {
  const id = useId()
  const userId = useSelector(selectUser)?.userId ?? ''
  const [draft] = useState(() => readSettings({ userId, gameId }))
  const changes = draft ? changesOf(draft.base, draft.values) : {}
  const typed = fieldNames.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [{ name, text: name === 'timeZone' ? readable(String(value)) : String(value) }]
  })
  if (typed.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.settings}>
      <h2 id={id}>What you had typed</h2>
      <p>
        It was not saved, and cannot be saved now. Copy what you still need: it stays here until you close this tab.
      </p>
      {typed.map(({ name, text }) =>
        // The other fields have one line.
        name === 'pitch' ? (
          <TextArea key={name} label={labels[name]} value={text} readOnly dir="auto" />
        ) : (
          <CopyField key={name} label={labels[name]} value={text} copyLabel="Copy" />
        ),
      )}
    </section>
  )
}
