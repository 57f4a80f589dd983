/** @param names of the people who have joined, at least one */
export function arrivalText(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length === 1) return `${first} joined the game.`
  if (names.length === 2) return `${first} and ${second} joined the game.`
  const others = names.length - 2
  return `${first}, ${second} and ${others} ${others === 1 ? 'other' : 'others'} joined the game.`
}
