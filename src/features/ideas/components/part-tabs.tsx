import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { ideasApi } from '../../../api/ideas-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { useSearchValue } from '../../../shell/use-search-value.tsx'
import common from '../../../ui/common.module.css'
import { Tabs, tabPanel, useIsNarrow } from '../../../ui/tabs/tabs.tsx'
import { isShownIn } from '../model/idea-values.ts'
import { withPending } from '../model/use-my-ideas.ts'
import { selectAsked, useOutbox } from '../model/use-outbox.ts'
import styles from './ideas.module.css'

const ids = ['card', 'kept', 'game', 'tables'] as const
type Id = (typeof ids)[number]

/** The query parameter that names the part. Without it, it is the card. */
const parameter = 'part'

const prefix = 'ideas-tab'
/** The id of the tab of a part. */
export const tabOf = (id: Id) => `${prefix}-${id}`

type PartTabsProps = {
  game: Game | undefined
  /** The parts. They stay mounted, so that nothing typed is lost. */
  parts: Record<Id, ReactNode>
}

/** The parts of the view: side by side, or one at a time below a row of tabs where the window is narrow. */
export function PartTabs({ game, parts }: PartTabsProps) {
  const isNarrow = useIsNarrow()
  const [part, show] = useShownPart()
  const shown = part === 'game' && !game ? 'card' : part
  const counts = useCounts(game)
  const counted = (name: string, count: number | undefined) => (
    <span>
      {name} <span className={common.muted}>{count}</span>
    </span>
  )
  const tabs: (readonly [Id, ReactNode])[] = [
    ['card', 'Card'],
    ['kept', counted('Kept', counts.kept)],
    ...(game ? [['game', counted('In this game', counts.game)] as const] : []),
    ['tables', 'Tables'],
  ]
  const panel = (id: Id) => (
    <div
      className={id === 'kept' ? styles.kept : undefined}
      hidden={isNarrow && id !== shown}
      {...(isNarrow && tabPanel(prefix, id))}
    >
      {parts[id]}
    </div>
  )
  return (
    <section className={styles.view} aria-label="Ideas">
      {isNarrow && <Tabs label="Parts" prefix={prefix} tabs={tabs} shown={shown} onShow={show} />}
      {panel('card')}
      {panel('kept')}
      <div className={styles.side}>
        {panel('tables')}
        {game && panel('game')}
      </div>
    </section>
  )
}

/** The part that is shown, which the address names too. A search and a link to an idea lead to the kept ideas. */
function useShownPart() {
  const location = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchValue()
  const isSearch = search !== ''
  const isAsked = useSelector(selectAsked).length > 0
  const [was, setWas] = useState({ isSearch: false, isAsked: false })
  const [part, show] = useState<Id>(() => {
    const named = new URLSearchParams(location.search).get(parameter)
    return ids.find((id) => id === named) ?? 'card'
  })
  if (was.isSearch !== isSearch || was.isAsked !== isAsked) {
    setWas({ isSearch, isAsked })
    // The ideas of the game are searched, too.
    if (isAsked || (isSearch && !was.isSearch && part !== 'game')) show('kept')
  }
  const write = useEffectEvent(() => {
    const { pathname, search, hash, state } = location
    const parameters = new URLSearchParams(search)
    if ((parameters.get(parameter) ?? 'card') === part) return
    if (part === 'card') parameters.delete(parameter)
    else parameters.set(parameter, part)
    void navigate({ pathname, search: `${parameters}`, hash }, { replace: true, state, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the part, not the reverse
  useEffect(() => write(), [part])
  return [part, show] as const
}

const { listMyIdeas, listAllGameIdeas } = ideasApi.endpoints

/** How many ideas a part has, once all of them are loaded. The parts fetch them. */
function useCounts(game: Game | undefined): Partial<Record<Id, number>> {
  const gameId = game?.gameId ?? ''
  const { entries } = useOutbox()
  const mine = listMyIdeas.useInfiniteQueryState(undefined)
  const inGame = listAllGameIdeas.useInfiniteQueryState({ params: { gameId } })
  const kept = mine.data?.pages.flatMap(({ items }) => items)
  const shown = inGame.currentData?.pages.flatMap(({ items }) => items)
  return {
    ...(kept && !mine.hasNextPage && { kept: withPending(kept, entries).length }),
    ...(shown && !inGame.hasNextPage && { game: shown.filter((idea) => isShownIn(idea, gameId)).length }),
  }
}
