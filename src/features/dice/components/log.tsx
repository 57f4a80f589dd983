import { memo, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { fresh } from '../../../api/call.ts'
import { logApi } from '../../../api/log-api.ts'
import type { Audience, Game, LogEntry, LogList, Member } from '../../../contract/types.gen.ts'
import { FailedCall, LoadError } from '../../../forms/calls.tsx'
import { inFigures } from '../../../lib/english.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyList } from '../../../ui/empty-list/empty-list.tsx'
import { optionsOf, Select } from '../../../ui/select/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { sentCommitments } from '../model/use-roll.ts'
import { chainVerdicts } from '../model/verdict.ts'
import styles from './dice.module.css'
import { Entry, useEntryActions } from './log-entry.tsx'

type LogProps = {
  log: ReturnType<typeof useLog>
  game: Game
  me: string
  members: ReadonlyMap<string, Member>
  /** The commitments that the server gave when the page first asked, by user id. */
  firstCommitments: ReadonlyMap<string, string>
  /** The entries that have come since the log was shown. */
  fresh: ReadonlySet<string>
  /** Announces what was done with an entry. */
  say: (words: string) => void
  onReply: Parameters<typeof Entry>[0]['onReply']
}

/** The loaded part of a game's log. It stays the same object until it changes. */
export function useLog(gameId: string) {
  const query = logApi.useListWholeLogInfiniteQuery({ params: { gameId } }, fresh)
  const pages = query.currentData?.pages
  const entries = useMemo(() => pages?.flatMap(({ items }) => items), [pages])
  return useMemo(() => ({ ...query, pages, entries }), [query, pages, entries])
}

/** What was rolled, said and asked, newest first. Only what is near the view is drawn. */
export const Log = memo(function Log({ log, firstCommitments, fresh, say, ...place }: LogProps) {
  const { pages, entries, error, isFetching, isFetchNextPageError, refetch, hasNextPage } = log
  const verdicts = useMemo(
    () => chainVerdicts(entries ?? [], { firstCommitments, sent: sentCommitments }),
    [entries, firstCommitments],
  )
  const answers = useMemo(() => Map.groupBy(entries ?? [], (entry) => entry.answers), [entries])
  const act = useEntryActions(place.game.gameId, say)
  const [near] = useState(watchNear)
  const { from, more, showEarlier } = useEarlier(log, say)
  if (!pages || !entries)
    return error ? (
      <LoadError error={error} fallback="Couldn't load the log." busy={isFetching} onRetry={refetch} />
    ) : (
      <Loading label="Loading the log…">
        <Skeleton lines={4} />
      </Loading>
    )
  if (entries.length === 0) return <EmptyList heading="Nothing rolled yet">The first roll will show up here.</EmptyList>
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: in `ol` there can be no groups */}
      <div
        role="list"
        aria-label="Log, newest first"
        aria-description="Page Up and Page Down scroll it."
        // Its entries may have no buttons: the keys scroll to those that do.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        {inPages(pages).map((page) => (
          <Near key={nameOf(page)} name={`page ${nameOf(page)}`} near={near} from={from} {...page}>
            {() =>
              inGroups(page).map((group) => (
                <Near key={nameOf(group)} name={`group ${nameOf(group)}`} near={near} from={from} {...group}>
                  {() =>
                    group.entries.map((entry, at) => (
                      <Entry
                        key={entry.entryId}
                        entry={entry}
                        chainVerdict={verdicts.get(entry.entryId)}
                        answers={answers.get(entry.entryId)}
                        isNew={fresh.has(entry.entryId)}
                        position={group.first + at + 1}
                        size={hasNextPage ? unknownSize : entries.length}
                        act={act}
                        {...place}
                      />
                    ))
                  }
                </Near>
              ))
            }
          </Near>
        ))}
      </div>
      <FailedCall
        error={isFetchNextPageError && !isFetching ? error : undefined}
        fallback="Couldn't load earlier entries. Try again."
      />
      {hasNextPage && (
        <Button ref={more} busy={isFetching} onClick={showEarlier}>
          Show earlier
        </Button>
      )}
    </>
  )
})

/**
 * Loads the earlier entries. The focus goes to the first of them, unless the person has moved on: the button may be gone,
 * and otherwise it is behind them.
 * @returns `from`: the place in the log from which entries have to be drawn at once; `more`: the button's ref
 */
function useEarlier({ entries = [], pages = [], fetchNextPage }: LogProps['log'], say: LogProps['say']) {
  const more = useRef<HTMLButtonElement>(null)
  const [from, setFrom] = useState(0)
  const [first, setFirst] = useState<LogEntry>()
  useEffect(() => {
    const { activeElement } = document
    if (first && (activeElement === document.body || activeElement === more.current))
      document.getElementById(`entry-${first.entryId}`)?.focus()
  }, [first])
  const showEarlier = async () => {
    setFrom(entries.length)
    const { data } = await fetchNextPage()
    const added = data?.pages.slice(pages.length).flatMap(({ items }) => items) ?? []
    if (added.length === 0) return
    say(`${inFigures(added.length)} more.`)
    setFirst(added[0])
  }
  return { from, more, showEarlier }
}

