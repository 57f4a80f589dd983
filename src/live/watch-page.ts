import type { OwnPresence } from '../contract/types.gen.ts'
import type { Channel } from './channel.ts'
import { idleMs } from './limits.ts'

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Reports to the channel: the network is lost or back, the page is visible, suspended, or untouched for long.
 * @returns a function that stops it
 */
export function watchPage({ wake, drop, report }: Pick<Channel, 'wake' | 'drop' | 'report'>): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  let touchedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const presence = (): OwnPresence =>
    document.visibilityState === 'visible' && Date.now() - touchedAt < idleMs ? 'here' : 'away'
  const look = () => {
    report(presence())
    clearTimeout(timer)
    const leftMs = touchedAt + idleMs - Date.now()
    // An idle page needs no timer until it is touched.
    if (leftMs > 0) timer = setTimeout(look, leftMs)
  }
  const touch = () => {
    const wasHere = presence() === 'here'
    touchedAt = Date.now()
    if (!wasHere) look()
  }
  const see = () => {
    if (document.visibilityState === 'visible') {
      touchedAt = Date.now()
      wake()
    }
    look()
  }

  for (const event of touches) addEventListener(event, touch, options)
  document.addEventListener('visibilitychange', see, options)
  addEventListener('online', wake, options)
  addEventListener('offline', drop, options)
  // A page with an open WebSocket is not kept for Back and Forward.
  addEventListener('pagehide', drop, options)
  addEventListener('pageshow', see, options)
  look()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
