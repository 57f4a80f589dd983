import { errorText } from '../api/api-error.ts'
import { usePauseGameMutation } from '../api/lobby-api.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { Button } from '../ui/button/button.tsx'
import { PauseIcon } from '../ui/icon/icons.tsx'
import { useLobby } from './game-queries.ts'
import styles from './pause.module.css'

const about = 'Stops the game for everybody. Nobody is told who asked.'

/** Pauses the game for everybody: one tap, and nobody learns whose it was. */
export function PauseButton({ gameId }: { gameId: string }) {
  const isPaused = Boolean(useLobby(gameId).lobby?.pausedAt)
  const { toast } = useOverlays()
  const [pause, { isLoading }] = usePauseGameMutation()
  const press = async () => {
    if (isPaused) return
    const { error } = await pause({ params: { gameId } })
    if (error) toast.error(errorText(error, 'The pause did not get through. Say it aloud, or try again.'))
  }
  return (
    <Button
      variant="quiet"
      className={styles.button}
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
