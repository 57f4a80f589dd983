import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import type { Game, LogEntry } from '../../../contract/types.gen.ts'
import { cannotSave } from '../../../forms/form-end.tsx'
import { useStored } from '../../../forms/stored.ts'
import { rollEnded, rollTaken, selectWantedRoll } from '../../../game/dice-slice.ts'
import { useMembers } from '../../../game/game-queries.ts'
import { may } from '../../../game/may.ts'
import { useConnection, useLiveEvent } from '../../../live/hooks.ts'
import { useUserId } from '../../../session/hooks.ts'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useDocumentMark } from '../../../ui/document-mark/use-document-mark.ts'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import { Tabs, tabPanel, useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { AskForm } from '../components/ask.tsx'
import styles from '../components/dice.module.css'
import { Result } from '../components/entry.tsx'
import { Faces } from '../components/faces.tsx'
import { Log, MessageForm, useLog } from '../components/log.tsx'
import { DiceTray } from '../components/tray.tsx'
import { entryInWords, resultInWords } from '../model/in-words.ts'
import { seenEntries, trays } from '../model/stored.ts'
import { useRoll } from '../model/use-roll.ts'

type DiceProps = {
  game: Game
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Focuses the button of the game bar. The keyboard reaches the dice from there, and goes on from there. */
  onLeave: () => void
  /** Called with the number of entries that are new since the log was last open, and the latest roll in words. */
  onNews: (news: { unread: number; latest: string }) => void
}

/** How long the game bar shows what others rolled, in milliseconds. */
const latestMs = 8000

/** Dice and log of a game. They are beside the view; on a phone they are a sheet at the bottom. */
export default function Dice({ game, isOpen, onOpen, onLeave, onNews }: DiceProps) {
  const { gameId } = game
  const me = useUserId()
  const roller = useRoll(gameId, me)
  const log = useLog(gameId)
  const { entries } = log
  const { members: list = [] } = useMembers(gameId)
  const members = useMemo(() => new Map(list.map((member) => [member.userId, member])), [list])
  const heads = useHeads(roller.dice)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const [latest, setLatest] = useState('')
  useLiveEvent('log.added', ({ payload }) => {
    setFresh((all) => new Set(all).add(payload.entryId))
    setSaid(entryInWords(payload))
    if (payload.author.userId !== me || !isOpen) setLatest(entryInWords(payload))
  })
  useEffect(() => {
    if (!latest) return
    const timer = setTimeout(() => setLatest(''), latestMs)
    return () => clearTimeout(timer)
  }, [latest])

  const isNarrow = useIsNarrow()
  const [part, setPart] = useState<Part>('roll')
  const isLogShown = isOpen && (!isNarrow || part === 'log')
  const unread = useUnread({ entries, gameId, me, isShown: isLogShown })
  useEffect(() => onNews({ unread, latest }), [onNews, unread, latest])

  const openTray = () => {
    setPart('roll')
    onOpen(true)
  }
  useWantedRoll({ roller, gameId, me, onOpen: openTray })
  useOpenAgain({ gameId, me, isOpen, onClosed: () => setPart('roll') })

  const asked = roller.dice?.requests.filter(
    ({ request }) => request?.asked.includes(me) && !request.answered.includes(me),
  )
  return (
    <>
      <LiveRegion message={said} />
      {createPortal(
        <>
          {isOpen && (
            <Panel
              game={game}
              me={me}
              roller={roller}
              log={log}
              members={members}
              heads={heads}
              fresh={fresh}
              request={asked?.[0]}
              part={isNarrow ? part : undefined}
              onPart={setPart}
              unread={unread}
              onLeave={onLeave}
              onClose={() => onOpen(false)}
            />
          )}
          {asked?.[0] && (!isOpen || (isNarrow && isLogShown)) && (
            <AskedBar request={asked[0]} roller={roller} onOpen={openTray} />
          )}
        </>,
        document.body,
      )}
    </>
  )
}

/** The commitments that the server gave first, by user id. */
function useHeads(dice: ReturnType<typeof useRoll>['dice']) {
  const heads = useRef<ReadonlyMap<string, string>>(new Map())
  if (dice && heads.current.size === 0)
    heads.current = new Map(dice.commitments.map(({ userId, commitment }) => [userId, commitment]))
  return heads.current
}

type Wanting = { roller: ReturnType<typeof useRoll>; gameId: string; me: string; onOpen: () => void }

/** Takes the rolls that the view wants, each once. One that fails stands in the tray, which says why. */
function useWantedRoll({ roller, gameId, me, onOpen }: Wanting): void {
  const dispatch = useDispatch()
  const wanted = useSelector(selectWantedRoll)
  const take = useEffectEvent(async () => {
    if (!wanted) return
    dispatch(rollTaken())
    const { by, notation, label, audience, isAdjusted } = wanted
    const entry = isAdjusted ? undefined : await roller.roll({ notation, label, audience })
    dispatch(rollEnded(entry && { by, id: entry.entryId, result: resultInWords(entry), words: entryInWords(entry) }))
    if (entry) return
    trays.write([me, gameId], { notation, label, audience })
    onOpen()
  })
  useEffect(() => {
    if (wanted) void take()
  }, [wanted])
}

type Closing = { gameId: string; me: string; isOpen: boolean; onClosed: () => void }

/** A tray that was closed is for everyone again: nobody rolls in secret for longer than was meant. */
function useOpenAgain({ gameId, me, isOpen, onClosed }: Closing): void {
  const wasOpen = useRef(isOpen)
  const close = useEffectEvent(() => {
    onClosed()
    const tray = trays.read([me, gameId])
    if (tray) trays.write([me, gameId], { ...tray, audience: 'everyone' })
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) close()
    wasOpen.current = isOpen
  }, [isOpen])
}

