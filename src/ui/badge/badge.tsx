import { memo, type ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'good' | 'warning' | 'danger' | 'ember'

export type BadgeProps = {
  /** What kind of news it is. The text says it too. */
  tone?: BadgeTone
  /** One to three words, with an icon before them where that helps. */
  children: ReactNode
}

/** How things stand with something, in a word or three beside its name. */
export const Badge = memo(function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`} dir="auto">
      {children}
    </span>
  )
})
