import styles from './drawing.module.css'
import { pathsOf } from './paths-of.ts'

/**
 * One of the line drawings in this folder. It comes with the script of the screen that shows it, takes its colors from
 * the page, and is hidden from screen readers.
 *
 * @param src the text of the file (`?raw`): paths alone, 240 by 180 units
 */
export function Drawing({ src }: { src: string }) {
  return (
    <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round">
        {pathsOf(src)}
      </g>
    </svg>
  )
}
