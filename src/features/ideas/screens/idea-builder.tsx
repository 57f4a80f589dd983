import { Suspense, useEffect } from 'react'
import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { PutIntoAddress } from '../../../platform/game/put-into-address.tsx'
import { useCurrentGame } from '../../../platform/game/use-current-game.ts'
import { routes } from '../../../platform/navigation/route-table.ts'
import { Page } from '../../../platform/page/page.tsx'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { KeptPane } from '../components/kept/kept-pane.tsx'
import { loadLateParts } from '../late-parts.ts'
import { useKeep } from '../use-keep.ts'
import styles from './idea-builder.module.css'

/** The card comes with the starter tables, which weigh more than the view: the kept ideas do not wait for them. */
const CardPane = lazyWithRetry(() =>
  import('../components/card/card-pane.tsx').then(({ CardPane }) => ({ default: CardPane })),
)

const GameIdeasPane = lazyWithRetry(() =>
  import('../components/game/game-ideas-pane.tsx').then(({ GameIdeasPane }) => ({ default: GameIdeasPane })),
)

const TablesPane = lazyWithRetry(() =>
  import('../components/tables/tables-pane.tsx').then(({ TablesPane }) => ({ default: TablesPane })),
)

/** People, places and troubles that a story could grow from: drawn on one side, kept on the other. */
export default function IdeaBuilder() {
  const { keep, error, kept } = useKeep()
  const { game } = useCurrentGame()
  useEffect(loadLateParts, [])
  return (
    <Page title={routes.ideaBuilder.title} lead="Roll until something catches, lock what is good, and keep it.">
      {game && <PutIntoAddress gameId={game.gameId} />}
      <section className={styles.view} aria-label="Ideas">
        <div className={styles.side}>
          <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
            <CardPane onKeep={(idea) => void keep(idea)} />
          </Suspense>
          <FailedCall error={error} fallback="The idea was not kept." />
          <LiveRegion message={kept} />
        </div>
        <div className={styles.kept}>
          <KeptPane />
        </div>
        <div className={styles.side}>
          {game && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <GameIdeasPane game={game} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton lines={3} />}>
            <TablesPane />
          </Suspense>
        </div>
      </section>
    </Page>
  )
}
