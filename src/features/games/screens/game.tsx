import { useCurrentGame } from '../../../game/game-queries.ts'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Overview } from '../components/overview.tsx'

// The overview of a game loads without the code of the list.
const MyGames = lazyWithRetry(() => import('../components/my-games.tsx'))

/** My games; with a current game, its overview. */
export default function Game() {
  const { gameId } = useCurrentGame()
  return gameId ? <Overview /> : <MyGames />
}