/** Of a list that is not loaded whole, for `aria-setsize`. */
const unknownSize = -1

/** The number of entries that are drawn together: more in one frame would make it a slow one. */
const groupSize = 3

/** The number of entries that are drawn at once, before anything is scrolled. */
const drawnAtFirst = 10

/** `first`: the place of the first one in the log, from 0. */
type Entries = { first: number; entries: readonly LogEntry[] }

/** A part of the log is named by its oldest entry, which stays when others are added. */
const nameOf = ({ entries }: Entries) => entries.at(-1)?.entryId

/** A page with nothing in it has no box: `watchNear` would wait for what it draws. */
function inPages(pages: readonly LogList[]): Entries[] {
  let before = 0
  return pages.flatMap(({ items }) => {
    const first = before
    before += items.length
    return items.length > 0 ? [{ first, entries: items }] : []
  })
}

/** Cuts a page into groups, from its end, so that a new entry leaves all groups but the first as they are. */
function inGroups({ first, entries }: Entries): Entries[] {
  const groups: Entries[] = []
  for (let at = 0; at < entries.length; ) {
    const end = entries.length - Math.floor((entries.length - at - 1) / groupSize) * groupSize
    groups.push({ first: first + at, entries: entries.slice(at, end) })
    at = end
  }
  return groups
}

/**
 * Calls a box when it comes near the view, one in a frame, and when it is no longer. One observer watches all boxes:
 * one for each would take much of every frame.
 */
function watchNear() {
  const calls = new Map<Element, (isNear: boolean, height: number) => void>()
  /** The boxes that have come near, and whether they have been called. */
  const coming = new Map<Element, boolean>()
  const callNext = () => {
    for (const [box, isCalled] of coming)
      if (box.firstChild) coming.delete(box)
      else {
        coming.set(box, true)
        if (!isCalled) calls.get(box)?.(true, 0)
        break
      }
    if (coming.size > 0) requestAnimationFrame(callNext)
  }
  let observer: IntersectionObserver | undefined
  const watch = (box: Element, call: (isNear: boolean, height: number) => void) => {
    observer ??= new IntersectionObserver(
      (seen) => {
        if (coming.size === 0) requestAnimationFrame(callNext)
        for (const { target, isIntersecting, boundingClientRect } of seen) {
          if (isIntersecting) coming.set(target, false)
          else {
            coming.delete(target)
            calls.get(target)?.(false, boundingClientRect.height)
          }
        }
      },
      { root: box.closest(`.${styles.body}`), rootMargin: '100% 0px' },
    )
    calls.set(box, call)
    observer.observe(box)
    return () => {
      calls.delete(box)
      coming.delete(box)
      observer?.unobserve(box)
    }
  }
  return { watch, heights: new Map<string, number>() }
}

type NearProps = Entries & { name: string; from: number; near: ReturnType<typeof watchNear>; children: () => ReactNode }

/**
 * Entries that are drawn while they are near the view. Otherwise there is a gap as high as they are. A page of groups
 * is one gap: a thousand of them would take much of every frame.
 */
function Near({ first, entries, name, from, near: { watch, heights }, children }: NearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(first >= from && first < from + drawnAtFirst && !heights.has(name))
  useEffect(() => {
    const { current: element } = box
    if (!element) return
    return watch(element, (isNear, height) => {
      // What has the focus stays.
      if (!isNear && element.contains(document.activeElement)) return
      if (!isNear) heights.set(name, height)
      startTransition(() => setNear(isNear))
    })
  }, [watch, heights, name])
  const height = heights.get(name)
  const gap = { blockSize: height === undefined ? `${entries.length * 7}rem` : `${height}px` }
  return (
    // As a layer of its own it is painted once, not again with each of its neighbours.
    <div ref={box} style={isNear ? { position: 'relative' } : gap}>
      {isNear && children()}
    </div>
  )
}

const audiences: Record<Audience, string> = { everyone: 'Everyone', hosts: 'Host and admins', me: 'Only me' }
export const isAudience = (value: string): value is Audience => value in audiences

/** Whether a whisper is for somebody who is not among the members, or they are not loaded yet. */
export const isMissing = (to: string, members: readonly Member[]) =>
  !isAudience(to) && members.every(({ userId }) => userId !== to)

/** Chooses who sees something. With `members` it can be a whisper to one of them. */
export function AudienceSelect(props: {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  me: string
  members?: readonly Member[]
  /** What `me` is called here. */
  only?: string
}) {
  const { label, value, onChange, me, members = [], only = audiences.me } = props
  const hasLeft = isMissing(value, members)
  const error = hasLeft && members.length > 0 ? "They aren't in this game anymore. Choose someone else." : ''
  return (
    <Select label={label} value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      {optionsOf(Object.entries({ ...audiences, me: only }))}
      {optionsOf(
        members
          .filter(({ userId }) => userId !== me)
          .map(({ userId, displayName }) => [userId, `Whisper to ${displayName}`]),
      )}
      {hasLeft && <option value={value}>Someone who left</option>}
    </Select>
  )
}
