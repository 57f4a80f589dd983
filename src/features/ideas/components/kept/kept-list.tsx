import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { useSearchValue } from '../../../../shell/use-search-value.tsx'
import common from '../../../../ui/common.module.css'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { finderIn } from '../../../../ui/filter-list/use-filter.ts'
import styles from '../ideas.module.css'

const keyOf = ({ ideaId }: Idea) => ideaId
const nouns = ['idea', 'ideas'] as const
/**
 * The number of ideas that are rendered at a time. An idea with its text and buttons is tall, so these fill a few
 * screens.
 */
const step = 24

/** The ideas that a link leads to. `isFirst`: they are listed first, because they might be far down or filtered out. */
export type Goal = { ideaIds: readonly string[]; isFirst: boolean }

/** An element between two ideas, and the number of ideas before it. */
export type Note = { what: ReactNode; at: number }

type KeptListProps = {
  ideas: readonly Idea[]
  /** Whether the page shows their number. */
  isCounted: boolean
  /** The searched text of an idea. */
  textOf: (idea: Idea) => string
  /** `isGrouped`: a heading says which are pinned. */
  renderItem: (idea: Idea, isGrouped: boolean) => ReactNode
  wanted: { item: Idea; asked: Goal } | undefined
  isHeld: (idea: Idea) => boolean
  note: Note | undefined
  /** The headings of the list, by the idea below them. A search shows none. */
  headings: ReadonlyMap<Idea, string>
}

/** The ideas that the navbar's search finds. A key press renders this list, not the pane around it. */
export function KeptList({ ideas, isCounted, textOf, renderItem, wanted, isHeld, note, headings }: KeptListProps) {
  const [search, changeSearch] = useSearchValue()
  const goal = wanted?.asked
  const isSearch = search !== ''
  const unhide = useEffectEvent(() => search && changeSearch(''))
  useEffect(() => {
    if (goal?.isFirst) unhide()
  }, [goal])
  /** The idea below the note. A note at the end of the list has none. */
  const place = useMemo(() => {
    if (!note) return undefined
    const found = finderIn(ideas, textOf)(search)
    const next = found.find((at) => at >= note.at)
    return { before: ideas[next ?? -1], after: next === undefined ? ideas[found.at(-1) ?? -1] : undefined }
  }, [note, ideas, textOf, search])
  const noted = note?.what
  const render = useCallback(
    (idea: Idea) => (
      <div className={common.close}>
        {!isSearch && headings.has(idea) && <h3 className={styles.group}>{headings.get(idea)}</h3>}
        {place?.before === idea && noted}
        {renderItem(idea, !isSearch && headings.size > 0)}
        {place?.after === idea && noted}
      </div>
    ),
    [noted, place, renderItem, headings, isSearch],
  )
  return (
    <>
      {place && !place.before && !place.after && noted}
      <FilterList
        label="Kept ideas"
        noun={nouns}
        query={search}
        items={ideas}
        isCounted={isCounted}
        keyOf={keyOf}
        textOf={textOf}
        renderItem={render}
        wanted={wanted}
        step={step}
        isHeld={isHeld}
      />
    </>
  )
}
