import { memo } from 'react'
import styles from './sigil.module.css'
import type { SigilName } from './sigil-names.ts'
import sprite from './sigils.svg?no-inline'

export type SigilProps = {
  /** Which drawing. */
  name: SigilName
  /** Its name for a screen reader, where nothing beside it says who or what it stands for. Without it: it decorates. */
  label?: string
}

/**
 * A drawing that stands for a person, in the colour of the text and one and a half times its size. All drawings are one
 * file, which the browser loads with the first of them and keeps.
 */
export const Sigil = memo(function Sigil({ name, label }: SigilProps) {
  return (
    <svg
      className={styles.sigil}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
})
