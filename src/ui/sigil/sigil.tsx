import { memo } from 'react'
import { capitalized } from '../../lib/in-sentence.ts'
import styles from './sigil.module.css'
import { type SigilName, sigils } from './sigil-names.ts'
import sprite from './sigils.svg?no-inline'

export type SigilProps = {
  /** Which drawing. */
  name: SigilName
}

/**
 * A drawing that stands for a person, decorative, in the color of the text and 1.5 times its size. All drawings are in one file,
 * which the browser loads with the first drawing.
 */
export const Sigil = memo(function Sigil({ name }: SigilProps) {
  return (
    <svg className={styles.sigil} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
})

/** The sigils to choose from, for a group of radios. */
export const sigilOptions = sigils.map((value) => ({
  value,
  label: capitalized(value),
  picture: <Sigil name={value} />,
}))
