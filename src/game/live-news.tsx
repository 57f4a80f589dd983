import { useEffect, useRef, useState } from 'react'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { LiveRegion } from '../ui/announcer/live-region.tsx'
import { arrivalText } from './arrivals.ts'

/** How long arrivals are collected, in milliseconds: ten are one sentence. */
const collectMs = 1000

/** Tells a screen reader who has joined the table, on every view of the game. */
export function LiveNews() {
  const [said, setSaid] = useState('')
  const arrived = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvent('member.changed', ({ at, payload: { displayName, joinedAt } }) => {
    // A member who was there before has another role or name.
    if (Math.abs(Date.parse(at) - Date.parse(joinedAt)) > collectMs) return
    arrived.current.push(inSentence(displayName))
    clearTimeout(timer.current)
    // Who comes, goes and comes again is told again: only a change of the region is heard.
    setSaid('')
    timer.current = setTimeout(() => {
      setSaid(arrivalText(arrived.current))
      arrived.current = []
    }, collectMs)
  })
  return <LiveRegion message={said} />
}
