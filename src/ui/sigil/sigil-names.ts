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

/** The wanted sigil, or if it is taken, the next one that is not. */
export function freeSigil(wanted: string, taken: readonly (string | undefined)[]): string {
  if (!taken.includes(wanted)) return wanted
  const all: readonly string[] = sigils
  return [...all.slice(all.indexOf(wanted) + 1), ...all].find((name) => !taken.includes(name)) ?? wanted
}
