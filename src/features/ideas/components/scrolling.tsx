import type { ReactNode } from 'react'
import styles from './scrolling.module.css'

type ScrollingProps = { label: string; children: ReactNode }

/** A list that scrolls if it is long. */
export function Scrolling({ label, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
    <ul className={styles.scrolling} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}
