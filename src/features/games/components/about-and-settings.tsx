import { useEffect, useState } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { isSame } from '../../../forms/compare-versions.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { LongText } from '../../../game/others-text.tsx'
import { cityName } from '../../../lib/times.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { settingsDrafts } from '../model/game-drafts.ts'
import { valuesOf } from '../model/game-values.ts'
import { Ending } from './archive-or-leave.tsx'
import styles from './games.module.css'

/** The host's texts about the game. */
export function About({ game: { pitch, system, timeZone } }: { game: Game }) {
  return (
    <section aria-labelledby="pitch" className={common.close}>
      <h2 id="pitch">About this game</h2>
      {pitch ? (
        <LongText text={pitch} lines={16} className={styles.pitch} />
      ) : (
        <p className={common.muted}>No pitch yet.</p>
      )}
      <dl className={styles.facts}>
        {system && (
          <div>
            <dt className={common.small}>System</dt>
            <dd dir="auto">{system}</dd>
          </div>
        )}
        <div>
          <dt className={common.small}>Time zone</dt>
          <dd>{cityName(timeZone)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The lower part of the overview: what the game is about, its settings, and how to leave or delete it. */
export default function AboutAndSettings({ game, mayChange }: { game: Game; mayChange: boolean }) {
  return (
    <>
      <About game={game} />
      <Settings game={game} mayChange={mayChange} />
      <Ending game={game} />
    </>
  )
}

// Loaded on demand: few people change a game when they open it.
const SettingsForm = lazyWithRetry(() => import('./settings-form.tsx'))

type SettingsProps = {
  game: Game
  /** Whether the person may change the game, and the game is not archived. */
  mayChange: boolean
}

/**
 * The settings that host and admins change. Unsaved text survives a reload, and stays visible when it can no longer be
 * saved.
 */
export function Settings({ game, mayChange }: SettingsProps) {
  const userId = useUserId()
  const [draft, keep] = useStored(settingsDrafts, [userId, game.gameId])
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = draft !== undefined
  const opener = useFocusBack(isOpen)
  const open = () => {
    const values = valuesOf(game)
    setIsOpened(true)
    keep({ rev: game.rev, base: values, values })
  }
  const isClosed = !mayChange && (!draft || isSame(draft.values, draft.base))
  // A form in which nothing is typed is not open again, with the focus, in a game that is restored.
  useEffect(() => {
    if (isClosed) keep(undefined)
  }, [isClosed, keep])
  if (isClosed) return null
  return (
    <section aria-labelledby="settings" className={common.stack}>
      <h2 id="settings">Settings</h2>
      {draft ? (
        <LazyPart
          failure="Couldn't load the form."
          fallback={
            <Loading label="Loading the form…">
              <Skeleton lines={6} />
            </Loading>
          }
        >
          <SettingsForm
            gameId={game.gameId}
            game={game}
            seatsTaken={game.seatsTaken}
            draft={draft}
            isOpened={isOpened}
            keep={keep}
            closedBy={mayChange ? undefined : cannotSave[game.status === 'archived' ? 'archived' : 'role']}
          />
        </LazyPart>
      ) : (
        <>
          <p>Change the name, pitch, system, seats, or time zone.</p>
          <p>
            <Button ref={opener} {...SettingsForm.intent} onClick={open}>
              Edit game
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
