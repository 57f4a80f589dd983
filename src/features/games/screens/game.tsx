import { useCurrentGame } from '../../../platform/game/use-current-game.ts'
import { MyGames } from '../components/my-games.tsx'
import { Overview } from '../components/overview.tsx'

/** My games; with a current game, its overview. */
export default function Game() {
  const { gameId } = useCurrentGame()
  return gameId ? <Overview /> : <MyGames />
}
