import { expect, test } from 'vitest'
import { allChecks } from './all-checks.ts'
import { faults } from './try-faults.ts'

test('each check has at least one fault to find, and no id stands twice', () => {
  const ids = allChecks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(Object.values(faults).map(({ foundBy }) => foundBy))).toEqual(new Set(ids))
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(150)
})
