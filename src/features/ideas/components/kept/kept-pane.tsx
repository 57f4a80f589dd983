import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../platform/game/failed-call.tsx'
import { LoadError } from '../../../../platform/game/load-error.tsx'
import { LatePart } from '../../../../platform/page/late-part.tsx'
import { LiveRegion } from '../../../../ui/announcer/live-region.tsx'
import { CardSkeleton } from '../../../../ui/card/card.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { type Arrangement, arrange, everything, type Places } from '../../arrange-ideas.ts'
import { ideaText } from '../../idea-text.ts'
import { ExportIdeas, ImportIdeas, WaitingChanges } from '../../late-parts.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { whyNot } from '../../outbox/why-not.ts'
import { useMyIdeas } from '../../use-my-ideas.ts'
import { DeletedIdea } from './deleted-idea.tsx'
import styles from './kept.module.css'
import { KeptFilters } from './kept-filters.tsx'
import { KeptIdea } from './kept-idea.tsx'
import { type Goal, KeptList } from './kept-list.tsx'

/**
 * Every idea that I keep: searched by the navbar, chosen by kind and status, edited in place, deleted with undo.
 *
 * @param asked the idea to lead to, whatever hides it; once for each value
 */
export function KeptPane({ asked }: { asked?: { ideaId: string } | undefined }) {
  const heading = useId()
  const [goal, setGoal] = useState<Goal>()
  const [arrangement, setArrangement] = useState<Arrangement>(everything)
  const { queue } = useOutbox()
  const { ideas: all, isWhole, isUntold, isCut, error, isFetching, retry } = useMyIdeas()
  const [failure, setFailure] = useState<unknown>()
  const [deleted, setDeleted] = useState<{ idea: Idea; at: number }>()
  const title = useRef<HTMLHeadingElement>(null)
  const first = goal?.isFirst ? goal.ideaId : undefined
  const [places, hold] = useState<Places>(new Map())
  const shown = useMemo(() => all && arrange(all, arrangement, first, places), [all, arrangement, first, places])
  const textOf = useCallback((idea: Idea) => ideaText(places.get(idea.ideaId) ?? idea), [places])
  const isHeld = useCallback(({ ideaId }: Idea) => places.has(ideaId), [places])
  useEffect(() => {
    if (places.size === 0) return
    // The row that was edited may be hidden then, or gone.
    return () => {
      if (document.activeElement?.matches('body, [hidden] *')) title.current?.focus()
    }
  }, [places])
  const goalIdea = goal && shown?.find(({ ideaId }) => ideaId === goal.ideaId)
  const wanted = useMemo(() => (goal && goalIdea ? { item: goalIdea, asked: goal } : undefined), [goal, goalIdea])
  const latest = useRef(all)
  latest.current = all
  const onDelete = useCallback(
    (idea: Idea) => {
      setFailure(undefined)
      const at = latest.current?.indexOf(idea) ?? 0
      const gone = queue.add({ operation: 'delete', ideaId: idea.ideaId, idea })
      gone.then(() => setDeleted({ idea, at }), setFailure)
    },
    [queue],
  )
  const bringBack = useCallback(
    (idea: Idea) => {
      const { ideaId } = idea
      setFailure(undefined)
      const back = queue.add({ operation: 'restore', ideaId, idea })
      back.then(() => {
        setDeleted(undefined)
        setGoal({ ideaId, isFirst: false })
      }, setFailure)
    },
    [queue],
  )
  const between = useMemo(() => {
    const { idea, at = 0 } = deleted ?? {}
    if (!idea || !all || all.some(({ ideaId }) => ideaId === idea.ideaId)) return undefined
    return {
      what: <DeletedIdea key={idea.ideaId} idea={idea} onUndo={bringBack} />,
      at: arrange(all.toSpliced(at, 0, idea), arrangement, first, places).indexOf(idea),
    }
  }, [deleted, all, arrangement, first, places, bringBack])
  const lead = useEffectEvent(({ ideaId }: { ideaId: string }) => {
    const idea = all?.find((each) => each.ideaId === ideaId)
    if (!idea) return title.current?.focus()
    setGoal({ ideaId, isFirst: true })
    if (arrange([idea], arrangement).length === 0) setArrangement({ ...everything, order: arrangement.order })
  })
  useEffect(() => {
    if (asked) lead(asked)
  }, [asked])
  const renderItem = useCallback((idea: Idea) => <KeptIdea idea={idea} hold={hold} onDelete={onDelete} />, [onDelete])
  const choose = (part: Partial<Arrangement>) => {
    setArrangement({ ...arrangement, ...part })
    setGoal(undefined)
  }
  const showAll = () => {
    setArrangement({ ...everything, order: arrangement.order })
    // The button is gone then.
    title.current?.focus()
  }
  return (
    <section className={styles.pane} aria-labelledby={heading} aria-busy={!all && isFetching}>
      <h2 ref={title} id={heading} tabIndex={-1}>
        Kept ideas
      </h2>
      <LiveRegion message={deleted ? `Deleted: ${deleted.idea.title}` : ''} />
      <FailedCall error={failure} fallback={`Nothing was changed. ${whyNot(failure)}`} />
      <LatePart failure="What waits to be sent did not load." fallback={null}>
        <WaitingChanges ideas={isWhole ? all : undefined} onDecided={() => title.current?.focus()} />
      </LatePart>
      {shown && (isUntold || isCut) && (
        <LoadError
          error={error}
          fallback={
            isCut
              ? 'Some of your ideas did not load.'
              : 'Your ideas did not load. These are the ones that were seen here last.'
          }
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {shown && all ? (
        all.length === 0 ? (
          <>
            {between?.what}
            <p className={styles.none}>Nothing yet. Keep a card, and it is here, on every device of yours.</p>
          </>
        ) : (
          <>
            <KeptFilters arrangement={arrangement} onChange={choose} />
            <KeptList {...{ ideas: shown, textOf, renderItem, wanted, isHeld, between }} />
            <LatePart failure="The export did not load." fallback={<Skeleton lines={1} />}>
              <ExportIdeas ideas={shown} isWhole={isWhole || isUntold} onShowAll={showAll} />
            </LatePart>
          </>
        )
      ) : error ? (
        <LoadError error={error} fallback="Your ideas did not load." busy={isFetching} onRetry={retry} />
      ) : (
        <Loading label="Your ideas are loading.">
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
        </Loading>
      )}
      {all && (
        <LatePart failure="The import did not load." fallback={<Skeleton lines={1} />}>
          <ImportIdeas kept={all} isWhole={isWhole} />
        </LatePart>
      )}
    </section>
  )
}
