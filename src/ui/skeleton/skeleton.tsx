import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** What will stand there: lines of text as high as the text around them, a heading of the third level, a box, or an avatar. */
  shape?: 'text' | 'heading' | 'block' | 'circle'
  /** How many lines of text. */
  lines?: number
  /** How wide, as CSS says it; as wide as there is room unless told otherwise. */
  width?: string
  /** How high a box is, as CSS says it. A circle is as high as it is wide. */
  height?: string
}

export type LoadingProps = {
  /** What is said to a screen reader: “Your games are loading.” */
  label: string
  /** The skeletons, laid out as what they stand for. */
  children: ReactNode
}

/** The shape of what is on its way. It takes the room that it will take, so that nothing jumps. */
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

/** Around the skeletons of one part of a page. It says once what is loading, and seen it is only where that takes a moment. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
