import { useState } from 'react'
import type { Game } from '../../../contract/types.gen.ts'
import { useCurrentGame, useLobby, useMembers } from '../../../game/game-queries.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Gathering } from '../components/gathering.tsx'
import { LobbyBar } from '../components/lobby-bar.tsx'
import { NudgeSound } from '../components/nudge-sound.tsx'
import { useStart } from '../model/use-start.ts'
import styles from './game-lobby.module.css'

// Who is there and who is ready is what everybody looks for; the rest comes with its own script.
const Plans = lazyWithRetry(() => import('../components/plans.tsx'))

const StartCount = lazyWithRetry(() => import('../components/start-count.tsx'))

/** Where a group gathers: who is there and ready, when they meet, what is on the agenda, what is kept out of the game. */
export default function GameLobby() {
  const { game } = useCurrentGame()
  if (game) return <LobbyOf game={game} />
  return (
    // What a lobby is for: it can be said before it is known how it stands in this one.
    <Page title={routes.gameLobby.title} lead={leads.preparing}>
      <section aria-label="The lobby" aria-busy="true">
        <Loading label="Loading the lobby…">
          <Skeleton lines={4} />
        </Loading>
      </section>
    </Page>
  )
}

const leads: Record<Game['status'], string> = {
  preparing: "See who's here, and start when everyone's ready.",
  playing: 'The game is on.',
  archived: 'This game is archived and read-only.',
}

function LobbyOf({ game }: { game: Game }) {
  const { gameId, status } = game
  const { members } = useMembers(gameId)
  const { lobby } = useLobby(gameId)
  /** How often a session was ended here: each time the recap is asked for. */
  const [endings, setEndings] = useState(0)
  const isOpen = status !== 'archived'
  const start = useStart(lobby?.start)
  return (
    <>
      {/* Loaded before there is a start: the count begins at once. */}
      <LazyPart>
        <StartCount key={start?.startId} gameId={gameId} start={lobby?.pausedAt || !isOpen ? undefined : start} />
      </LazyPart>
      <Page title={routes.gameLobby.title} lead={leads[status]}>
        <div className={styles.lobby}>
          <Gathering game={game} />
          {isOpen && members && lobby && (
            <LobbyBar game={game} members={members} lobby={lobby} onEnded={() => setEndings(endings + 1)} />
          )}
          {isOpen && <NudgeSound />}
          <LazyPart
            failure="Couldn't load the plans."
            fallback={
              <Loading label="Loading the plans…">
                <Skeleton shape="block" height="12rem" />
              </Loading>
            }
          >
            <Plans game={game} endings={endings} />
          </LazyPart>
        </div>
      </Page>
    </>
  )
}
