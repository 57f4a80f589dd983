import { Link } from 'react-router-dom'
import { statusOf } from '../../../api/api-error.ts'
import { gamesApi } from '../../../api/games-api.ts'
import { lobbyApi } from '../../../api/lobby-api.ts'
import type { Game, Lobby, Member } from '../../../contract/types.gen.ts'
import { may } from '../../../game/may.ts'
import { useUserId } from '../../../session/hooks.ts'
import { href } from '../../../shell/href.ts'
import { useCancellable, useOverlays } from '../../../shell/overlays/overlays.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { isEveryoneHereReady, notReady, waitingInWords } from '../model/readiness.ts'
import { useReady } from '../model/use-ready.ts'
import styles from './gathering.module.css'

type LobbyBarProps = {
  game: Game
  members: readonly Member[]
  lobby: Lobby
  /** The countdown is shown. */
  isHeld: boolean
  /** The session was ended here. */
  onEnded: () => void
}

/** The next action, within reach of the thumb: get ready and start, or go to the table and end. */
export function LobbyBar({ game, members, lobby, isHeld, onEnded }: LobbyBarProps) {
  const { gameId, role, status } = game
  const me = useUserId()
  return (
    <div className={`${common.dock} ${common.onPhone} ${styles.bar}`} inert={isHeld} data-toasts-above>
      {status === 'playing' ? (
        <>
          <Link to={href('gameTable', { game: gameId })} className={buttonClass('primary')}>
            Go to the Table
          </Link>
          {may.run(role) && <EndSession gameId={gameId} onEnded={onEnded} />}
        </>
      ) : (
        <>
          <ReadyToggle gameId={gameId} lobby={lobby} />
          {may.run(role) && (
            <StartGame
              gameId={gameId}
              waiting={waitingInWords(notReady(lobby, members), me)}
              isNext={!lobby.pausedAt && isEveryoneHereReady(lobby, me)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** My “I'm ready” toggle, large enough for a thumb. Nothing is louder until it is pressed, but for a pause. */
function ReadyToggle({ gameId, lobby }: { gameId: string; lobby: Lobby }) {
  const [isReady, change] = useReady(gameId, lobby)
  const look = isReady || lobby.pausedAt ? styles.ready : buttonClass('primary')
  return (
    <button type="button" className={look} aria-pressed={isReady} onClick={() => change(!isReady)}>
      <span className={common.ring}>{isReady && <CheckIcon />}</span>
      {isReady ? 'Ready' : "I'm ready"}
    </button>
  )
}

type StartGameProps = {
  gameId: string
  /** Who is not ready yet, in a sentence. */
  waiting: string
  /** Whether this is the next thing to do. */
  isNext: boolean
}

function StartGame({ gameId, waiting, isNext }: StartGameProps) {
  const { confirm, toast } = useOverlays()
  const [start, { isLoading }] = lobbyApi.useStartGameMutation()
  const run = useCancellable()
  const [load] = gamesApi.endpoints.getGame.useLazyQuery()
  const press = async () => {
    if (!(await confirm({ title: 'Start the game?', message: questionOf(waiting), confirmLabel: 'Start the game' })))
      return
    const { error } = await run('Starting the game…', () => start({ params: { gameId } }))
    if (!error) return
    // Someone else was quicker, so the wanted change has happened.
    const isPlaying = async () => (await load({ params: { gameId } })).data?.status === 'playing'
    if (statusOf(error) === 409 && (await isPlaying())) return
    toast.failed(error, "Couldn't start the game. Try again.")
  }
  return (
    <Button variant={isNext ? 'primary' : 'secondary'} busy={isLoading} onClick={press}>
      Start the game
    </Button>
  )
}

function questionOf(waiting: string): string {
  const leaves = 'Everyone goes to the Table after a short countdown. Anyone can stay in the lobby.'
  return waiting ? `${waiting}\n\n${leaves}` : `Everyone is ready. ${leaves}`
}

function EndSession({ gameId, onEnded }: { gameId: string; onEnded: () => void }) {
  const { confirm, toast } = useOverlays()
  const [end, { isLoading }] = lobbyApi.useEndGameMutation()
  const run = useCancellable()
  const press = async () => {
    const ok = await confirm({
      title: 'End the session?',
      message: 'No one will be ready anymore. Next, you can write a recap.',
      confirmLabel: 'End the session',
    })
    if (!ok) return
    const { error } = await run('Ending the session…', () => end({ params: { gameId } }))
    if (error) return toast.failed(error, "Couldn't end the session. Try again.")
    onEnded()
  }
  return (
    <Button busy={isLoading} onClick={press}>
      End the session
    </Button>
  )
}
