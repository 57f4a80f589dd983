import { storedSwitch } from '../forms/stored.ts'

/**
 * Whether a nudge plays a sound. The setting belongs to the device: a phone at the table may be loud, a laptop at work
 * silent.
 */
export const nudgeSound = storedSwitch('nudge-sound', false)

/** The tones of the knock: hertz, and seconds from its beginning. */
const tones = [
  { hertz: 587.33, after: 0 },
  { hertz: 880, after: 0.16 },
]
const loudest = 0.12
/** How long a tone fades, in seconds. */
const fade = 0.5

/** Plays two soft tones. A browser that requires a touch first, or has no sound, stays silent. */
export async function playNudge(): Promise<void> {
  try {
    const sound = new AudioContext()
    await sound.resume()
    const begin = sound.currentTime + 0.02
    for (const { hertz, after } of tones) {
      const tone = new OscillatorNode(sound, { type: 'sine', frequency: hertz })
      const volume = new GainNode(sound, { gain: 0 })
      volume.gain.setValueAtTime(0, begin + after)
      volume.gain.linearRampToValueAtTime(loudest, begin + after + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + after + fade)
      tone.connect(volume).connect(sound.destination)
      tone.start(begin + after)
      tone.stop(begin + after + fade)
      if (after > 0) tone.onended = () => void sound.close()
    }
  } catch {}
}

/** Vibrates twice, if the device supports it and the browser allows it. */
export function vibrateForNudge(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70])
}
