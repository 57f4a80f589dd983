import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Game, LogEntry } from '../../../contract/types.gen.ts'
import { rollWanted } from '../../../game/dice-slice.ts'
import { may } from '../../../game/may.ts'
import { CutText } from '../../../game/others-text.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useConnection } from '../../../live/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useDocumentAttribute } from '../../../ui/document-attribute/use-document-attribute.ts'
import { useFocusAfterRemoval, useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs, tabPanel } from '../../../ui/tabs/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { askedInWords, reachedInWords } from '../model/in-words.ts'
import { useOwnRoll } from '../model/use-own-roll.ts'
import type { useRoll } from '../model/use-roll.ts'
import styles from './dice.module.css'
import { Faces } from './face-counts.tsx'
import { Log, MessageForm } from './log.tsx'
import { Result } from './log-entry.tsx'
import { DiceTray } from './tray.tsx'

const AskForm = lazyWithRetry(() => import('./roll-request-form.tsx'))

type Shared = {
  game: Game
  me: string
  roller: ReturnType<typeof useRoll>
}

/** The two parts of the panel. A narrow window shows one at a time. */
export type Part = 'roll' | 'log'

const toolNames = { ask: 'Ask for a roll', faces: 'How the dice fell' }

/** Who else sees my roll, if not everyone. */
const secretWords = { everyone: '', hosts: 'host and admins', me: 'only you' }

/** What a roll of mine was for, and who sees it. */
const aboutRoll = ({ label, audience }: LogEntry, reached = ''): string =>
  [label, reached, secretWords[audience]].filter(Boolean).join(' · ')

