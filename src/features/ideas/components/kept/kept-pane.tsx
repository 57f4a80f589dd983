import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../platform/game/failed-call.tsx'
import { LoadError } from '../../../../platform/game/load-error.tsx'
import { useSearchValue } from '../../../../platform/navigation/use-search-value.tsx'
import { LatePart } from '../../../../platform/page/late-part.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../../ui/card/card.tsx'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { type Arrangement, arrange, everything, orders } from '../../arrange-ideas.ts'
import { statusNames } from '../../idea-values.ts'
import { kindNames } from '../../kind-names.ts'
import { ExportIdeas, StuckChange } from '../../late-parts.ts'
import { isStuck } from '../../outbox/is-stuck.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { useMyIdeas } from '../../use-my-ideas.ts'
import { ImportIdeas } from '../import/import-ideas.tsx'
import styles from './kept.module.css'
import { KeptIdea } from './kept-idea.tsx'
import { WaitingNote } from './waiting-note.tsx'

const keyOf = ({ ideaId }: Idea) => ideaId
const textOf = ({ title, body, tags, kind }: Idea) => `${title} ${body} ${tags.join(' ')} ${kindNames[kind]}`
const nouns = ['idea', 'ideas'] as const

/** Every idea that I keep: searched by the navbar, chosen by kind and status, edited in place, deleted with undo. */
export function KeptPane() {
  const heading = useId()
  const [search] = useSearchValue()
  const [arrangement, setArrangement] = useState<Arrangement>(everything)
  const { entries, queue } = useOutbox()
  const { ideas: all, isWhole, isUntold, error, isFetching, refetch } = useMyIdeas()
  const [failure, setFailure] = useState<unknown>()
  const [deleted, setDeleted] = useState<Idea>()
  const undo = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useMemo(() => all && arrange(all, arrangement), [all, arrangement])
  const stuck = entries.filter(isStuck)
  const onDelete = useCallback(
    (idea: Idea) => {
      const gone = queue.add({ operation: 'delete', ideaId: idea.ideaId, idea })
      gone.then(() => setDeleted(idea), setFailure)
    },
    [queue],
  )
  // The button that had the focus is gone with its idea.
  useEffect(() => {
    if (deleted) undo.current?.focus()
  }, [deleted])
  const bringBack = () => {
    if (!deleted) return
    const back = queue.add({ operation: 'restore', ideaId: deleted.ideaId, idea: deleted })
    back.then(() => setDeleted(undefined), setFailure)
  }
  const held = entries.flatMap(({ theirs }) => theirs?.ideaId ?? []).join()
  const renderItem = useCallback(
    (idea: Idea) => <KeptIdea idea={idea} isHeld={held.includes(idea.ideaId)} onDelete={onDelete} />,
    [held, onDelete],
  )
  const choose = (part: Partial<Arrangement>) => setArrangement({ ...arrangement, ...part })
  return (
    <section className={styles.pane} aria-labelledby={heading} aria-busy={!all && isFetching}>
      <h2 ref={title} id={heading} tabIndex={-1}>
        Kept ideas
      </h2>
      <p className={styles.deleted} role="status">
        {deleted && `Deleted: ${deleted.title}`}
      </p>
      {deleted && (
        <p>
          <Button ref={undo} onClick={bringBack}>
            Undo
          </Button>
        </p>
      )}
      <FailedCall error={failure} fallback="This device has no room for it. Nothing was changed." />
      <WaitingNote />
      <LatePart failure="What you have to decide on did not load." fallback={<Skeleton lines={3} />}>
        {stuck.map((entry) => (
          <StuckChange key={entry.seq} entry={entry} queue={queue} onDecided={() => title.current?.focus()} />
        ))}
      </LatePart>
      {shown && isUntold && (
        <LoadError
          error={error}
          fallback="Your ideas did not load. These are the ones that were seen here last."
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {shown && all ? (
        all.length === 0 ? (
          <p className={styles.none}>Nothing yet. Keep a card, and it is here, on every device of yours.</p>
        ) : (
          <>
            <div className={styles.filters}>
              <Choice
                label="Kind"
                all="All kinds"
                names={kindNames}
                value={arrangement.kind}
                onChange={(kind) => choose({ kind })}
              />
              <Choice
                label="Status"
                all="Any status"
                names={statusNames}
                value={arrangement.status}
                onChange={(status) => choose({ status })}
              />
              <Select
                label="Order"
                value={arrangement.order}
                onChange={({ target }) => choose({ order: target.value })}
              >
                {Object.entries(orders).map(([value, { name }]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
            <FilterList
              label="Kept ideas"
              noun={nouns}
              query={search}
              items={shown}
              keyOf={keyOf}
              textOf={textOf}
              renderItem={renderItem}
            />
            <LatePart failure="The export did not load." fallback={<Skeleton lines={1} />}>
              <ExportIdeas ideas={shown} />
            </LatePart>
          </>
        )
      ) : error && !isFetching ? (
        <LoadError error={error} fallback="Your ideas did not load." busy={false} onRetry={refetch} />
      ) : (
        <Loading label="Your ideas are loading.">
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
        </Loading>
      )}
      {all && <ImportIdeas kept={all} isWhole={isWhole} />}
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  names: Record<Value, string>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : (target.value as Value))}
    >
      <option value="">{all}</option>
      {Object.entries<string>(names).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  )
}
