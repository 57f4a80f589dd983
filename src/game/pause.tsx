import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { lobbyApi } from '../api/lobby-api.ts'
import type { Game } from '../contract/types.gen.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import { Button } from '../ui/button/button.tsx'
import common from '../ui/common.module.css'
import { useDocumentAttribute } from '../ui/document-attribute/use-document-attribute.ts'
import { useFocusAfterRemoval } from '../ui/focus-back/use-focus-back.ts'
import { PauseIcon } from '../ui/icon/icons.tsx'
import { useLobby } from './game-queries.ts'
import { may } from './may.ts'
import styles from './pause.module.css'

/** Says on every view of a game that it is paused, until host or admin resume. */
export function PauseNotice({ game }: { game: Pick<Game, 'gameId' | 'role'> }) {
  const { lobby } = useLobby(game.gameId)
  /** The game that this page has seen paused. Without a pause before, nobody is told that the game has resumed. */
  const [wasPaused, setWasPaused] = useState<string>()
  const isPaused = Boolean(lobby?.pausedAt)
  if (isPaused && wasPaused !== game.gameId) setWasPaused(game.gameId)
  const news = isPaused ? 'The game is paused. No one can see who paused it.' : 'The game has resumed.'
  return (
    <>
      <LiveRegion message={wasPaused === game.gameId ? news : ''} />
      {isPaused && (
        <section aria-label="The game is paused" className={`${common.row} ${styles.notice}`}>
          <Paused />
          <div className={styles.about}>
            <p className={styles.heading}>Paused</p>
            <p className={common.small}>
              {may.run(game.role)
                ? 'Take your time. No one can see who paused.'
                : 'No one can see who paused. The host or an admin will resume.'}
            </p>
          </div>
          {may.run(game.role) && <ResumeButton gameId={game.gameId} />}
        </section>
      )}
    </>
  )
}

/** Says on the document that there is a notice: a style keeps the focused element clear of it. */
function Paused() {
  useDocumentAttribute('paused')
  return null
}

/** No one can read the notice and decide within this time, in milliseconds. */
const readMs = 300

function ResumeButton({ gameId }: { gameId: string }) {
  const { toast } = useOverlays()
  const [resume, { isLoading }] = lobbyApi.useResumeGameMutation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button)
  /** The moment from which a tap counts, by the page's clock, in milliseconds. */
  const acceptsAt = useRef(0)
  useEffect(() => {
    acceptsAt.current = performance.now() + readMs
  }, [])
  const press = async ({ nativeEvent: click }: MouseEvent) => {
    // Ignores a tap that was aimed at what the notice now covers.
    const isTouch = 'pointerType' in click && click.pointerType === 'touch'
    if (isTouch && click.timeStamp < acceptsAt.current) return
    const { error } = await resume({ params: { gameId } })
    if (error) toast.failed(error, "Couldn't resume. Try again.")
  }
  return (
    <Button ref={button} variant="primary" busy={isLoading} onClick={press}>
      Resume
    </Button>
  )
}

/** Pauses the game for everyone with one tap, anonymously. */
export function PauseButton({ gameId }: { gameId: string }) {
  const isPaused = Boolean(useLobby(gameId).lobby?.pausedAt)
  const about = isPaused ? undefined : 'Pauses the game for everyone, anonymously.'
  const { toast } = useOverlays()
  const [pause, { isLoading }] = lobbyApi.usePauseGameMutation()
  const press = async () => {
    if (isPaused) return
    const { error } = await pause({ params: { gameId } })
    if (error) toast.failed(error, "Couldn't pause. Say it out loud, or try again.")
  }
  return (
    <Button
      variant="quiet"
      busy={isLoading}
      aria-disabled={isPaused}
      aria-description={about}
      title={about}
      onClick={press}
    >
      <PauseIcon />
      {isPaused ? 'Paused' : 'Pause'}
    </Button>
  )
}
