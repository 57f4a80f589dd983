import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Game, Member } from '../../../contract/types.gen.ts'
import { useCurrentGame, useLobby, useMembers } from '../../../game/game-queries.ts'
import { useServerNow } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { justJoined, routes } from '../../../shell/routes.ts'
import { LiveRegion, useSettled } from '../../../ui/announcer/live-region.tsx'
import common from '../../../ui/common.module.css'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../components/gathering.module.css'
import { Gathering, type GatheringProps, TableSkeleton } from '../components/gathering.tsx'
import { LobbyBar } from '../components/lobby-bar.tsx'
import { readyInWords } from '../model/readiness.ts'
import { useStart } from '../model/use-ready.ts'

// People look for members and readiness first, so the rest has a script of its own.
const Plans = lazyWithRetry(() => import('../components/plans.tsx'))
// It is asked for together with the game, not after it.
Plans.preload().catch(() => {})

const StartCount = lazyWithRetry(() => import('../components/start-count.tsx'))

/** Where a group gathers: who is here and ready, the next session, its agenda, and the boundaries. */
export default function GameLobby() {
  const { gameId, game } = useCurrentGame()
  // The members are fetched together with the game, not after it.
  const table = useMembers(gameId)
  const room = useLobby(gameId)
  const answers = useMemo(() => game && { game, table, room }, [game, table, room])
  // Each answer is rendered in slices, so that nobody's touch waits for it.
  const shown = useDeferredValue(answers)
  return shown ? <LobbyOf {...shown} /> : lobbyComing
}

const LobbyOf = memo(function LobbyOf({ game, table, room }: GatheringProps) {
  const { gameId, status } = game
  const { members } = table
  const { lobby } = room
  /** How often a session was ended here: each time the recap is requested. */
  const [endings, setEndings] = useState(0)
  const isOpen = status !== 'archived'
  const start = useStart(lobby?.start)
  /** The start whose countdown the person has stopped for themselves. */
  const [stopped, setStopped] = useState<string>()
  const isStopped = start?.startId === stopped
  const [isCountShown, setIsCountShown] = useState(false)
  // After the seats: the effects of both at once would block.
  const [plansFollow, follow] = useState(false)
  useEffect(() => startTransition(() => follow(true)), [])
  const now = useServerNow()
  // The countdown says that the game starts. The page says afterwards that it is on.
  const isCounting = start && !isStopped && Date.parse(start.goesAt) > now
  const count = status === 'preparing' && lobby && members ? readyInWords(lobby, members) : ''
  const welcome = useWelcome(members)
  const words = isCounting ? '' : (leads[status] ?? count)
  return (
    <>
      {/* It is loaded ahead, so that the countdown begins at once. */}
      <LazyPart>
        <StartCount
          key={start?.startId}
          gameId={gameId}
          start={lobby?.pausedAt || !isOpen ? undefined : start}
          stopped={isStopped}
          onStop={() => setStopped(start?.startId)}
          onShown={setIsCountShown}
        />
      </LazyPart>
      {members && lobby && <Changes welcome={welcome} words={words} />}
      <Page title={routes.gameLobby.title} lead={[welcome, words].filter(Boolean).join(' ') || noWords}>
        <div className={styles.lobby}>
          <div className={common.close}>
            <Gathering game={game} table={table} room={room} />
            {isOpen &&
              (members && lobby ? (
                <LobbyBar
                  game={game}
                  members={members}
                  lobby={lobby}
                  isHeld={isCountShown}
                  onEnded={() => setEndings(endings + 1)}
                />
              ) : (
                <div className={`${common.onPhone} ${styles.barComing}`} />
              ))}
          </div>
          <LazyPart failure="Couldn't load the plans." fallback={plansComing}>
            {plansFollow ? <Plans game={game} members={members} endings={endings} /> : plansComing}
          </LazyPart>
        </div>
      </Page>
    </>
  )
})

/** As the next session is while it loads, which stands first. */
const plansComing = (
  <section className={common.stack}>
    <h2>Next session</h2>
    <Loading label="Loading the plans…">
      <Skeleton shape="block" height="8rem" />
    </Loading>
  </section>
)

/** One element: it is not rendered again for each answer that comes before the game. */
const lobbyComing = (
  <Page title={routes.gameLobby.title} lead="See who's ready, and start together.">
    <div className={styles.lobby}>
      <section aria-label="The lobby" aria-busy="true" className={common.close}>
        <TableSkeleton taken={4} />
        <div className={`${common.onPhone} ${styles.barComing}`} />
      </section>
      {plansComing}
    </div>
  </Page>
)

/**
 * What is seen changes with the seats, and on arrival the page says it itself, but for the welcome. Ten people who get
 * ready at once are announced in one sentence.
 */
const Changes = ({ welcome, words }: { welcome: string; words: string }) => (
  <>
    <LiveRegion message={useSettled(welcome, '')} />
    <LiveRegion message={useSettled(words)} />
  </>
)

/** Welcomes a person whom an invitation has just led here. */
function useWelcome(members: readonly Member[] | undefined): string {
  const isNew = useLocation().state === justJoined
  const me = useUserId()
  const mine = isNew && members?.find(({ userId }) => userId === me)
  return mine ? `You're in, ${inSentence(mine.displayName, 30)}.` : ''
}

/** As high as any words, so that the seats do not move when they come: one line, also on a phone. */
const noWords = '\u00a0'

const leads: Partial<Record<Game['status'], string>> = {
  playing: 'The game is on.',
  archived: 'This game is archived and read-only.',
}
