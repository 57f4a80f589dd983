import { errorText } from '../api/api-error.ts'
import { usePauseGameMutation } from '../api/lobby-api.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { Button } from '../ui/button/button.tsx'
import { PauseIcon } from '../ui/icon/icons.tsx'
import { useLobby } from './game-queries.ts'
import styles from './pause.module.css'

const about = 'Pauses the game for everyone, anonymously.'

/** Pauses the game for everyone with one tap, anonymously. */
export function PauseButton({ gameId }: { gameId: string }) {
  const isPaused = Boolean(useLobby(gameId).lobby?.pausedAt)
  const { toast } = useOverlays()
  const [pause, { isLoading }] = usePauseGameMutation()
  const press = async () => {
    if (isPaused) return
    const { error } = await pause({ params: { gameId } })
    if (error) toast.error(errorText(error, "Couldn't pause. Say it out loud, or try again."))
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
