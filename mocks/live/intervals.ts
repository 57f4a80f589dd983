/** Tells whether so many milliseconds have passed since it was last said of a name. The first time begins the count. */
export function createIntervals(now: () => number) {
  const last = new Map<string, number>()
  return (name: string, milliseconds: number): boolean => {
    const at = last.get(name) ?? now()
    const isDue = now() - at >= milliseconds
    last.set(name, isDue ? now() : at)
    return isDue
  }
}
