/** What comes, unless it is older than what is there. What has no `rev` comes in order. */
export const newer = <Thing extends { rev: number }>(there: Thing, next: Thing): Thing =>
  next.rev >= there.rev ? next : there

/** Puts a thing in the place of the one that it is, unless that is newer. False where there is none. */
export function replace<Thing extends { rev: number }>(
  items: Thing[],
  next: Thing,
  isOne: (item: Thing) => boolean,
): boolean {
  const at = items.findIndex(isOne)
  const there = items[at]
  if (there) items[at] = newer(there, next)
  return at >= 0
}
