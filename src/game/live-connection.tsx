import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSeeNudgeMutation } from '../api/lobby-api.ts'
import type { NudgeAbout } from '../contract/types.gen.ts'
import { storedSwitch } from '../forms/stored.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { href } from '../shell/href.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import { useLobby } from './game-queries.ts'
import { LiveChannel } from './live-channel.tsx'

/** @param names of the people who have joined, at least one */
function arrivalText(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length === 1) return `${first} joined the game.`
  if (names.length === 2) return `${first} and ${second} joined the game.`
  const others = names.length - 2
  return `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'} joined the game.`
}

/** How long arrivals are collected, in milliseconds: ten become one sentence. */
const collectMs = 1000

/** Announces to a screen reader who has joined the game, on every view of the game. */
function LiveNews() {
  const [said, setSaid] = useState('')
  const arrived = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvent('member.changed', ({ at, payload: { displayName, joinedAt } }) => {
    // An existing member has a new role or name.
    if (Math.abs(Date.parse(at) - Date.parse(joinedAt)) > collectMs) return
    arrived.current.push(inSentence(displayName))
    clearTimeout(timer.current)
    // Someone who leaves and joins again is announced again: a screen reader reads only a changed region.
    setSaid('')
    timer.current = setTimeout(() => {
      setSaid(arrivalText(arrived.current))
      arrived.current = []
    }, collectMs)
  })
  return <LiveRegion message={said} />
}

const questions: Record<NudgeAbout, string> = { ready: 'are you ready?', dates: 'which dates work for you?' }

/** Shows, on every view of the game, a nudge that the person has not seen: at once, or when they come back. */
function useNudged(gameId: string): void {
  const { toast } = useOverlays()
  const [see] = useSeeNudgeMutation()
  const nudge = useLobby(gameId).lobby?.nudge
  const show = useEffectEvent(() => {
    if (!nudge) return
    // One toast serves any number of nudges: the newest replaces the older one.
    toast.info(`${inSentence(nudge.from.displayName)} asks: ${questions[nudge.about]}`, { id: 'nudged' })
    vibrateForNudge()
    if (nudgeSound.isOn()) void playNudge()
  })
  const nudgedAt = nudge?.nudgedAt
  const seen = useRef<typeof nudgedAt>(undefined)
  useEffect(() => {
    // An answer from before the nudge was seen still has it.
    if (nudgedAt === undefined || nudgedAt === seen.current) return
    show()
    const note = () => {
      // In a hidden tab no one has seen the toast, so it waits.
      if (document.hidden || nudgedAt === seen.current) return
      seen.current = nudgedAt
      void see({ params: { gameId } })
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [nudgedAt, gameId, see])
}

/** Shows, on every view of the game, a refill that the host offers to my characters; it leads to the sheet. */
function useOfferedRefill(gameId: string): void {
  const { toast } = useOverlays()
  useLiveEvent('refill.offered', ({ payload: { label, by, characterIds } }) => {
    const [characterId] = characterIds
    if (!characterId) return
    const to = `${href('gameCharacter', { game: gameId })}&character=${characterId}&refill=${encodeURIComponent(label)}`
    const action = { label: 'View', dispatch: { type: 'game/refillShown' }, href: to }
    toast.info(`${inSentence(by.displayName)} offers ${inSentence(label)}.`, { id: 'refill', action })
  })
}

/** The live channel of a game, and what every view announces from it: who has joined, and who nudges. */
export function LiveConnection({ gameId }: { gameId: string }) {
  useNudged(gameId)
  useOfferedRefill(gameId)
  return (
    <>
      <LiveChannel gameId={gameId} />
      {/* What was collected in one game is not announced in another. */}
      <LiveNews key={gameId} />
    </>
  )
}

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
function vibrateForNudge(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70])
}
