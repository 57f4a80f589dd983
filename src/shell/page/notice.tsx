import type { ReactNode } from 'react'
import card from './card.module.css'
import styles from './notice.module.css'

/** A framed notice. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={`${card.card} ${styles.notice}`}>{children}</div>
}
