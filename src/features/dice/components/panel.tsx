import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Game, LogEntry } from '../../../contract/types.gen.ts'
import { offlineReason } from '../../../game/dice-slice.ts'
import { may } from '../../../game/may.ts'
import { useIsOffline } from '../../../live/hooks.ts'
import { LazyPart } from '../../../shell/page/lazy-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import common from '../../../ui/common.module.css'
import { useDocumentAttribute } from '../../../ui/document-attribute/use-document-attribute.ts'
import { useFocusBack } from '../../../ui/focus-back/use-focus-back.ts'
import { CloseIcon } from '../../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs, tabPanel, useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { messageDrafts } from '../model/stored.ts'
import type { useRoll } from '../model/use-roll.ts'
import styles from './dice.module.css'
import { Log } from './log.tsx'
import { Result } from './log-entry.tsx'
import { MessageForm } from './message-form.tsx'
import { aboutRoll } from './request-bars.tsx'
import { DiceTray } from './tray.tsx'

const AskForm = lazyWithRetry(() => import('./roll-request-form.tsx'))
const Faces = lazyWithRetry(() => import('./face-counts.tsx'))

/** The two parts of the panel. Without room for both, one is shown at a time. */
export type Part = 'roll' | 'log'

type PanelProps = { game: Game; me: string; roller: ReturnType<typeof useRoll> } & Pick<
  Parameters<typeof DiceTray>[0],
  'asked' | 'bar'
> &
  Pick<Parameters<typeof Log>[0], 'log' | 'members' | 'firstCommitments' | 'fresh' | 'say'> & {
    /** The part that is shown; without it, both are. */
    part: Part | undefined
    onPart: (part: Part) => void
    unread: number
    onClose: () => void
  }

/** The dice tray and the log. */
export function Panel({ game, me, roller, asked, bar, part, onPart, unread, onClose, ...entries }: PanelProps) {
  const { gameId, role, status } = game
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const [mine, setMine] = useState<LogEntry>()
  /** My last roll when the log was last shown in its place. */
  const [seen, setSeen] = useState<LogEntry>()
  // By now the focus is back at “By hand”, and the browser has scrolled to it.
  useEffect(() => {
    if (mine) body.current?.scrollTo({ top: 0 })
  }, [mine])
  // It may be shown to everyone later.
  const newest = entries.log.entries?.find((one) => one.entryId === mine?.entryId && one.state === 'shown') ?? mine
  const [isAsking, setAsking] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const asking = useFocusBack(isAsking)
  const isOffline = useIsOffline()
  useEffect(() => heading.current?.focus(), [])
  useDocumentAttribute('dice')
  const closedBy =
    status === 'archived'
      ? `This game is archived. ${may.own(role) ? 'Restore it to roll.' : "You can't roll here."}`
      : isOffline
        ? offlineReason
        : undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event
    if (event.defaultPrevented || key !== 'Escape') return
    event.stopPropagation()
    // What is typed stays for the next time.
    if (target instanceof Node && form.current?.contains(target)) setAsking(false)
    else onClose()
  }
  // What is already typed stays for whom it is meant.
  const reply = useCallback(
    (to: string) => {
      messageDrafts.write([me, gameId], { texts: {}, ...messageDrafts.read([me, gameId]), to })
      tools.current?.querySelector('textarea')?.focus()
    },
    [me, gameId],
  )
  const all = [...entries.members.values()]
  // Shows the form and the button that closes it. Whoever has just pressed that button goes on in the first field.
  const showForm = () => {
    tools.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement?.ariaExpanded === 'true') form.current?.querySelector('input')?.focus()
  }
  const showPart = (next: Part) => {
    onPart(next)
    setSeen(mine)
    body.current?.scrollTo({ top: 0 })
  }
  // A sheet hides the page with its heading, so “Dice” is the first heading then.
  const [Heading, LogHeading, FormHeading] = useIsNarrow()
    ? (['h1', 'h2', 'h3'] as const)
    : (['h2', 'h3', 'h4'] as const)
  const partProps = (id: Part) => part && { hidden: id !== part, ...tabPanel('dice', id) }
  return (
    <>
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
                        <span className={common.count}>{unread}</span>
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
        {/* The focused field is not under the bar. */}
        <div ref={body} className={styles.body} style={bar ? { scrollPaddingBlockEnd: '10rem' } : undefined}>
          <div className={styles.part} {...partProps('roll')}>
            <div className={styles.mine} data-new={mine === seen ? undefined : ''} key={mine?.entryId}>
              {newest ? (
                <Result entry={newest} about={aboutRoll(newest)} />
              ) : (
                !roller.isRolling && !closedBy && <p className={common.small}>Your roll will show up here.</p>
              )}
            </div>
            <DiceTray
              gameId={gameId}
              me={me}
              roller={roller}
              asked={asked}
              bar={bar}
              closedBy={closedBy}
              onRolled={setMine}
              say={entries.say}
            />
          </div>
          <div className={styles.part} {...partProps('log')}>
            <div ref={tools} className={styles.logHead}>
              <LogHeading className={common.hidden}>Log</LogHeading>
              {may.run(role) && status !== 'archived' && (
                <Button ref={asking} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
                  Ask for a roll
                </Button>
              )}
              <Button onClick={() => setCounting(true)}>How the dice fell</Button>
              {isAsking && (
                <div ref={form} className={`${common.close} ${styles.tool}`}>
                  <FormHeading>Ask for a roll</FormHeading>
                  <LazyPart failure="Couldn't load this form." fallback={<Skeleton lines={6} />}>
                    <AskForm gameId={gameId} me={me} members={all} onDone={() => setAsking(false)} onShown={showForm} />
                  </LazyPart>
                </div>
              )}
              {status !== 'archived' && <MessageForm gameId={gameId} me={me} members={all} />}
            </div>
            <Log game={game} me={me} onReply={reply} {...entries} />
          </div>
        </div>
      </section>
      {/* Outside of it: Escape in there is not for the panel. */}
      {isCounting && (
        <LazyPart>
          <Faces gameId={gameId} onClose={() => setCounting(false)} />
        </LazyPart>
      )}
    </>
  )
}
