import { useEffect } from 'react'
import { useCurrentGame } from '../../../game/game-queries.ts'
import { PutIntoAddress } from '../../../game/put-into-address.tsx'
import { LatePart } from '../../../shell/page/late-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { KeptPane } from '../components/kept/kept-pane.tsx'
import { loadLateParts } from '../components/late-parts.ts'
import styles from './idea-builder.module.css'

/** The card comes with the starter tables, which weigh more than the view: the kept ideas do not wait for them. */
const CardPane = lazyWithRetry(() => import('../components/card/card-pane.tsx'))

const GameIdeasPane = lazyWithRetry(() => import('../components/game/game-ideas-pane.tsx'))

const TablesPane = lazyWithRetry(() => import('../components/tables/tables-pane.tsx'))

/** People, places and troubles that a story could grow from: drawn on one side, kept on the other. */
export default function IdeaBuilder() {
  const { game } = useCurrentGame()
  useEffect(loadLateParts, [])
  return (
    <Page title={routes.ideaBuilder.title} lead="Roll until something clicks, lock what's good, and keep it.">
      {game && <PutIntoAddress gameId={game.gameId} />}
      <section className={styles.view} aria-label="Ideas">
        <div className={styles.side}>
          <LatePart failure="Couldn't load the card." fallback={<Skeleton shape="block" height="74rem" />}>
            <CardPane />
          </LatePart>
        </div>
        <div className={styles.kept}>
          <KeptPane />
        </div>
        <div className={styles.side}>
          {game && (
            <LatePart failure="Couldn't load the ideas of this game." fallback={<Skeleton lines={3} />}>
              <GameIdeasPane game={game} />
            </LatePart>
          )}
          <LatePart failure="Couldn't load the tables." fallback={<Skeleton lines={3} />}>
            <TablesPane />
          </LatePart>
        </div>
      </section>
    </Page>
  )
}
