/** The colours that a person chooses from, in the order in which they are offered; avatar.module.css has each in both themes. */
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
