import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Game } from '../../../contract/types.gen.ts'
import { selectUser } from '../../../platform/session/session-slice.ts'
import { Button } from '../../../ui/button/button.tsx'
import { valuesOf } from '../game-values.ts'
import { beginWith, readSettings, type SettingsDraft, writeSettings } from '../settings-draft.ts'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.tsx'

/** What host and admin change of a game. What was typed and not saved is there again after a reload. */
export function Settings({ game }: { game: Game }) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const whose = { userId, gameId: game.gameId }
  const [draft, setDraft] = useState(() => readSettings(whose))
  const opener = useRef<HTMLButtonElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  const isOpen = draft !== undefined
  useEffect(() => {
    if (isUsed && !isOpen) opener.current?.focus()
  }, [isUsed, isOpen])
  const keep = (next: SettingsDraft | undefined) => {
    setIsUsed(true)
    setDraft(next)
    writeSettings(whose, next)
  }
  return (
    <section aria-labelledby="settings" className={styles.settings}>
      <h2 id="settings">Settings</h2>
      {draft ? (
        <SettingsForm game={game} draft={draft} isOpened={isUsed} onDraft={keep} />
      ) : (
        <>
          <p>Name, pitch, system, seats and time zone.</p>
          <p>
            <Button ref={opener} onClick={() => keep(beginWith(game.rev, valuesOf(game)))}>
              Edit the game
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