type PanelProps = Shared &
  Pick<Parameters<typeof DiceTray>[0], 'asked'> &
  Pick<Parameters<typeof Log>[0], 'log' | 'members' | 'firstCommitments' | 'fresh' | 'say'> & {
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

/** The dice tray and the log. */
export function Panel({ game, me, roller, asked, part, onPart, unread, onLeave, onClose, ...entries }: PanelProps) {
  const { gameId, role, status } = game
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLDivElement>(null)
  const [mine, setMine] = useState<LogEntry>()
  // The result before is not that of the next roll, which may fail.
  if (roller.isRolling && mine) setMine(undefined)
  // After the focus is back at “By hand”, which scrolls to it.
  useEffect(() => {
    if (mine) body.current?.scrollTo({ top: 0 })
  }, [mine])
  const [tool, setTool] = useState<'ask' | 'faces'>()
  const asking = useFocusBack(tool === 'ask')
  const counting = useFocusBack(tool === 'faces')
  const { state } = useConnection()
  useEffect(() => heading.current?.focus(), [])
  useDocumentAttribute('dice')
  const closedBy =
    status === 'archived'
      ? `This game is archived. ${may.own(role) ? 'Restore it to roll.' : "You can't roll here."}`
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
    // What is typed stays for the next time.
    if (target instanceof Node && opened.current?.contains(target)) setTool(undefined)
    else onClose()
  }
  const all = [...entries.members.values()]
  const toggle = (which: 'ask' | 'faces') => setTool(tool === which ? undefined : which)
  // What has been opened is in view, and the button that closes it, from which the focus goes on to it.
  const showTool = () => {
    tools.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement?.ariaExpanded === 'true')
      tools.current?.querySelector<HTMLElement>(':scope > div :is(input, select, table)')?.focus()
  }
  const showPart = (next: Part) => {
    onPart(next)
    body.current?.scrollTo({ top: 0 })
  }
  // On a wide window they are in the header, so that the log stays in sight.
  const variant = part ? 'secondary' : 'quiet'
  const openers = (
    <>
      {may.run(role) && status !== 'archived' && (
        <Button ref={asking} variant={variant} aria-expanded={tool === 'ask'} onClick={() => toggle('ask')}>
          {toolNames.ask}
        </Button>
      )}
      <Button ref={counting} variant={variant} aria-expanded={tool === 'faces'} onClick={() => toggle('faces')}>
        {toolNames.faces}
      </Button>
    </>
  )
  // What a sheet covers is hidden, with the heading of the page.
  const [Heading, LogHeading, ToolHeading] = part ? (['h1', 'h2', 'h3'] as const) : (['h2', 'h3', 'h4'] as const)
  const partProps = (id: Part) => part && { hidden: id !== part, ...tabPanel('dice', id) }
  return (
    <section aria-labelledby="dice" className={styles.panel} onKeyDown={onKeyDown}>
      <header className={styles.top}>
        <Heading id="dice" ref={heading} tabIndex={-1}>
          {part ? <VisuallyHidden>Dice</VisuallyHidden> : 'Dice'}
        </Heading>
        {part && (
          <Tabs
            label="Parts"
            prefix="dice"
            tabs={[
              ['roll', 'Tray'],
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
        {!part && openers}
        <Button variant="quiet" aria-label="Close dice" onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div ref={body} className={styles.body}>
        <div className={styles.part} {...partProps('roll')}>
          <div className={styles.mine} data-new="" key={mine?.entryId}>
            {mine ? (
              <Result entry={mine} about={aboutRoll(mine)} />
            ) : (
              !roller.isRolling && !closedBy && <p className={common.small}>Your roll will show up here.</p>
            )}
          </div>
          <DiceTray
            gameId={gameId}
            me={me}
            roller={roller}
            asked={asked}
            closedBy={closedBy}
            onRolled={setMine}
            say={entries.say}
          />
        </div>
        <div className={styles.part} {...partProps('log')}>
          <div ref={tools} className={styles.logHead}>
            <LogHeading className={common.hidden}>Log</LogHeading>
            {part && openers}
            {tool && (
              <div ref={opened} className={`${common.close} ${styles.tool}`}>
                <ToolHeading>{toolNames[tool]}</ToolHeading>
                {tool === 'ask' ? (
                  <LazyPart failure="Couldn't load this form." fallback={<Skeleton lines={6} />}>
                    <AskForm
                      gameId={gameId}
                      me={me}
                      members={all}
                      onDone={() => setTool(undefined)}
                      onShown={showTool}
                    />
                  </LazyPart>
                ) : (
                  <Faces gameId={gameId} onShown={showTool} />
                )}
              </div>
            )}
            {status !== 'archived' && <MessageForm gameId={gameId} me={me} members={all} />}
          </div>
          <Log game={game} me={me} {...entries} />
        </div>
      </div>
    </section>
  )
}

type AskedProps = Omit<Shared, 'game'> & {
  gameId: string
  request: LogEntry
  /** The number of other requests that wait for me. */
  more: number
  onAnswer: () => void
}

type RolledProps = {
  /** My answer to a roll request, and the request. */
  entry: LogEntry
  request: LogEntry | undefined
  onClose: () => void
}

/** What I rolled with the button of a request, in its place. */
export function RolledBar({ entry, request, onClose }: RolledProps) {
  useDocumentAttribute('asked')
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, '#dice')
  return (
    <section ref={part} aria-label="Your roll" className={`${common.row} ${common.over} ${styles.asked}`} data-new="">
      <Result entry={entry} about={aboutRoll(entry, reachedInWords(entry, request?.request?.target))} />
      <Button variant="quiet" aria-label="Close your roll" onClick={onClose}>
        <CloseIcon />
      </Button>
    </section>
  )
}

/** The button at the bottom edge for a requested roll: one line, so that with the bars around it the view stays in sight. */
export function AskedBar({ gameId, me, request, more, roller, onAnswer }: AskedProps) {
  const { label = '', request: asked, entryId, author } = request
  useDocumentAttribute('asked')
  const part = useRef<HTMLElement>(null)
  useFocusAfterRemoval(part, '#dice')
  const notation = asked?.notation
  const dispatch = useDispatch()
  const findOwn = useOwnRoll(gameId, me)
  const [isFinding, setFinding] = useState(false)
  const press = async () => {
    if (!notation || !asked) {
      setFinding(true)
      const own = await findOwn(label)
      setFinding(false)
      return own ? void dispatch(rollWanted(own)) : onAnswer()
    }
    const entry = await roller.roll({ notation, label, audience: asked.audience, answers: entryId })
    // The tray shows what went wrong.
    if (!entry) onAnswer()
  }
  return (
    <section ref={part} aria-label="Roll request" className={`${common.row} ${common.over} ${styles.asked}`}>
      <p>
        <span className={common.small}>{inSentence(author.displayName)} asks for </span>
        <CutText lines={3}>
          {`${label || 'A roll'}${askedInWords(asked ?? {})}${more > 0 ? ` · ${more} more` : ''}`}
        </CutText>
      </p>
      <Button
        variant="primary"
        busy={roller.isRolling || isFinding}
        aria-label={label ? `Roll for “${label}”` : notation && `Roll ${notation}`}
        onClick={() => void press()}
      >
        Roll
      </Button>
      {notation && (
        <Button variant="quiet" onClick={onAnswer}>
          Adjust
        </Button>
      )}
    </section>
  )
}
