import { useCurrentGame } from '../../../game/game-queries.ts'
import { PutIntoAddress } from '../../../game/last-game.tsx'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { routes } from '../../../shell/routes.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { KeptPane } from '../components/kept/kept-pane.tsx'
import { PartTabs } from '../components/part-tabs.tsx'

/**
 * The card loads together with the starter tables, which are larger than the view. The kept ideas do not wait for them.
 */
const CardPane = lazyWithRetry(() => import('../components/card/card-pane.tsx'))

const GameIdeasPane = lazyWithRetry(() => import('../components/game/game-ideas-pane.tsx'))

const TablesPane = lazyWithRetry(() => import('../components/tables/tables-pane.tsx'))

/** Renders nothing. It loads after the view, and caches the view for offline use. */
const KeepView = lazyWithRetry(async () => {
  const { registerOfflineWorker } = await import('../model/register-offline-worker.ts')
  registerOfflineWorker()
  return { default: () => null }
})

/**
 * Ideas that a story could grow from: people, places and troubles. A card is drawn on one side, and the kept ideas are
 * on the other.
 */
export default function IdeaBuilder() {
  const { game } = useCurrentGame()
  const isNarrow = useIsNarrow()
  return (
    <Page
      title={routes.ideaBuilder.title}
      // On a phone the card needs the room.
      lead={!isNarrow && "Roll until something clicks, lock what's good, and keep it."}
    >
      {game && <PutIntoAddress gameId={game.gameId} />}
      <LazyPart>
        <KeepView />
      </LazyPart>
      <PartTabs
        game={game}
        parts={{
          card: (
            <LazyPart failure="Couldn't load the card." fallback={<Skeleton shape="block" height="40rem" />}>
              <CardPane />
            </LazyPart>
          ),
          kept: <KeptPane />,
          game: game && (
            <LazyPart failure="Couldn't load the ideas of this game." fallback={<Skeleton lines={3} />}>
              <GameIdeasPane game={game} />
            </LazyPart>
          ),
          tables: (
            <LazyPart failure="Couldn't load the tables." fallback={<Skeleton lines={3} />}>
              <TablesPane isTab={isNarrow} />
            </LazyPart>
          ),
        }}
      />
    </Page>
  )
}
