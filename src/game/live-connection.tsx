import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { selectClockOffset } from '../session/session-slice.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import { LiveChannel } from './live-channel.tsx'
import { nudgeSound, playNudge, vibrateForNudge } from './nudge-sound.ts'

/** @param names of the people who have joined, at least one */
export function arrivalText(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length === 1) return `${first} joined the game.`
  if (names.length === 2) return `${first} and ${second} joined the game.`
  const others = names.length - 2
  return `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'} joined the game.`
}

/** How long arrivals are collected, in milliseconds: ten become one sentence. */
const collectMs = 1000

/** Announces to a screen reader who has joined the game, on every view of the game. */
export function LiveNews() {
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

/** The live channel of a game, and what every view announces from it: who has joined, and who nudges. */
export function LiveConnection({ gameId }: { gameId: string }) {
  useNudged()
  return (
    <>
      <LiveChannel gameId={gameId} />
      {/* What was collected in one game is not announced in another. */}
      <LiveNews key={gameId} />
    </>
  )
}
