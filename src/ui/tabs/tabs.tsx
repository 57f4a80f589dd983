import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import styles from './tabs.module.css'

export type TabsProps<Id extends string> = {
  /** The name of the row. */
  label: string
  /** Begins the ids of all tabs and panels, so that they are unique on the page. */
  prefix: string
  /** The tabs in their order, and what is written on each. */
  tabs: readonly (readonly [id: Id, text: ReactNode])[]
  /** The tab whose panel is shown. */
  shown: Id
  /** Called with the tab that a press or an arrow key chooses. */
  onShow: (id: Id) => void
}

type Row<Id extends string> = Pick<TabsProps<Id>, 'prefix' | 'shown' | 'onShow'> & { ids: readonly Id[] }

/**
 * The attributes of each tab of a row, and the keys of the row, which are those of the tabs pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function tabsOf<Id extends string>({ prefix, ids, shown, onShow }: Row<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.indexOf(shown)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : ids.at(to % ids.length)
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
    document.getElementById(`${prefix}-${next}`)?.focus()
  }
  return {
    onKeyDown,
    tab: (id: Id) => ({
      id: `${prefix}-${id}`,
      role: 'tab',
      'aria-selected': id === shown,
      'aria-controls': `${prefix}-${id}-panel`,
      tabIndex: id === shown ? 0 : -1,
      onClick: () => onShow(id),
    }),
  }
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}

/** A row of tabs, of which one shows its panel. With large text the row scrolls, and that tab stays in view. */
export function Tabs<Id extends string>({ label, prefix, tabs, shown, onShow }: TabsProps<Id>) {
  const { onKeyDown, tab } = tabsOf({ prefix, ids: tabs.map(([id]) => id), shown, onShow })
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = document.getElementById(`${prefix}-${shown}`)
    // `scrollIntoView` would scroll the page as well.
    if (row.current && tab) row.current.scrollLeft += middleOf(tab) - middleOf(row.current)
  }, [prefix, shown])
  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(([id, text]) => (
        <Button key={id} variant="tab" {...tab(id)}>
          {text}
        </Button>
      ))}
    </div>
  )
}

/** The attributes of the panel of a tab. `hidden` is not among them. */
export const tabPanel = (prefix: string, id: string) => ({
  id: `${prefix}-${id}-panel`,
  role: 'tabpanel',
  'aria-labelledby': `${prefix}-${id}`,
})

/** Makes a hook that says whether a media query matches now. */
export function createMediaHook(query: string): () => boolean {
  const media = matchMedia(query)
  const subscribe = (listen: () => void) => {
    media.addEventListener('change', listen)
    return () => media.removeEventListener('change', listen)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** Whether the window has room for one part of a view at a time only, so that tabs show them. */
export const useIsNarrow = createMediaHook('(width < 48rem)')
