import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A framed word on how things stand. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>
}
