import styles from './drawing.module.css'

/**
 * One of the line drawings in this folder. The file is loaded with the screen that shows it, takes its colours from the
 * page, and is hidden from screen readers.
 *
 * @param src address of a file whose drawing is the group `#d`, 240 by 180 units. Never a `data:` address: browsers
 *   refuse those in `<use>`, hence `?no-inline` where it is imported
 */
export function Drawing({ src }: { src: string }) {
  return (
    <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
      <use href={`${src}#d`} />
    </svg>
  )
}
