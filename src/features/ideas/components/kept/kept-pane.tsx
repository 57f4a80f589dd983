import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  useDeleteIdeaMutation,
  useListMyIdeasInfiniteQuery,
  useRestoreIdeaMutation,
} from '../../../../api/ideas-api.ts'
import type { Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../platform/game/failed-call.tsx'
import { LoadError } from '../../../../platform/game/load-error.tsx'
import { useSearchValue } from '../../../../platform/navigation/use-search-value.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CardSkeleton } from '../../../../ui/card/card.tsx'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Loading } from '../../../../ui/skeleton/skeleton.tsx'
import { type Arrangement, arrange, everything, orders } from '../../arrange-ideas.ts'
import { statusNames } from '../../idea-values.ts'
import { kindNames } from '../../kind-names.ts'
import { ImportIdeas } from '../import/import-ideas.tsx'
import { ExportIdeas } from './export-ideas.tsx'
import styles from './kept.module.css'
import { KeptIdea } from './kept-idea.tsx'

const keyOf = ({ ideaId }: Idea) => ideaId
const textOf = ({ title, body, tags, kind }: Idea) => `${title} ${body} ${tags.join(' ')} ${kindNames[kind]}`
const nouns = ['idea', 'ideas'] as const

/** Every idea that I keep: searched by the navbar, chosen by kind and status, edited in place, deleted with undo. */
export function KeptPane() {
  const heading = useId()
  const [search] = useSearchValue()
  const [arrangement, setArrangement] = useState<Arrangement>(everything)
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useListMyIdeasInfiniteQuery()
  const [remove, { error: removeError }] = useDeleteIdeaMutation()
  const [restore, { error: restoreError, isLoading: isRestoring }] = useRestoreIdeaMutation()
  const [deleted, setDeleted] = useState<Idea>()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const all = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const shown = useMemo(() => all && arrange(all, arrangement), [all, arrangement])
  const onDelete = useCallback(
    async (idea: Idea) => {
      const gone = await remove({ params: { ideaId: idea.ideaId } })
      if (!gone.error) setDeleted(idea)
    },
    [remove],
  )
  // The button that had the focus is gone with its idea.
  useEffect(() => {
    if (deleted) undo.current?.focus()
  }, [deleted])
  const bringBack = async () => {
    if (!deleted) return
    const back = await restore({ params: { ideaId: deleted.ideaId } })
    if (!back.error) setDeleted(undefined)
  }
  const renderItem = useCallback((idea: Idea) => <KeptIdea idea={idea} onDelete={onDelete} />, [onDelete])
  const choose = (part: Partial<Arrangement>) => setArrangement({ ...arrangement, ...part })
  return (
    <section className={styles.pane} aria-labelledby={heading} aria-busy={!all && isFetching}>
      <h2 id={heading}>Kept ideas</h2>
      <p className={styles.deleted} role="status">
        {deleted && `Deleted: ${deleted.title}`}
      </p>
      {deleted && (
        <p>
          <Button ref={undo} busy={isRestoring} onClick={bringBack}>
            Undo
          </Button>
        </p>
      )}
      <FailedCall error={removeError ?? restoreError} fallback="That did not work." />
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
            <ExportIdeas ideas={shown} />
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
      {all && <ImportIdeas kept={all} isWhole={!hasNextPage} />}
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
