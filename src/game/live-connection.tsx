import { useSelector } from 'react-redux'
import { useLiveChannel } from '../live/hooks.ts'
import { selectUser } from '../session/session-slice.ts'
import { LiveNews } from './live-news.tsx'
import { useNudged } from './use-nudged.ts'

const load = async () => (await import('./start-live.ts')).startGameLive

/** Opens the live channel of a game while it is mounted. */
export function LiveChannel({ gameId }: { gameId: string }) {
  useLiveChannel(useSelector(selectUser)?.userId ?? '', gameId, load)
  return null
}

/** The live channel of a game, and what every view of the game tells of it: who has joined, and who nudges. */
export function LiveConnection({ gameId }: { gameId: string }) {
  useNudged()
  return (
    <>
      <LiveChannel gameId={gameId} />
      {/* What was collected in one game is not told in another. */}
      <LiveNews key={gameId} />
    </>
  )
}
