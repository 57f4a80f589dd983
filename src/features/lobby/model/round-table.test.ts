import { expect, test } from 'vitest'
import { placesAround, rowsAround } from './round-table.ts'

test.each(Array.from({ length: 13 }, (_, places) => places))(
  'each of %i seats has its own place, within the rows',
  (places) => {
    const found = placesAround(places)
    expect(new Set(found.map(({ gridRow, gridColumn }) => `${gridRow} ${gridColumn}`)).size).toBe(places)
    for (const { gridRow, gridColumn } of found) {
      expect(gridRow).toBeGreaterThanOrEqual(1)
      expect(gridRow).toBeLessThanOrEqual(rowsAround(places))
      expect(gridColumn).toMatch(/^[1-5] /)
    }
  },
)

test('four seats form a cross, and twelve have five rows', () => {
  expect(placesAround(4).map(({ gridRow }) => gridRow)).toEqual([1, 2, 2, 3])
  expect(placesAround(12).map(({ gridRow }) => gridRow)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
})
