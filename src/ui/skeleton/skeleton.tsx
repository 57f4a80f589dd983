import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import common from '../common.module.css'
import { offerCancelSeconds, useDelay } from '../progress/use-delay.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** What loads: text in the size of the text around it, a third-level heading, a box, or an avatar. */
  shape?: 'text' | 'heading' | 'block' | 'circle'
  /** The number of lines of text. */
  lines?: number
  /** The width, as CSS. The default is the width of the container. */
  width?: string
  /** The height of a box, as CSS. A circle is as high as it is wide. */
  height?: string
}

export type LoadingProps = {
  /** The text for a screen reader: “Loading your games…” */
  label: string
  /** The skeletons, in the layout of the content that loads. */
  children: ReactNode
}

/** A placeholder of content that loads. It has the size of that content, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'text', lines = 1, width, height = '3rem' }: SkeletonProps) {
  if (shape === 'text' || shape === 'heading') {
    return (
      <span className={`${styles.skeleton} ${styles[shape] ?? ''}`} style={{ inlineSize: width }} aria-hidden="true">
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
          <span key={at} className={styles.line} />
        ))}
      </span>
    )
  }
  const size = shape === 'circle' ? { inlineSize: width ?? height, blockSize: width ?? height } : undefined
  return <div className={styles[shape]} style={size ?? { inlineSize: width, blockSize: height }} aria-hidden="true" />
}

/** Milliseconds until it is announced. A quick answer announces itself. */
const announceAfterMs = 1000

/**
 * The frame of the skeletons of one part of a page, which it shows after 200 ms. If it takes long, the first one on the
 * page announces what is loading. A request has no timeout, so it later offers to reload.
 */
export function Loading({ label, children }: LoadingProps) {
  const isSlow = useDelay(true, announceAfterMs)
  const isLong = useDelay(true, offerCancelSeconds * 1000)
  return (
    <div
      ref={(frame) => {
        const isFirst = frame === document.querySelector(`.${styles.loading}`)
        if (frame) frame.ariaLive = isSlow && isFirst ? null : 'off'
      }}
      className={`${styles.loading} ${isLong ? common.close : ''}`}
      role="status"
    >
      {/* A screen reader announces only what is new in a live region. */}
      <VisuallyHidden key={Number(isSlow)}>{label}</VisuallyHidden>
      <div>{children}</div>
      {isLong && (
        <div className={`${common.row} ${common.actions}`}>
          <p>This is taking longer than usual. You can keep waiting or reload.</p>
          <Button onClick={() => location.reload()}>Reload</Button>
        </div>
      )}
    </div>
  )
}
