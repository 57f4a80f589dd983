import { useEffect, useRef, useState } from 'react'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import { arrivalText } from './arrivals.ts'

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
