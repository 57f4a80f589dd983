/** The drawings that there are, in the order in which they are offered. Each is a symbol of sigils.svg by the same id. */
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
