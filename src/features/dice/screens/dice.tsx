import { type ComponentProps, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Game, LogEntry } from '../../../contract/types.gen.ts'
import { useStored } from '../../../forms/stored.ts'
import { rollEnded, rollsAsked, rollTaken, selectWantedRoll } from '../../../game/dice-slice.ts'
import { addedNumbers, fallenDice } from '../../../game/die.tsx'
import { useMembers } from '../../../game/game-queries.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useLiveEvent } from '../../../live/hooks.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LiveRegion, useSaid } from '../../../ui/announcer/live-region.tsx'
import { createMediaHook, useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { useLog } from '../components/log.tsx'
import { Panel, type Part } from '../components/panel.tsx'
import { AskedBar, RolledBar } from '../components/request-bars.tsx'
import {
  answersInWords,
  entryAloud,
  entryInShort,
  entryInWords,
  resultInWords,
  type ShortEntry,
} from '../model/in-words.ts'
import { emptyTray, seenEntries, type Tray, trays } from '../model/stored.ts'
import { answering, isNamedBy, narrower, type Prefill, prefill, restore } from '../model/tray.ts'
import { useFirstCommitments, useRoll } from '../model/use-roll.ts'

type DiceProps = {
  game: Game
  /** The part that is shown where tabs lead to both; without it the dice are closed. */
  part: Part | undefined
  /** Called when the person goes to the other part. */
  onPart: (part: Part) => void
  /** Opens the dice with a part, or closes them. */
  onOpen: (part: Part | undefined) => void
  /** Called with the number of entries that are new since the log was last open, and the latest of others in short. */
  onNews: (news: { unread: number; latest: ShortEntry | undefined }) => void
}

/** How long the game bar shows what others rolled while the log is not shown, and the bottom edge what I rolled with its button, in milliseconds. */
const shownMs = 8000

const nothing: ReadonlySet<string> = new Set()

/** Whether there is no room for the tray and three entries of the log below it, so that tabs lead to both. */
const useHasTabs = createMediaHook('(width < 48rem) or (height < 76rem)')

/** Dice and log of a game. They are beside the view; on a phone they are a sheet at the bottom. */
export default function Dice({ game, part, onPart, onOpen, onNews }: DiceProps) {
  const { gameId } = game
  const me = useUserId()
  const log = useLog(gameId)
  const { entries } = log
  const roller = useRoll(gameId, me, entries)
  const [tray, keepTray] = useStored(trays, [me, gameId])
  const { members: list = [] } = useMembers(gameId)
  const members = useMemo(() => new Map(list.map((member) => [member.userId, member])), [list])
  const firstCommitments = useFirstCommitments(roller.dice)
  const isNarrow = useIsNarrow()
  const hasTabs = useHasTabs()
  const isOpen = part !== undefined
  const isLogShown = isOpen && (!hasTabs || part === 'log')
  // A narrow window is rarely one with keys.
  const toButton = isNarrow ? ' The button is at the end of the page.' : ' Press F8 to answer.'
  const [fresh, setFresh] = useState(nothing)
  const [said, say] = useSaid()
  const hush = useCallback(() => say(''), [say])
  const [latest, setLatest] = useState<ShortEntry>()
  const [rolled, setRolled] = useState<
    Pick<ComponentProps<typeof RolledBar>, 'entry' | 'request'> & { isOpen: boolean }
  >()
  /** The request whose button at the bottom edge was pressed. */
  const [pressed, setPressed] = useState<string>()
  const requestOf = ({ answers }: LogEntry) => entries?.find(({ entryId }) => entryId === answers)
  useLiveEvent('log.added', ({ payload }) => {
    const request = requestOf(payload)
    if (isLogShown) setFresh((all) => new Set(all).add(payload.entryId))
    // Whoever is whispered to knows it.
    const receiver = payload.to === me ? undefined : members.get(payload.to ?? '')?.displayName
    const isForBar = payload.request?.asked.includes(me)
    say(entryAloud(payload, request, receiver) + (isForBar ? toButton : ''))
    // My own roll is shown where I rolled it, in the open tray too, and a request for one at the bottom edge.
    const isMine = payload.author.userId === me
    if (isMine && payload.answers && (!isOpen || payload.answers === pressed))
      setRolled({ entry: payload, request, isOpen })
    if (!isMine && !isForBar && !isLogShown) setLatest(entryInShort(payload))
  })
  useLiveEvent('log.changed', ({ payload, actorId }) => {
    const { state, label = '', request } = payload
    if (actorId === me || state !== 'shown') return
    // That a request is closed matters to those who have not answered it.
    if (request && (request.isOpen || !request.asked.includes(me) || request.answered.includes(me))) return
    const closed = request && `Roll request closed: ${inSentence(label)}.`
    say(closed ?? `Now shown: ${entryAloud(payload, requestOf(payload))}`)
    if (!isLogShown) setLatest(closed ? { words: closed, total: '' } : entryInShort(payload))
  })
  useEffect(() => {
    // What the log shows is not in the bar too. One that is shown again would play its animations again.
    if (isLogShown) setLatest(undefined)
    else setFresh(nothing)
  }, [isLogShown])
  useForAWhile(latest, setLatest)
  // Whoever reads the page later does not find it there.
  useForAWhile(said.message && said, hush)
  useForAWhile(rolled, setRolled)
  // Once the dice are opened or closed, it is in the log alone.
  const rolledHere = rolled?.isOpen === isOpen ? rolled : undefined
  const unread = useUnread({ entries, gameId, me, isShown: isLogShown })
  useEffect(() => onNews({ unread, latest }), [onNews, unread, latest])

  const isOtherView = useOtherView(() => {
    if (isNarrow && isOpen) onOpen(undefined)
  })

  const openWith = (fill: (tray: Tray) => Tray) => {
    setPressed(undefined)
    keepTray(fill(trays.read([me, gameId]) ?? emptyTray))
    onOpen('roll')
  }
  const requests = roller.dice?.requests
  const asked = useMemo(
    () => requests?.filter(({ request }) => request?.asked.includes(me) && !request.answered.includes(me)) ?? [],
    [requests, me],
  )
  const isTrayShown = isOpen && (!hasTabs || part === 'roll')
  // What the tray is to answer has its mark there.
  const [first, ...more] = asked.filter(({ entryId }) => !isTrayShown || entryId !== tray?.answers)
  const isKnown = requests !== undefined
  const sayOpen = useEffectEvent(
    () => asked.length > 0 && say(asked.map((one) => entryInWords(one)).join(' ') + toButton),
  )
  // What was asked before the page opened came with no event.
  useEffect(() => {
    if (isKnown) sayOpen()
  }, [isKnown])
  useWantedRoll({ roller, asked, onAdjust: (roll) => openWith((tray) => prefill(tray, roll)) })
  useResetOnClose(gameId, me, isOpen)

  const isPanelShown = isOpen && !(isNarrow && isOtherView)
  const isInTray = isNarrow && isPanelShown && isTrayShown
  const bar = rolledHere ? (
    <RolledBar
      {...rolledHere}
      isInTray={isInTray}
      hasNext={asked.some(({ entryId }) => entryId !== rolledHere.entry.answers)}
      onClose={() => setRolled(undefined)}
    />
  ) : (
    first && (
      <AskedBar
        gameId={gameId}
        me={me}
        request={first}
        more={more.length}
        roller={roller}
        isInTray={isInTray}
        onRoll={() => setPressed(first.entryId)}
        onAnswer={() => {
          openWith((tray) => answering(tray, first))
          say(`${answersInWords(first)}.`)
        }}
      />
    )
  )
  return (
    <>
      <LiveRegion {...said} />
      {createPortal(
        <>
          {isPanelShown && (
            <Panel
              game={game}
              me={me}
              roller={roller}
              log={log}
              members={members}
              firstCommitments={firstCommitments}
              fresh={fresh}
              say={say}
              asked={asked}
              bar={isInTray && bar}
              part={hasTabs ? part : undefined}
              onPart={onPart}
              unread={unread}
              onClose={() => onOpen(undefined)}
            />
          )}
          {!isInTray && bar}
        </>,
        document.body,
      )}
    </>
  )
}

/** Shows something for `shownMs`. */
function useForAWhile<What>(what: What | undefined, show: (what: undefined) => void) {
  useEffect(() => {
    if (!what) return
    const timer = setTimeout(() => show(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [what, show])
}

const resultOf = (entry: LogEntry) => ({
  id: entry.entryId,
  result: resultInWords(entry),
  dice: fallenDice(entry.roll?.terms ?? []),
  added: addedNumbers(entry.roll?.terms ?? []),
  words: entryInWords(entry),
})

type Wanting = {
  roller: ReturnType<typeof useRoll>
  /** The roll requests that I can answer. */
  asked: readonly LogEntry[]
  /** Opens the tray with a roll. */
  onAdjust: (roll: Prefill) => void
}

/**
 * Takes the rolls that the view wants, each once. One whose label a roll request names answers it. One that fails stands
 * in the tray, which says why.
 */
function useWantedRoll({ roller, asked, onAdjust }: Wanting): void {
  const dispatch = useDispatch()
  const wanted = useSelector(selectWantedRoll)
  useEffect(() => {
    dispatch(rollsAsked(asked.flatMap(({ request, label }) => (request?.notation ? [] : (label ?? [])))))
    return () => void dispatch(rollsAsked([]))
  }, [dispatch, asked])
  const take = useEffectEvent(async () => {
    if (!wanted) return
    dispatch(rollTaken())
    const { by, block, notation, label, audience, isAdjusted } = wanted
    const request = asked.find((one) => isNamedBy(block, one))
    const roll = {
      notation,
      label,
      audience: narrower(audience, request?.request?.audience ?? audience),
      ...(request && { answers: request.entryId }),
    }
    const entry = isAdjusted ? undefined : await roller.roll(roll)
    dispatch(rollEnded(entry && entry !== 'over' ? { ...resultOf(entry), by } : undefined))
    if (!entry) onAdjust(roll)
  })
  useEffect(() => {
    if (wanted) void take()
  }, [wanted])
}

/**
 * Calls `leave` when the address is another one. A sheet over the view closes then: it would hide what comes.
 * @returns whether the address is another one just now
 */
function useOtherView(leave: () => void): boolean {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [last, setLast] = useState(address)
  const onOther = useEffectEvent(leave)
  useEffect(() => {
    if (last === address) return
    setLast(address)
    onOther()
  }, [last, address])
  return last !== address
}

/**
 * What came from elsewhere is gone from a tray that was closed. Who sees its rolls stays, as its dice do: a roll that was
 * meant to be secret cannot be taken back, and one that is secret by mistake says so and can be shown.
 */
function useResetOnClose(gameId: string, me: string, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  const close = useEffectEvent(() => {
    const tray = trays.read([me, gameId])
    if (tray) trays.write([me, gameId], restore(tray))
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) close()
    wasOpen.current = isOpen
  }, [isOpen])
}

type Unread = { entries: readonly LogEntry[] | undefined; gameId: string; me: string; isShown: boolean }

/** The number of entries by others since the log was last shown, but for what I have answered; 0 at the first visit. */
function useUnread({ entries, gameId, me, isShown }: Unread): number {
  const [seen, keepSeen] = useStored(seenEntries, [me, gameId])
  const newest = entries?.[0]?.at ?? ''
  const isSeen = seen !== undefined && newest <= seen.at
  useEffect(() => {
    if (entries && !isSeen && (isShown || !seen)) keepSeen({ at: newest })
  }, [entries, newest, isSeen, isShown, seen, keepSeen])
  const isNew = ({ at, author, request }: LogEntry) =>
    seen !== undefined && at > seen.at && author.userId !== me && !request?.answered.includes(me)
  return isShown ? 0 : (entries?.filter(isNew).length ?? 0)
}
