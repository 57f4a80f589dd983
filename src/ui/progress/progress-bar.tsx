import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  /** 0 to 100, clamped. Without it the length is unknown. */
  value?: number
  /** What is being done. It is the bar’s name for screen readers. */
  label: string
}

/** A native progress bar. Without a valid value it only shows that work goes on. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const known = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value))
  return <progress className={styles.bar} max={100} value={known} aria-label={label} />
}
