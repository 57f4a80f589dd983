import { useEffect } from 'react'
import type { LazyComponent } from './lazy-with-retry.tsx'

/**
 * Loads a component once the page that may need it is shown. A failure is ignored: the component is loaded again when
 * it is rendered.
 *
 * @param isLikely whether somebody may come to need it
 */
export function usePreload(component: Pick<LazyComponent<never>, 'preload'>, isLikely = true): void {
  useEffect(() => {
    if (isLikely) component.preload().catch(() => {})
  }, [component, isLikely])
}
