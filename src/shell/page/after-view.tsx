import { type ReactNode, useContext, useDeferredValue } from 'react'
import { IsRestored } from './is-restored.ts'

type AfterViewProps = {
  /** Holds the place until the part is there. */
  fallback: ReactNode
  /** A heavy part of the view. Nothing in it takes the focus by itself. */
  children: ReactNode
}

/**
 * A part of a view that comes after the view is painted, so that a press is answered at once: heading and focus first.
 * After Back, Forward and a reload it comes with the view: the browser restores the position in a page of its height.
 */
export function AfterView({ fallback, children }: AfterViewProps) {
  return useDeferredValue(true, useContext(IsRestored)) ? children : fallback
}
