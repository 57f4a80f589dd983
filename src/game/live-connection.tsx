import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lobbyApi } from '../api/lobby-api.ts'
import type { NudgeAbout } from '../contract/types.gen.ts'
import { inList } from '../lib/english.ts'
import { inSentence } from '../lib/in-sentence.ts'
import { useLiveEvent } from '../live/hooks.ts'
import { useUserId } from '../session/hooks.ts'
import { href } from '../shell/href.ts'
import { useOverlays } from '../shell/overlays/overlays.ts'
import { LiveRegion, useSettled } from '../ui/announcer/live-region.tsx'
import { useLobby } from './game-queries.ts'
import { LiveChannel } from './live-channel.tsx'
import { nudgeSound, playNudge, vibrateForNudge } from './nudge-sound.ts'

/** @param names of the people who have joined, at least one */
function arrivalText([first = '', second = '', ...others]: readonly string[]): string {
  const more = others.length > 0 ? `${others.length} ${others.length === 1 ? 'other' : 'others'}` : ''
  return `${inList([first, second, more].filter(Boolean))} joined the game.`
}

/** How long arrivals are collected, in milliseconds: ten become one sentence. */
const collectMs = 1000

/** How long an announcement stays in the page, in milliseconds. */
const saidForMs = 10_000

/** Announces to a screen reader who has joined the game, on every view of the game. */
function LiveNews() {
  const me = useUserId()
  const [said, setSaid] = useState('')
  const arrived = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvent('member.changed', ({ at, actorId, payload: { displayName, joinedAt } }) => {
    // An existing member has a new role or name; whom I have let in, a toast has said.
    if (actorId === me || Math.abs(Date.parse(at) - Date.parse(joinedAt)) > collectMs) return
    arrived.current.push(inSentence(displayName))
    clearTimeout(timer.current)
    // Someone who leaves and joins again is announced again: a screen reader reads only a changed region.
    setSaid('')
    timer.current = setTimeout(() => {
      setSaid(arrivalText(arrived.current))
      arrived.current = []
      // Who reads the page later does not find it there.
      timer.current = setTimeout(() => setSaid(''), saidForMs)
    }, collectMs)
  })
  return <LiveRegion message={said} />
}

/** Announces, on every view of the game, that more people wait to join than before, to those who decide on them. */
function Waiting({ count }: { count: number }) {
  const [before, setBefore] = useState(0)
  const [said, say] = useState('')
  if (count !== before) {
    setBefore(count)
    const people = count === 1 ? '1 person is' : `${count} people are`
    // That there are fewer, the decision says.
    say(count > before ? `${people} waiting to join.` : '')
  }
  return <LiveRegion message={useSettled(said, '')} />
}

const questions: Record<NudgeAbout, string> = { ready: 'are you ready?', dates: 'which dates work for you?' }

/** Shows, on every view of the game, a nudge that the person has not seen: at once, or when they come back. */
function useNudged(gameId: string): void {
  const { toast } = useOverlays()
  const [see] = lobbyApi.useSeeNudgeMutation()
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
    const markSeen = () => {
      // In a hidden tab no one has seen the toast, so it waits.
      if (document.hidden || nudgedAt === seen.current) return
      seen.current = nudgedAt
      void see({ params: { gameId } })
    }
    markSeen()
    document.addEventListener('visibilitychange', markSeen)
    return () => document.removeEventListener('visibilitychange', markSeen)
  }, [nudgedAt, gameId, see])
}

/** Shows, on every view of the game, a refill that someone else offers to my characters; it leads to the sheet. */
function useOfferedRefill(gameId: string): void {
  const { toast } = useOverlays()
  const me = useUserId()
  useLiveEvent('refill.offered', ({ payload: { label, by, characterIds } }) => {
    const opened = new URLSearchParams(window.location.search).get('character')
    const characterId = characterIds.find((one) => one === opened) ?? characterIds[0]
    if (!characterId || by.userId === me) return
    const to = `${href('gameCharacter', { game: gameId })}&character=${characterId}&refill=${encodeURIComponent(label)}`
    const action = { label: 'View', dispatch: { type: 'game/refillShown' }, href: to }
    // Nothing else on the page says it, so it stays.
    toast.info(`${inSentence(by.displayName)} offers ${inSentence(label)}.`, {
      id: 'refill',
      action,
      duration: undefined,
    })
  })
}

type LiveConnectionProps = {
  gameId: string
  /** How many people wait to join; 0 for someone who does not decide on them. */
  waiting: number
}

/** The live channel of a game, and what every view announces from it: who has joined or waits to, and who nudges. */
export function LiveConnection({ gameId, waiting }: LiveConnectionProps) {
  useNudged(gameId)
  useOfferedRefill(gameId)
  return (
    <>
      <LiveChannel gameId={gameId} />
      {/* What was collected in one game is not announced in another. */}
      <Fragment key={gameId}>
        <LiveNews />
        <Waiting count={waiting} />
      </Fragment>
    </>
  )
}
