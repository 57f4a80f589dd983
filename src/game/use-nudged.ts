import { useSelector } from 'react-redux'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { selectClockOffset } from '../session/session-slice.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { nudgeSound, playNudge, vibrateForNudge } from './nudge-sound.ts'

/**
 * A nudge older than this is not announced: after a reconnection the channel sends what was missed. In milliseconds.
 */
const newsMs = 60_000

/** Notifies a person who is asked to get ready, on every view of the game. */
export function useNudged(): void {
  const { toast } = useOverlays()
  const offset = useSelector(selectClockOffset)
  useLiveEvent('nudged', ({ payload: { from }, at }) => {
    if (Date.now() + offset - Date.parse(at) > newsMs) return
    // One toast for any number of nudges: the newest replaces the older one.
    toast.info(`${inSentence(from.displayName)} asks: are you ready?`, { id: 'nudged' })
    vibrateForNudge()
    if (nudgeSound.isOn()) void playNudge()
  })
}
