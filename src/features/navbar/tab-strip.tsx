import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { findRoute, type Route, routeIds, routes } from '../navigation/index.ts'
import styles from './tab-strip.module.css'

const tabs = routeIds.map((id): Route => routes[id]).filter((route) => route.tab !== undefined)

/** The views of a game as links; the one at hand has `aria-current="page"` and stays in view where the strip scrolls. */
export function TabStrip({ onIntent }: { onIntent?: (path: string) => void }) {
  const { pathname } = useLocation()
  const here = findRoute(pathname).path
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={strip} aria-label="Views" className={styles.strip}>
      {tabs.map(({ path, tab }) => (
        <Link
          key={path}
          to={path}
          className={styles.tab}
          aria-current={path === here ? 'page' : undefined}
          onPointerEnter={() => onIntent?.(path)}
          onFocus={() => onIntent?.(path)}
        >
          {tab}
        </Link>
      ))}
    </nav>
  )
}
