import { expect, it } from 'vitest'
import { toRelative } from './relative-time.tsx'

const now = Date.UTC(2026, 10, 22, 9)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [0, 'just now'],
  [-59_999, 'just now'],
  [-minute, '1 minute ago'],
  [-2 * minute - 59_999, '2 minutes ago'],
  [-hour, '1 hour ago'],
  [-23 * hour, '23 hours ago'],
  [-day, 'yesterday'],
  [-30 * day, '30 days ago'],
  [-31 * day, '1 month ago'],
  [-366 * day, '1 year ago'],
  [1, 'in less than a minute'],
  [minute, 'in 1 minute'],
  [3 * day, 'in 3 days'],
  [day, 'tomorrow'],
  [3 * day - 1, 'in 3 days'],
  [3 * day + 1, 'in 3 days'],
  [400 * day, 'in 1 year'],
])('%i ms from now is "%s"', (distance, text) => {
  expect(toRelative(now + distance, now)).toBe(text)
})
