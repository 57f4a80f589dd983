import { memo, type ReactNode, useId } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './card.module.css'

export type CardProps = {
  /** What the card is about. For a card that leads somewhere: a link with the class `cardLinkClass`, which covers it. */
  heading: ReactNode
  /** The level of the heading among those of the page. */
  headingLevel?: 2 | 3 | 4
  /** Beside the heading: how things stand with it, as a badge. */
  status?: ReactNode
  /** Before the heading: an avatar or a drawing. */
  picture?: ReactNode
  /** Below the heading, in a quiet ink: what tells it from the others. */
  meta?: ReactNode
  /** What else is to be read. */
  children?: ReactNode
  /** Its buttons and further links; they lie above the link that covers the card. */
  actions?: ReactNode
}

/** The class of the one link that covers a card, in its heading. */
export const cardLinkClass: string = styles.link ?? ''

/** One thing among several: its heading, what tells it from the others, and what can be done with it. */
export const Card = memo(function Card({
  heading,
  headingLevel = 3,
  status,
  picture,
  meta,
  children,
  actions,
}: CardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} aria-labelledby={id}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.head}>
        <Heading id={id} className={styles.heading} dir="auto">
          {heading}
        </Heading>
        {status}
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
})

export type CardSkeletonProps = {
  /** How many lines stand below its heading. */
  lines?: number
  /** True: the card will have an avatar of 48 px. */
  picture?: boolean
}

/** A card that is on its way: as large as one that has a heading and so many lines. Inside of `Loading`. */
export function CardSkeleton({ lines = 1, picture = false }: CardSkeletonProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      {picture && (
        <div className={styles.picture}>
          <Skeleton shape="circle" />
        </div>
      )}
      <div className={styles.head}>
        <span className={`${styles.heading} ${styles.coming}`}>
          <Skeleton width="60%" />
        </span>
      </div>
      <div className={styles.meta}>
        <Skeleton lines={lines} />
      </div>
    </div>
  )
}
