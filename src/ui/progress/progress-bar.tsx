import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  /** 0 to 100; what lies outside is brought back to the nearest end. Without it the length is unknown. */
  value?: number
  /** What is being done: its name for a screen reader. */
  label: string
}

/** A native progress bar. Of unknown length (also with a value that is no number) it only shows that it goes on. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const known = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value))
  return <progress className={styles.bar} max={100} value={known} aria-label={label} />
}
