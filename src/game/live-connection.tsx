import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { connectionChanged } from '../live/live-slice.ts'
import { selectUser } from '../session/session-slice.ts'
import { LazyPart } from '../shell/page/lazy-part.tsx'
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry.tsx'
import { LiveNews } from './live-news.tsx'
import { useNudged } from './use-nudged.ts'

const OpenChannel = lazyWithRetry(() => import('./live-channel.tsx'))

/** Opens the live channel of a game while it is mounted. */
export function LiveChannel({ gameId }: { gameId: string }) {
  const userId = useSelector(selectUser)?.userId
  const dispatch = useDispatch()
  // Before the effect that opens the channel.
  useLayoutEffect(() => {
    dispatch(connectionChanged({ gameId, connection: { state: 'connecting' } }))
  }, [gameId, dispatch])
  const onFailure = () => dispatch(connectionChanged({ gameId, connection: { state: 'reconnecting' } }))
  return (
    userId && (
      <LazyPart key={`${userId} ${gameId}`} onFailure={onFailure}>
        <OpenChannel gameId={gameId} />
      </LazyPart>
    )
  )
}

/** The live channel of a game, and what every view announces from it: who has joined, and who nudges. */
export function LiveConnection({ gameId }: { gameId: string }) {
  useNudged()
  return (
    <>
      <LiveChannel gameId={gameId} />
      {/* What was collected in one game is not announced in another. */}
      <LiveNews key={gameId} />
    </>
  )
}
