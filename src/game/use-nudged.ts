import { useSelector } from 'react-redux'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { selectClockOffset } from '../session/session-slice.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { nudgeSound, playNudge, vibrateForNudge } from './nudge-sound.ts'

/** So long ago a nudge is no news any more: the channel tells after a reconnection what was missed. In milliseconds. */
const newsMs = 60_000

/** Tells a person who wants them to get ready, on every view of the game. */
export function useNudged(): void {
  const { toast } = useOverlays()
  const offset = useSelector(selectClockOffset)
  useLiveEvent('nudged', ({ payload: { from }, at }) => {
    if (Date.now() + offset - Date.parse(at) > newsMs) return
    // One toast, however often: a newer nudge takes the place of the older one.
    toast.info(`${inSentence(from.displayName)} asks: are you ready?`, { id: 'nudged' })
    vibrateForNudge()
    if (nudgeSound.isOn()) void playNudge()
  })
}
