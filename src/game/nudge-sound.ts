import { storedSwitch } from '../forms/stored-switch.ts'

/** Whether a nudge is heard. It belongs to the device: the phone on the table is loud, the laptop at work is not. */
export const nudgeSound = storedSwitch('nudge-sound', false)

/** The tones of the knock: hertz, and seconds from its beginning. */
const tones = [
  { hertz: 587.33, after: 0 },
  { hertz: 880, after: 0.16 },
]
const loudest = 0.12
/** How long a tone fades, in seconds. */
const fade = 0.5

/** Plays two soft tones. A browser that wants a touch of the page first, or has no sound, stays silent. */
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

/** Two short pulses, where the device can, and the browser lets a page that was touched. */
export function vibrateForNudge(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70])
}
