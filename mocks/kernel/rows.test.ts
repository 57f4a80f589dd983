import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from './memory-storage.ts'
import { createStep } from './rows.ts'
import { defineTable, toStored } from './table.ts'

const beads = defineTable('beads', {
  row: z.object({ id: z.string(), size: z.number() }),
  key: ({ id }) => id,
  by: { size: ({ size }) => size },
})
const all = { from: 0, to: 99 }

/** A step in which some of the stored beads are changed, one is added and one is deleted. */
async function begin() {
  const storage = memoryStorage()
  const stored = [10, 20, 30, 40, 50].map((size) => toStored(beads, { id: `bead ${size}`, size }))
  await storage.commit({ cleared: false, deleted: [], written: stored })
  const rows = createStep(storage, Date.now).step(beads)
  rows.put({ id: 'bead 50', size: 5 })
  rows.put({ id: 'new', size: 25 })
  rows.put({ id: 'bead 20', size: 100 })
  rows.delete({ id: 'bead 30', size: 30 })
  return rows
}
const sizes = (found: { size: number }[]) => found.map(({ size }) => size)

test('a step finds rows in the order of an index, with its own changes', async () => {
  const rows = await begin()
  expect(sizes(await rows.between('size', all))).toEqual([5, 10, 25, 40])
  expect(sizes(await rows.between('size', all, { first: 2 }))).toEqual([5, 10])
  expect(sizes(await rows.between('size', all, { last: 2 }))).toEqual([25, 40])
  expect(sizes(await rows.between('size', { from: 6, to: 25 }))).toEqual([10, 25])
})

test('a step counts rows with its own changes', async () => {
  const rows = await begin()
  expect(await rows.count('size', all)).toBe(4)
  expect(await rows.count('size', { from: 20, to: 100 })).toBe(3)
})
