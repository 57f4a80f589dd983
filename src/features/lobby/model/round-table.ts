type Place = { gridRow: number; gridColumn: string }

/** The number of seats on each side of a table, between its head and its foot. */
const besideOf = (places: number) => (places < 4 ? 0 : places < 9 ? 1 : places < 11 ? 2 : 3)

/** The rows of a round table: head, sides and foot. Up to eight seats need three. */
export const rowsAround = (places: number): number => 2 + Math.max(1, besideOf(places))

/**
 * The place of each of up to 12 seats around a table, row by row in reading order: up to three at the head, some at
 * each side, up to three at the foot. The grid has six columns, and each seat takes two.
 */
export function placesAround(places: number): Place[] {
  const beside = besideOf(places)
  const head = Math.floor((places - 2 * beside) / 2)
  const foot = places - 2 * beside - head
  const across = (count: number, gridRow: number): Place[] =>
    Array.from({ length: count }, (_, at) => ({ gridRow, gridColumn: `${4 - count + 2 * at} / span 2` }))
  return [
    ...across(head, 1),
    ...Array.from({ length: beside }, (_, at) => at + 2).flatMap((gridRow) => [
      { gridRow, gridColumn: '1 / span 2' },
      { gridRow, gridColumn: '5 / span 2' },
    ]),
    ...across(foot, rowsAround(places)),
  ]
}
