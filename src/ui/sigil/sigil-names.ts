/** The names of all sigils, in the order of a list to choose from. Each is the id of a symbol in sigils.svg. */
export const sigils = [
  'flame',
  'tower',
  'owl',
  'key',
  'oak',
  'anchor',
  'moon',
  'hound',
  'crown',
  'raven',
  'wave',
  'mountain',
  'sword',
  'lantern',
  'feather',
  'hourglass',
  'bell',
  'wheel',
  'leaf',
  'stag',
  'serpent',
  'ship',
  'star',
  'mask',
] as const

/** The name of a sigil. */
export type SigilName = (typeof sigils)[number]
