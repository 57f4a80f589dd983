import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Idea } from '../../../../contract/types.gen.ts'
import { useSearchValue } from '../../../../shell/use-search-value.tsx'
import { FilterList } from '../../../../ui/filter-list/filter-list.tsx'
import { finderIn } from '../../../../ui/filter-list/use-filter.ts'
import styles from './kept.module.css'

const keyOf = ({ ideaId }: Idea) => ideaId
const nouns = ['idea', 'ideas'] as const
/** A few screens full: an idea with its text and buttons is tall. */
const step = 24

/** The ideas that a link leads to; first in the list if they might be far down, or filtered out, otherwise. */
export type Goal = { ideaIds: readonly string[]; isFirst: boolean }

/** What stands between two ideas, the number of ideas before it, and its key. */
export type Note = { what: ReactNode; at: number; about: string }

type KeptListProps = {
  ideas: readonly Idea[]
  /** The searched text of an idea. */
  textOf: (idea: Idea) => string
  renderItem: (idea: Idea) => ReactNode
  wanted: { item: Idea; asked: Goal } | undefined
  isHeld: (idea: Idea) => boolean
  notes: readonly Note[]
  /** The headings of the list, each by the idea that it stands above. A search shows none. */
  headings: ReadonlyMap<Idea, string>
}

/** The ideas that the navbar's search finds. A key press renders this list, not the pane around it. */
export function KeptList({ ideas, textOf, renderItem, wanted, isHeld, notes, headings }: KeptListProps) {
  const [search, changeSearch] = useSearchValue()
  const goal = wanted?.asked
  const isSearch = search !== ''
  const unhide = useEffectEvent(() => search && changeSearch(''))
  useEffect(() => {
    if (goal?.isFirst) unhide()
  }, [goal])
  const placed = useMemo(() => {
    const found = notes.length > 0 ? finderIn(ideas, textOf)(search) : []
    return notes.map((note) => {
      const next = found.find((place) => place >= note.at)
      return { note, before: ideas[next ?? -1], after: next === undefined ? ideas[found.at(-1) ?? -1] : undefined }
    })
  }, [notes, ideas, textOf, search])
  const render = useCallback(
    (idea: Idea) => (
      <>
        {!isSearch && headings.has(idea) && <h3 className={styles.group}>{headings.get(idea)}</h3>}
        {shownOf(placed.filter(({ before }) => before === idea))}
        {renderItem(idea)}
        {shownOf(placed.filter(({ after }) => after === idea))}
      </>
    ),
    [placed, renderItem, headings, isSearch],
  )
  return (
    <>
      {shownOf(placed.filter(({ before, after }) => !before && !after))}
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

const shownOf = (placed: readonly { note: Note }[]) =>
  placed.map(({ note: { what, about } }) => (
    <div key={about} className={styles.note}>
      {what}
    </div>
  ))
