import { useRef, useState } from 'react'
import { errorText } from '../../api/api-error.ts'
import { useResumeGameMutation } from '../../api/lobby-api.ts'
import type { Game } from '../../contract/types.gen.ts'
import { LiveRegion } from '../../ui/announcer/live-region.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useFocusPassedOn } from '../../ui/focus-back/use-focus-back.ts'
import { PauseIcon } from '../../ui/icon/icons.tsx'
import { useOverlays } from '../overlays/use-overlays.ts'
import { may } from './may.ts'
import styles from './pause.module.css'
import { useLobby } from './use-lobby.ts'

/** While the notice is there, nothing that takes the focus is scrolled to below it (WCAG 2.4.11). */
function keepRoom(notice: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBlockStart = `calc(var(--navbar-block) + ${notice.offsetHeight}px + 3rem)`
  })
  observer.observe(notice, { box: 'border-box' })
  return () => {
    observer.disconnect()
    style.scrollPaddingBlockStart = ''
  }
}

/** Says on every view of a game that it is paused, until host or admin go on. */
export function PauseNotice({ game }: { game: Pick<Game, 'gameId' | 'role'> }) {
  const { lobby } = useLobby(game.gameId)
  /** The game that was paused while this was seen: only of that one it is news that it goes on. */
  const [wasPaused, setWasPaused] = useState<string>()
  const isPaused = Boolean(lobby?.pausedAt)
  if (isPaused && wasPaused !== game.gameId) setWasPaused(game.gameId)
  const news = isPaused ? 'The game is paused. Nobody is told who asked.' : 'The game goes on.'
  return (
    <>
      <LiveRegion message={wasPaused === game.gameId ? news : ''} />
      {isPaused && (
        <section ref={keepRoom} aria-label="The game is paused" className={styles.notice}>
          <span className={styles.mark}>
            <PauseIcon />
          </span>
          <div className={styles.words}>
            <p className={styles.heading}>Paused</p>
            <p>
              Somebody asked for a pause, and nobody is told who. Take the time you need.
              {!may.run(game.role) && ' The host or an admin goes on.'}
            </p>
          </div>
          {may.run(game.role) && <GoOn gameId={game.gameId} />}
        </section>
      )}
    </>
  )
}

function GoOn({ gameId }: { gameId: string }) {
  const { toast } = useOverlays()
  const [resume, { isLoading }] = useResumeGameMutation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button)
  const press = async () => {
    const { error } = await resume({ params: { gameId } })
    if (error) toast.error(errorText(error, 'The pause could not be ended. Try again.'))
  }
  return (
    <Button ref={button} variant="primary" busy={isLoading} onClick={press}>
      Go on
    </Button>
  )
}
