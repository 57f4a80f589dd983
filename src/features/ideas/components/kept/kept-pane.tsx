import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Idea } from '../../../../contract/types.gen.ts'
import { LoadError, Loaded } from '../../../../forms/calls.tsx'
import { inFigures } from '../../../../lib/english.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { LazyPart } from '../../../../shell/page/lazy-part.tsx'
import { useSearchValue } from '../../../../shell/use-search-value.tsx'
import { LiveRegion, useSaid } from '../../../../ui/announcer/live-region.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../../ui/card/card.tsx'
import common from '../../../../ui/common.module.css'
import { finderIn } from '../../../../ui/filter-list/use-filter.ts'
import { useFocusBack } from '../../../../ui/focus-back/use-focus-back.ts'
import { MoreIcon } from '../../../../ui/icon/icons.tsx'
import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx'
import { MenuButton } from '../../../../ui/menu/menu-button.tsx'
import { optionsOf, Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { createMediaHook, useIsNarrow } from '../../../../ui/tabs/tabs.tsx'
import { toJson, toMarkdown } from '../../model/export-ideas.ts'
import { type Arrangement, arrange, everything, headingsOf, orders, type Places } from '../../model/idea-values.ts'
import { useMyIdeas } from '../../model/use-my-ideas.ts'
import { ideasShown, selectAsked, selectKept } from '../../model/use-outbox.ts'
import { ideaText, keptHeading, kindNames, statusNames } from '../../model/words.ts'
import styles from '../ideas.module.css'
import { KeptIdea } from './kept-idea.tsx'
import { type Goal, KeptList } from './kept-list.tsx'
import { useDeletion } from './use-deletion.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

const ImportIdeas = lazyWithRetry(() => import('../import/import-ideas.tsx'))

const nowhere: readonly string[] = []

/** Whether the list has no room for its filters in one line. */
const useIsFolded = createMediaHook('(width < 60rem)')

/** My kept ideas: searched by the navbar, filtered by kind and status, edited in place, deleted with undo. */
export function KeptPane() {
  const dispatch = useDispatch()
  const asked = useSelector(selectAsked)
  const kept = useSelector(selectKept)
  const [goal, setGoal] = useState<Goal>()
  const [arrangement, setArrangement] = useState<Arrangement>(everything)
  const { ideas: all, isWhole, isLastSeen, isCut, error, isFetching, retry } = useMyIdeas()
  const title = useRef<HTMLHeadingElement>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const isImporting = timesAsked > 0
  const opener = useFocusBack(isImporting)
  // Its tab names it, and once all are loaded it says how many there are.
  const isNarrow = useIsNarrow()
  // What was kept just now stands above the pinned ideas, so that it is seen.
  const first = goal?.isFirst ? goal.ideaIds : arrangement.order === everything.order ? kept : nowhere
  const [places, hold] = useState<Places>(new Map())
  const arranged = useCallback(
    (ideas: readonly Idea[]) => arrange(ideas, arrangement, first, places),
    [arrangement, first, places],
  )
  const onBack = (ideaId: string) => setGoal({ ideaIds: [ideaId], isFirst: false })
  const { onDelete, note, announcement } = useDeletion({ all, arranged, onBack })
  const shown = useMemo(() => all && arranged(all), [all, arranged])
  const headings = useMemo(() => {
    const found = headingsOf(shown ?? [], arrangement, first, places)
    const newest = first === kept && found.size > 0 && shown?.find(({ ideaId }) => kept.includes(ideaId))
    return newest ? new Map([...found, [newest, 'Just kept']]) : found
  }, [shown, arrangement, first, kept, places])
  const textOf = useCallback((idea: Idea) => ideaText(places.get(idea.ideaId) ?? idea), [places])
  const isHeld = useCallback(({ ideaId }: Idea) => places.has(ideaId), [places])
  useEffect(() => {
    if (places.size === 0) return
    // The edited row may be hidden or removed by then.
    return () => {
      if (document.activeElement?.matches('body, [hidden] *')) title.current?.focus()
    }
  }, [places])
  const goalIdea = goal && shown?.find(({ ideaId }) => goal.ideaIds.includes(ideaId))
  const wanted = useMemo(() => (goal && goalIdea ? { item: goalIdea, asked: goal } : undefined), [goal, goalIdea])
  const isKnown = isWhole || isLastSeen || all?.some(({ ideaId }) => asked.includes(ideaId))
  const lead = useEffectEvent(() => {
    dispatch(ideasShown())
    const found = all?.filter(({ ideaId }) => asked.includes(ideaId)) ?? []
    if (found.length === 0) return title.current?.focus()
    setGoal({ ideaIds: asked, isFirst: true })
    if (arrange(found, arrangement).length < found.length) setArrangement({ ...everything, order: arrangement.order })
  })
  useEffect(() => {
    if (asked.length > 0 && isKnown) lead()
  }, [asked, isKnown])
  const renderItem = useCallback(
    (idea: Idea, isGrouped: boolean) => <KeptIdea idea={idea} isGrouped={isGrouped} hold={hold} onDelete={onDelete} />,
    [onDelete],
  )
  const choose = (part: Partial<Arrangement>) => {
    setArrangement({ ...arrangement, ...part })
    setGoal(undefined)
  }
  const showAll = () => {
    setArrangement({ ...everything, order: arrangement.order })
    // The pressed button has disappeared.
    title.current?.focus()
  }
  const filters = all && all.length > 0 && <KeptFilters arrangement={arrangement} onChange={choose} />
  return (
    <section className={`${common.stack} ${styles.pane}`} aria-labelledby={keptHeading} aria-busy={!all && isFetching}>
      <div className={isNarrow ? `${common.fold} ${styles.head}` : styles.head}>
        <h2 ref={title} id={keptHeading} tabIndex={-1} className={isNarrow ? common.hidden : undefined}>
          Kept ideas
        </h2>
        {isNarrow && filters}
        {shown && (
          <KeptMenu
            opener={opener}
            // While more are loading, the file would lack them.
            ideas={isWhole || isLastSeen ? shown : []}
            onImport={() => setTimesAsked(timesAsked + 1)}
          />
        )}
      </div>
      {all && isImporting && (
        <LazyPart failure="Couldn't load the import." fallback={<Skeleton lines={1} />}>
          <ImportIdeas kept={all} isWhole={isWhole} timesAsked={timesAsked} onClose={() => setTimesAsked(0)} />
        </LazyPart>
      )}
      <LiveRegion message={announcement} />
      <WaitingChanges ideas={isWhole ? all : undefined} onDecided={() => title.current?.focus()} />
      {shown && (isLastSeen || isCut) && (
        <LoadError
          error={error}
          fallback={
            isCut
              ? "Couldn't load some of your ideas."
              : "Couldn't load your ideas. These are the ones you last saw here."
          }
          busy={isFetching}
          onRetry={retry}
        />
      )}
      <Loaded
        query={{ currentData: shown, error, isFetching, refetch: retry }}
        what="your ideas"
        placeholder={
          <>
            <CardSkeleton lines={3} />
            <CardSkeleton lines={3} />
          </>
        }
      >
        {(ideas) =>
          all?.length === 0 ? (
            <>
              {note?.what}
              <p className={common.muted}>Nothing yet. Keep a card and you'll find it here, on all your devices.</p>
            </>
          ) : (
            <>
              {!isNarrow && filters}
              <KeptList
                ideas={ideas}
                isCounted={isNarrow && isWhole && ideas.length === all?.length}
                textOf={textOf}
                renderItem={renderItem}
                wanted={wanted}
                isHeld={isHeld}
                note={note}
                headings={headings}
              />
              {ideas.length === 0 && (
                <div className={`${common.close} ${common.muted}`}>
                  <p>No ideas match this kind and status.</p>
                  <Button onClick={showAll}>Show all</Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type KeptFiltersProps = {
  arrangement: Arrangement
  onChange: (part: Partial<Arrangement>) => void
}

const orderNames = Object.fromEntries(Object.entries(orders).map(([order, { name }]) => [order, name]))

/** Filters by kind and status, and the order. An empty value shows all. */
function KeptFilters({ arrangement: { kind, status, order }, onChange }: KeptFiltersProps) {
  const choice = (label: string, names: Record<string, string>, value: string, choose: (value: string) => void) => (
    <Select label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {optionsOf(Object.entries(names))}
    </Select>
  )
  const isFolded = useIsFolded()
  const isNarrow = useIsNarrow()
  const filters = (
    <div className={`${common.actions} ${common.pair}`}>
      {choice('Filter by kind', { '': 'All kinds', ...kindNames }, kind ?? '', (value) =>
        onChange({ kind: (value || undefined) as Arrangement['kind'] }),
      )}
      {choice('Filter by status', { '': 'All statuses', ...statusNames }, status ?? '', (value) =>
        onChange({ status: (value || undefined) as Arrangement['status'] }),
      )}
      {choice('Sort by', orderNames, order, (value) => onChange({ order: value }))}
    </div>
  )
  if (!isFolded) return filters
  return (
    // On a phone it is in the line of the menu, which reaches into the gaps.
    <details className={isNarrow ? undefined : common.fold}>
      <summary>Filter and sort</summary>
      {filters}
    </details>
  )
}

const files = {
  Markdown: { name: 'ideas.markdown', type: 'text/markdown', write: toMarkdown },
  JSON: { name: 'ideas.json', type: 'application/json', write: toJson },
}

type KeptMenuProps = {
  opener: RefObject<HTMLButtonElement | null>
  /** The ideas to export, of which a search leaves those that it finds. */
  ideas: readonly Idea[]
  onImport: () => void
}

/** Saves the shown ideas as a file, and opens the import. */
function KeptMenu({ opener, ideas, onImport }: KeptMenuProps) {
  const [search] = useSearchValue()
  const [said, say] = useSaid()
  const exports = Object.entries(files).map(([format, { name, type, write }]) => ({
    id: format,
    label: `Export as ${format}`,
    onSelect: () => {
      const found = finderIn(ideas, ideaText)(search).flatMap((at) => ideas[at] ?? [])
      saveFile({ name, type, text: write(found) })
      say(found.length === 1 ? '1 idea exported.' : `${inFigures(found.length)} ideas exported.`)
    },
  }))
  return (
    <>
      <LiveRegion {...said} />
      <MenuButton
        ref={opener}
        label="Actions for kept ideas"
        items={[...(ideas.length > 0 ? exports : []), { id: 'import', label: 'Import', onSelect: onImport }]}
      >
        <MoreIcon />
      </MenuButton>
    </>
  )
}
