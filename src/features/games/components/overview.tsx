import type { Game } from '../../../contract/types.gen.ts'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { MemberList } from '../../../game/member-list.tsx'
import { SessionTime, UntilOver } from '../../../game/session-time.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Checklist } from './checklist.tsx'
import styles from './games.module.css'

const Foot = lazyWithRetry(() => import('./foot.tsx'))

/** The current game: next steps, members, texts, and the settings that I may change. */
export function Overview() {
  const { game } = useCurrentGame()
  // One page, also before the game has loaded: another one would take the focus from someone who types.
  return (
    <Page title={game ? inSentence(game.name, 200) : routes.game.title} lead={game && leadOf(game)}>
      {game ? (
        <OverviewOf game={game} />
      ) : (
        <section aria-label="The game" aria-busy="true">
          <Loading label="Loading the game…">
            <Skeleton lines={4} />
          </Loading>
        </section>
      )}
    </Page>
  )
}

function OverviewOf({ game }: { game: Game }) {
  const { status, role, nextSession } = game
  const isArchived = status === 'archived'
  return (
    <>
      <div className={styles.marks}>
        {status === 'playing' && <Badge tone="good">Playing</Badge>}
        {isArchived && <Badge tone="warning">Archived</Badge>}
        {nextSession && (
          <UntilOver session={nextSession}>
            <p>
              Next session: <SessionTime session={nextSession} />
            </p>
          </UntilOver>
        )}
      </div>
      <Checklist game={game} />
      <MemberList game={game} isInviting />
      <LazyPart failure="Couldn't load the settings.">
        <Foot game={game} mayChange={may.run(role) && !isArchived} />
      </LazyPart>
    </>
  )
}

function leadOf({ role, host, status }: Game): string {
  if (status === 'archived') return 'This game is archived and read-only.'
  if (role === 'host') return "You're the host."
  return `You're playing in ${inSentence(host.displayName)}'s game.`
}
