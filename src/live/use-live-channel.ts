import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { connectionChanged } from './live-slice.ts'

/** The wait before the channel's script is loaded again, in milliseconds. */
const loadAgainMs = 5000

/**
 * Holds the live channel of a game while the component is mounted: one for each tab. Another game or another person is
 * another channel. Its script is loaded beside the view, which does not wait for it.
 */
export function useLiveChannel(userId: string, gameId: string): void {
  const store = useStore() as Parameters<typeof import('./start-live.ts')['startLive']>[0]
  useEffect(() => {
    if (!userId) return
    let isOver = false
    let stop = () => {}
    const load = async () => {
      try {
        const { startLive } = await import('./start-live.ts')
        if (!isOver) stop = startLive(store, gameId)
      } catch {
        if (isOver) return
        store.dispatch(connectionChanged({ gameId, connection: { state: 'reconnecting' } }))
        const timer = setTimeout(load, loadAgainMs)
        stop = () => clearTimeout(timer)
      }
    }
    store.dispatch(connectionChanged({ gameId, connection: { state: 'connecting' } }))
    void load()
    return () => {
      isOver = true
      stop()
    }
  }, [store, userId, gameId])
}
