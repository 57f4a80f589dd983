/** What a card is drawn from: the seed of its draws, and for each slot the number of the reroll it comes from. */
export type SeedParts = { seed: string; rolls: readonly number[] }

const rolled = (count: number) => new RegExp(`^(.+?)((?:-\\d{1,9}){${count}})$`, 's')

const repeat = (roll: number, count: number) => Array<number>(count).fill(roll)

/**
 * Reads the seed of a card. Numbers at its end, each after a hyphen, are rerolls: one for all slots, or one for each of
 * them. Any other text is the seed of a first draw.
 *
 * @param count how many slots the card has
 */
export function readSeed(text: string, count: number): SeedParts {
  for (const many of [count, 1]) {
    const [, seed, numbers = ''] = rolled(many).exec(text) ?? []
    if (seed === undefined) continue
    const rolls = numbers.slice(1).split('-').map(Number)
    return { seed, rolls: many === count ? rolls : repeat(rolls[0] ?? 0, count) }
  }
  return { seed: text, rolls: repeat(0, count) }
}

/** Writes the shortest text that `readSeed` reads as these parts again: `k7m2v9qd`, `k7m2v9qd-3`, `k7m2v9qd-3-0-3`. */
export function printSeed({ seed, rolls }: SeedParts): string {
  const asked = JSON.stringify([seed, ...rolls])
  const isRead = (text: string) => {
    const read = readSeed(text, rolls.length)
    return JSON.stringify([read.seed, ...read.rolls]) === asked
  }
  return [seed, `${seed}-${rolls[0]}`].find(isRead) ?? [seed, ...rolls].join('-')
}
