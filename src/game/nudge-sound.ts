import { storedSwitch } from '../forms/stored.ts'

/**
 * Whether a nudge plays a sound. The setting belongs to the device: a phone at the table may be loud, a laptop at work
 * silent.
 */
export const nudgeSound = storedSwitch('nudge-sound', false)

/** The two tones of a nudge. */
const tones = [
  { hertz: 587.33, afterSeconds: 0 },
  { hertz: 880, afterSeconds: 0.16 },
]
const loudest = 0.12
/** How long a tone fades, in seconds. */
const fadeSeconds = 0.5

/** Plays two soft tones. A browser that requires a touch first, or has no sound, stays silent. */
export async function playNudge(): Promise<void> {
  try {
    const sound = new AudioContext()
    await sound.resume()
    const begin = sound.currentTime + 0.02
    for (const { hertz, afterSeconds } of tones) {
      const tone = new OscillatorNode(sound, { type: 'sine', frequency: hertz })
      const volume = new GainNode(sound, { gain: 0 })
      volume.gain.setValueAtTime(0, begin + afterSeconds)
      volume.gain.linearRampToValueAtTime(loudest, begin + afterSeconds + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + afterSeconds + fadeSeconds)
      tone.connect(volume).connect(sound.destination)
      tone.start(begin + afterSeconds)
      tone.stop(begin + afterSeconds + fadeSeconds)
      if (afterSeconds > 0) tone.onended = () => void sound.close()
    }
  } catch {}
}

/** Vibrates twice, if the device supports it and the browser allows it. */
export function vibrateForNudge(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70])
}
