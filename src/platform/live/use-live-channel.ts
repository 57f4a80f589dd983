import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { startLive } from './start-live.ts'

/**
 * Holds the live channel of a game while the component is mounted: one for each tab. Another game or another person is
 * another channel.
 */
export function useLiveChannel(userId: string, gameId: string): void {
  const store = useStore() as Parameters<typeof startLive>[0]
  useEffect(() => (userId ? startLive(store, gameId) : undefined), [store, userId, gameId])
}
