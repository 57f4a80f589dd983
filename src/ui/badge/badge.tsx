import { memo, type ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'good' | 'warning' | 'danger' | 'ember'

export type BadgeProps = {
  /** The color. It repeats what the text says. */
  tone?: BadgeTone
  /** One to three words, with an icon before them if it helps. */
  children: ReactNode
}

/** The state of something, in one to three words beside its name. */
export const Badge = memo(function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`} dir="auto">
      {children}
    </span>
  )
})
