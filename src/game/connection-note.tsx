import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../live/hooks.ts'
import type { ConnectionStatus, EndReason } from '../live/live-slice.ts'
import { announceAfterMs, pollMs } from '../rules/limits.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import seat from '../ui/seat/seat.module.css'
import styles from './game-bar.module.css'

/** Why a person can no longer see a game, in their words. */
export const endTexts: Record<EndReason, string> = {
  removed: 'You were removed from this game.',
  left: 'You left this game.',
  gameDeleted: 'The host deleted this game.',
  signedOut: 'You were signed out. This page may be out of date.',
  unknown: "This game doesn't exist, or you're not in it.",
}

/**
 * The status of the live connection: a dot and words. The element is always there, so that nothing moves when it
 * changes. A screen reader announces only longer outages, and their end.
 */
export function ConnectionNote() {
  const text = noteOf(useConnection(), useIsOnline())
  const [news, more] = text.split(/(?<=[.…])(?= )/)
  return (
    <div>
      <p className={`${seat.mark} ${text ? '' : seat.here}`}>
        <span className={seat.presence} />
        {text ? (
          // A new element for each text, because each waits before it appears.
          <span key={text} className={styles.late}>
            {news}
            <span>{more}</span>
          </span>
        ) : (
          'Live'
        )}
      </p>
      <LiveRegion message={useLasting(text)} />
    </div>
  )
}

/** The problem in words; empty while the connection is live. */
function noteOf(connection: ConnectionStatus, isOnline: boolean): string {
  if (connection.state === 'live') return ''
  if (connection.state === 'ended') return endTexts[connection.reason]
  if (connection.state === 'polling') return `Not live. Updates every ${pollMs / 1000} seconds.`
  if (!isOnline) return "You're offline. This page may be out of date."
  return connection.state === 'connecting' ? 'Connecting…' : 'Reconnecting… This page may be out of date.'
}

/**
 * The announced text: a status that has lasted a while, and then that the connection is back. It clears after a moment.
 */
function useLasting(text: string): string {
  const [said, setSaid] = useState('')
  const wasLive = useRef(false)
  useEffect(() => {
    if (!text) {
      const isBack = wasLive.current
      wasLive.current = true
      setSaid((before) => (before && isBack ? 'Back online.' : ''))
    }
    const timer = setTimeout(() => setSaid(text), announceAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return said
}

const useIsOnline = () =>
  useSyncExternalStore(
    (onChange) => {
      const listening = new AbortController()
      for (const event of ['online', 'offline']) addEventListener(event, onChange, listening)
      return () => listening.abort()
    },
    () => navigator.onLine,
    () => true,
  )
