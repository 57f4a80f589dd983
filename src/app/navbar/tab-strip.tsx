import { type FocusEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { keepGame } from '../../shell/href.ts'
import { findRoute, type Route, routeIds, routes } from '../../shell/routes.ts'
import { useDocumentAttribute } from '../../ui/document-attribute/use-document-attribute.ts'
import styles from './tab-strip.module.css'
import { ViewIcon } from './view-icon.tsx'

const tabs = routeIds.map((id) => ({ id, ...(routes[id] as Route) })).filter(({ tab }) => tab !== undefined)

/**
 * The views of a game as links. The current one has `aria-current`, and stays in view where the strip scrolls.
 */
export function TabStrip({ onIntent }: { onIntent?: (path: string) => void }) {
  const { pathname, search } = useLocation()
  const { id: view } = findRoute(pathname)
  // The form that creates a game belongs to the tab of the games.
  const here = view === 'gameCreate' ? 'game' : view
  const list = useRef<HTMLUListElement>(null)
  // Whatever is fixed to the bottom edge keeps clear of the strip, outside the layout too.
  useDocumentAttribute('strip')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // The observer reports the size at once, and again whenever the phone is turned or the window is resized.
    const observer = new ResizeObserver(() => show(strip, strip.querySelector<HTMLElement>('[aria-current]')))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [here])
  return (
    <nav aria-label="Views" className={styles.strip}>
      <ul ref={list} className={styles.tabs} onFocus={showFocused}>
        {tabs.map(({ id, path, tab }) => (
          <li key={path}>
            <Link
              to={keepGame(path, search)}
              className={styles.tab}
              aria-current={id === view ? 'page' : id === here || undefined}
              onPointerEnter={() => onIntent?.(path)}
              onFocus={() => onIntent?.(path)}
            >
              <ViewIcon id={id} />
              {tab}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The width of the fade at an edge of the strip, pixels. No label should be under it. */
const edge = 12

/**
 * Scrolls the strip only if a tab is not fully in view, and only as far as the next tab that may stand at its start:
 * nothing moves under a thumb. `scrollIntoView` would scroll the page as well.
 */
function show(strip: HTMLElement, tab: HTMLElement | null) {
  if (!tab) return
  const start = tab.offsetLeft - edge
  const least = tab.offsetLeft + tab.offsetWidth - strip.clientWidth
  if (strip.scrollLeft >= least && strip.scrollLeft <= start + edge) return
  const starts = [...strip.querySelectorAll('a')].map(({ offsetLeft }) => offsetLeft - edge)
  strip.scrollLeft = strip.scrollLeft > start ? start : (starts.find((one) => one >= least) ?? start)
}

/** Chromium does not scroll to a tab that is partly in view. Nothing may move under a finger. */
function showFocused({ currentTarget: strip, target: tab }: FocusEvent<HTMLElement>) {
  if (tab.matches(':focus-visible')) show(strip, tab)
}
