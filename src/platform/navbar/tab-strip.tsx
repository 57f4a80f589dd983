import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { keepGame } from '../navigation/current-game.ts'
import { findRoute } from '../navigation/find-route.ts'
import { type Route, routeIds, routes } from '../navigation/route-table.ts'
import styles from './tab-strip.module.css'
import { ViewIcon } from './view-icon.tsx'

const tabs = routeIds.map((id) => ({ id, ...(routes[id] as Route) })).filter(({ tab }) => tab !== undefined)

/** The views of a game as links; the one at hand has `aria-current="page"` and stays in view where the strip scrolls. */
export function TabStrip({ onIntent }: { onIntent?: (path: string) => void }) {
  const { pathname, search } = useLocation()
  const here = findRoute(pathname).path
  const list = useRef<HTMLUListElement>(null)
  useMarkOnDocument()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // Tells of the size it has now as well, and then of every other: a phone is turned, a window drawn smaller.
    const observer = new ResizeObserver(() => showCurrent(strip))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [here])
  return (
    <nav aria-label="Views" className={styles.strip}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map(({ id, path, tab }) => (
          <li key={path}>
            <Link
              to={keepGame(path, search)}
              className={styles.tab}
              aria-current={path === here ? 'page' : undefined}
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

/** Where the strip goes on it fades, and no label should: as much as the fade takes, pixels. */
const edge = 12

/**
 * Up to two tabs stay in view before the current one, as many as leave it room. Not `scrollIntoView`: that would scroll
 * the page as well.
 */
function showCurrent(strip: HTMLElement) {
  const current = strip.querySelector('[aria-current]')?.parentElement
  if (!current) return
  const before = [current.previousElementSibling?.previousElementSibling, current.previousElementSibling]
  const end = current.offsetLeft + current.offsetWidth
  const starts = [...before, current].map((tab) => (tab instanceof HTMLElement ? tab.offsetLeft - edge : 0))
  strip.scrollLeft = starts.find((start) => end - start <= strip.clientWidth) ?? current.offsetLeft
}

/** What lies at the bottom edge of the window keeps clear of the strip, also what is not inside the layout. */
function useMarkOnDocument() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.strip = ''
    return () => {
      delete dataset.strip
    }
  }, [])
}
