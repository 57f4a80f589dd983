import styles from './progress-bar.module.css'

/**
 * A native progress bar named `label`. `value` runs from 0 to 100; what lies outside is brought back to the nearest
 * end. Without a value (or with one that is no number) the length is unknown and the bar only shows that it goes on.
 */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  const known = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value))
  return <progress className={styles.bar} max={100} value={known} aria-label={label} />
}
