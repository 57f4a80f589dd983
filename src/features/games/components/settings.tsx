import { Suspense, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Game } from '../../../contract/types.gen.ts'
import { selectUser } from '../../../session/session-slice.ts'
import { Button } from '../../../ui/button/button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { usePreload } from '../../../ui/lazy/use-preload.ts'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { valuesOf } from '../model/game-values.ts'
import { beginWith, readSettings, type SettingsDraft, writeSettings } from '../model/settings-draft.ts'
import styles from './settings.module.css'

// Few change a game when they open it.
const SettingsForm = lazyWithRetry(() => import('./settings-form.tsx'))
const LeftBehind = lazyWithRetry(() => import('./left-behind.tsx'))

type SettingsProps = {
  game: Game
  /** Whether the person may change the game, and it can be changed. */
  mayChange: boolean
}

/**
 * What host and admin change of a game. What was typed and not saved is there again after a reload, and stays in sight
 * where it can no longer be saved.
 */
export function Settings({ game, mayChange }: SettingsProps) {
  const userId = useSelector(selectUser)?.userId ?? ''
  const whose = { userId, gameId: game.gameId }
  const [draft, setDraft] = useState(() => readSettings(whose))
  const opener = useRef<HTMLButtonElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  const isOpen = draft !== undefined
  usePreload(SettingsForm, mayChange)
  useEffect(() => {
    if (isUsed && !isOpen) opener.current?.focus()
  }, [isUsed, isOpen])
  const keep = (next: SettingsDraft | undefined) => {
    setIsUsed(true)
    setDraft(next)
    writeSettings(whose, next)
  }
  if (!mayChange)
    return (
      draft && (
        <Suspense fallback={null}>
          <LeftBehind gameId={game.gameId} wasOpened={isUsed} />
        </Suspense>
      )
    )
  return (
    <section aria-labelledby="settings" className={styles.settings}>
      <h2 id="settings">Settings</h2>
      {draft ? (
        <Suspense fallback={<FormLoading />}>
          <SettingsForm game={game} draft={draft} isOpened={isUsed} onDraft={keep} />
        </Suspense>
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

const FormLoading = () => (
  <Loading label="Loading the form…">
    <Skeleton lines={6} />
  </Loading>
)