type Unread = { entries: readonly LogEntry[] | undefined; gameId: string; me: string; isShown: boolean }

/** The number of entries by others since the log was last shown. At the first visit it is 0. */
function useUnread({ entries, gameId, me, isShown }: Unread): number {
  const [seen, keepSeen] = useStored(seenEntries, [me, gameId])
  const newest = entries?.[0]?.at ?? ''
  const isSeen = seen !== undefined && newest <= seen.at
  useEffect(() => {
    if (entries && !isSeen && (isShown || !seen)) keepSeen({ at: newest })
  }, [entries, newest, isSeen, isShown, seen, keepSeen])
  const isNew = ({ at, author }: LogEntry) => seen !== undefined && at > seen.at && author.userId !== me
  return isShown ? 0 : (entries?.filter(isNew).length ?? 0)
}

type Shared = {
  game: Game
  me: string
  roller: ReturnType<typeof useRoll>
  request?: LogEntry | undefined
}

/** The two parts of the panel. A narrow window shows one at a time. */
type Part = 'roll' | 'log'

/** Who else sees my roll, if not everyone. */
const secretWords = { everyone: '', hosts: 'hosts only', me: 'only you' }

type PanelProps = Shared &
  Pick<Parameters<typeof Log>[0], 'log' | 'members' | 'heads' | 'fresh'> & {
    /** The part that is shown; without it, both are. */
    part: Part | undefined
    onPart: (part: Part) => void
    unread: number
    onLeave: () => void
    onClose: () => void
  }

/** What the Tab key stops at inside an element, in order. */
const stopsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href], [tabindex]')].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )

