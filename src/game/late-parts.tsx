import { useSelector } from 'react-redux'
import { useLiveChannel } from '../live/use-live-channel.ts'
import { selectUser } from '../session/session-slice.ts'
import { LiveNews } from './live-news.tsx'
import { useNudged } from './use-nudged.ts'

export { PauseButton } from './pause-button.tsx'
export { PauseNotice } from './pause-notice.tsx'

/** The live channel of a game, and what it tells on every view: who has come, and who nudges. */
export function GameNews({ gameId }: { gameId: string }) {
  useNudged()
  useLiveChannel(useSelector(selectUser)?.userId ?? '', gameId)
  // What is heard of one game is nothing of another.
  return <LiveNews key={gameId} />
}
