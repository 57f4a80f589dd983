import { type CSSProperties, memo } from 'react'
import { Sigil } from '../sigil/sigil.tsx'
import type { SigilName } from '../sigil/sigil-names.ts'
import styles from './avatar.module.css'
import type { ColourName } from './colour-names.ts'

export type AvatarProps = {
  /** The drawing that the person chose. */
  sigil: SigilName
  /** The colour that the person chose. */
  colour: ColourName
  /** Its width, in px at the usual size of text: it grows with that. */
  size?: 24 | 32 | 48 | 72
  /** The person's name, where it does not stand beside it. Without it: it decorates. */
  label?: string
}

/** A person's sigil on a person's colour, like a counter on the table. */
export const Avatar = memo(function Avatar({ sigil, colour, size = 32, label }: AvatarProps) {
  return (
    <span
      className={`${styles.avatar} ${styles[colour]}`}
      style={{ '--size': size } as CSSProperties}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Sigil name={sigil} />
    </span>
  )
})
