import { memo } from 'react'
import { Sigil } from '../sigil/sigil.tsx'
import type { SigilName } from '../sigil/sigil-names.ts'
import styles from './avatar.module.css'

/** The names of all colours, in the order of a list to choose from. avatar.module.css has each of them for both themes. */
export const colours = [
  'ember',
  'rust',
  'amber',
  'moss',
  'fern',
  'teal',
  'lake',
  'indigo',
  'plum',
  'rose',
  'slate',
  'umber',
] as const

/** The name of a colour. */
export type ColourName = (typeof colours)[number]

export type AvatarProps = {
  /** The drawing that the person chose. */
  sigil: SigilName
  /** The color that the person chose. */
  colour: ColourName
  /** The width in px, at the default text size. It grows with the text. */
  size?: 24 | 32 | 48 | 72
  /** The person’s name, if it is not beside the avatar. Without it the avatar is decorative and hidden. */
  label?: string
}

/** A person's sigil on the person's colour. */
export const Avatar = memo(function Avatar({ sigil, colour, size = 32, label }: AvatarProps) {
  return (
    <span
      className={`${styles.avatar} ${styles[colour]}`}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Sigil name={sigil} />
    </span>
  )
})
