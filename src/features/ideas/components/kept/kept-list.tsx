import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { useSearchValue } from '../../../../platform/navigation/use-search-value.tsx'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { finderIn } from '../../../../ui/filter-list/use-filter.ts'

const keyOf = ({ ideaId }: Idea) => ideaId
const nouns = ['idea', 'ideas'] as const
/** Some screens full: an idea with its text and buttons is large. */
const step = 24

/** The idea that somebody is led to; the first of the list where it might be far down, or not be found, otherwise. */
export type Goal = { ideaId: string; isFirst: boolean }

type KeptListProps = {
  ideas: readonly Idea[]
  /** What of an idea is searched. */
  textOf: (idea: Idea) => string
  renderItem: (idea: Idea) => ReactNode
  wanted: { item: Idea; asked: Goal } | undefined
  isHeld: (idea: Idea) => boolean
  /** What is to be seen between two ideas, and how many come before it. */
  between: { what: ReactNode; at: number } | undefined
}

/** The ideas that the navbar's search finds. A key in it renders this list, and not the pane around it. */
export function KeptList({ ideas, textOf, renderItem, wanted, isHeld, between }: KeptListProps) {
  const [search, changeSearch] = useSearchValue()
  const goal = wanted?.asked
  const unhide = useEffectEvent(() => search && changeSearch(''))
  useEffect(() => {
    if (goal?.isFirst) unhide()
  }, [goal])
  const found = useMemo(() => between && finderIn(ideas, textOf)(search), [between, ideas, textOf, search])
  const next = found?.find((at) => at >= (between?.at ?? 0))
  const after = next === undefined ? ideas[found?.at(-1) ?? -1] : undefined
  const before = ideas[next ?? -1]
  const render = useCallback(
    (idea: Idea) => (
      <>
        {idea === before && between?.what}
        {renderItem(idea)}
        {idea === after && between?.what}
      </>
    ),
    [before, after, between, renderItem],
  )
  return (
    <>
      {!before && !after && between?.what}
      <FilterList
        label="Kept ideas"
        noun={nouns}
        query={search}
        items={ideas}
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