function Panel({ game, me, roller, request, log, members, heads, fresh, part, onPart, unread, ...ends }: PanelProps) {
  const { gameId, role, status } = game
  const { onLeave, onClose } = ends
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [mine, setMine] = useState<LogEntry>()
  const about = mine && [mine.label, secretWords[mine.audience]].filter(Boolean).join(' · ')
  const show = (entry: LogEntry) => {
    setMine(entry)
    body.current?.scrollTo({ top: 0 })
  }
  const [tool, setTool] = useState<'ask' | 'faces'>()
  const { state } = useConnection()
  useEffect(() => heading.current?.focus(), [])
  useDocumentMark('dice')
  const closedBy =
    status === 'archived'
      ? cannotSave.archived
      : state === 'reconnecting' || !navigator.onLine
        ? "You're offline. You can roll once you're back."
        : undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target, currentTarget } = event
    if (event.defaultPrevented) return
    if (key === 'Tab') {
      const stops = stopsIn(currentTarget)
      const isFirst = target === heading.current || target === stops[0]
      if (shiftKey ? !isFirst : target !== stops.at(-1)) return
      // Back to the button; forward the browser itself goes on from there.
      if (shiftKey) event.preventDefault()
      onLeave()
    }
    if (key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const all = [...members.values()]
  const toggle = (which: 'ask' | 'faces') => setTool(tool === which ? undefined : which)
  const showPart = (next: Part) => {
    onPart(next)
    body.current?.scrollTo({ top: 0 })
  }
  const partProps = (id: Part) => part && { hidden: id !== part, ...tabPanel('dice', id) }
  return (
    <section aria-labelledby="dice" className={styles.panel} onKeyDown={onKeyDown}>
      <header className={styles.top}>
        <h2 id="dice" ref={heading} tabIndex={-1}>
          {part ? <VisuallyHidden>Dice</VisuallyHidden> : 'Dice'}
        </h2>
        {part && (
          <Tabs
            label="Parts"
            prefix="dice"
            tabs={[
              ['roll', 'Roll'],
              [
                'log',
                <>
                  Log{' '}
                  {unread > 0 && (
                    <>
                      {unread}
                      <VisuallyHidden> new</VisuallyHidden>
                    </>
                  )}
                </>,
              ],
            ]}
            shown={part}
            onShow={showPart}
          />
        )}
        <Button variant="quiet" aria-label="Close dice" onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div ref={body} className={styles.body}>
        <div className={styles.part} {...partProps('roll')}>
          {mine && (
            <div aria-hidden="true" className={styles.mine} data-new="" key={mine.entryId}>
              {about && <p dir="auto">{about}</p>}
              <Result entry={mine} />
            </div>
          )}
          <DiceTray gameId={gameId} me={me} roller={roller} request={request} closedBy={closedBy} onRolled={show} />
        </div>
        <div className={styles.part} {...partProps('log')}>
          <div className={styles.logHead}>
            <h3>{part ? <VisuallyHidden>Log</VisuallyHidden> : 'Log'}</h3>
            {may.run(role) && status !== 'archived' && (
              <Button aria-expanded={tool === 'ask'} onClick={() => toggle('ask')}>
                Ask for a roll
              </Button>
            )}
            <Button variant="quiet" aria-expanded={tool === 'faces'} onClick={() => toggle('faces')}>
              How the dice fell
            </Button>
          </div>
          {tool === 'ask' && <AskForm gameId={gameId} me={me} members={all} onDone={() => setTool(undefined)} />}
          {tool === 'faces' && <Faces gameId={gameId} />}
          {status !== 'archived' && <MessageForm gameId={gameId} me={me} members={all} />}
          <Log log={log} game={game} me={me} members={members} heads={heads} fresh={fresh} />
        </div>
      </div>
    </section>
  )
}

/** The button at the bottom edge for a requested roll. */
function AskedBar({ request, roller, onOpen }: Pick<Shared, 'roller'> & { request: LogEntry; onOpen: () => void }) {
  const { label = '', request: asked, entryId } = request
  useDocumentMark('asked')
  const notation = asked?.notation
  const press = async () => {
    if (!notation || !asked) return onOpen()
    const entry = await roller.roll({ notation, label, audience: asked.audience, answers: entryId })
    // The tray shows what went wrong.
    if (!entry) onOpen()
  }
  return (
    <section aria-label="Roll request" className={styles.asked}>
      <p dir="auto">{label || 'A roll'}</p>
      <Button variant="primary" busy={roller.isRolling} onClick={() => void press()}>
        {notation ? `Roll ${notation}` : 'Roll'}
      </Button>
      {notation && (
        <Button variant="quiet" onClick={onOpen}>
          Adjust
        </Button>
      )}
    </section>
  )
}
