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
