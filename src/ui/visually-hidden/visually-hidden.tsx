import type { ReactNode } from 'react'
import common from '../common.module.css'

export type VisuallyHiddenProps = {
  /** The id, for an `aria-describedby` or `aria-labelledby` elsewhere. */
  id?: string
  /** The text that is read out. */
  children: ReactNode
}

/** Text for screen readers only, where others see an icon or a position. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={common.hidden}>
      {children}
    </span>
  )
}
