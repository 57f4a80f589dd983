import { memo, type ReactNode, useId } from 'react'
import common from '../common.module.css'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './card.module.css'

export type CardProps = {
  /** The heading. To make the whole card a link, put a link with the class `cardLinkClass` in it. */
  heading: ReactNode
  /** The level of the heading on its page. */
  headingLevel?: 2 | 3 | 4
  /** Badges, beside the heading or, if there is no room, below it. */
  status?: ReactNode
  /** Icon buttons, at the end of the heading’s line. In a dense card without a badge, they end the line below. */
  tools?: ReactNode
  /** An avatar or a drawing, before the heading. */
  picture?: ReactNode
  /** One line below the heading, in a muted color. */
  meta?: ReactNode
  /** The content. */
  children?: ReactNode
  /** Buttons and more links. They work even if the whole card is a link. */
  actions?: ReactNode
  /** Uses less space and smaller text, so that more cards fit on a screen. */
  isDense?: boolean
}

/** The class of the one link that covers a card, in its heading. */
export const cardLinkClass: string = styles.link ?? ''

/** One item of a list: its heading, some details, and its actions. */
export const Card = memo(function Card({
  heading,
  headingLevel = 3,
  status,
  tools,
  picture,
  meta,
  children,
  actions,
  isDense,
}: CardProps) {
  const id = useId()
  const toolbar = tools && <div className={styles.tools}>{tools}</div>
  const isToolbarBelow = isDense && !status
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`${common.card} ${styles.card}`} data-dense={isDense} aria-labelledby={id}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={`${common.row} ${styles.head}`}>
        <Heading id={id} className={styles.heading} dir="auto">
          {heading}
        </Heading>
        {status && <div className={common.actions}>{status}</div>}
        {!isToolbarBelow && toolbar}
      </div>
      {isToolbarBelow && toolbar}
      {meta && <div className={`${common.muted} ${styles.meta}`}>{meta}</div>}
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={`${common.actions} ${styles.actions}`}>{actions}</div>}
    </article>
  )
})

export type CardSkeletonProps = {
  /** How many lines the card has below its heading. */
  lines?: number
  /** Whether the card has an avatar. */
  picture?: boolean
}

/** The placeholder of a card while it loads, with the size of a card of that many lines. Put it inside `Loading`. */
export function CardSkeleton({ lines = 1, picture = false }: CardSkeletonProps) {
  return (
    <div className={`${common.card} ${styles.card}`} aria-hidden="true">
      {picture && (
        <div className={styles.picture}>
          <Skeleton shape="circle" />
        </div>
      )}
      <div className={`${common.row} ${styles.head}`}>
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
