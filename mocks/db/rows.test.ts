import fc from 'fast-check'
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

test('between bounds that end before they begin lies nothing, and no storage is asked: IndexedDB would refuse', async () => {
  const storage = memoryStorage()
  const refuse = () => Promise.reject(new Error('DataError'))
  const rows = createStep({ ...storage, find: refuse, count: refuse }, Date.now).step(beads)
  rows.put({ id: 'new', size: 25 })
  const bounds = { from: 26, to: 25 }
  expect([await rows.between('size', bounds), await rows.count('size', bounds)]).toEqual([[], 0])
})

type Bead = { id: string; size: number }
const byId = (found: Bead[]) => found.toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('whatever a step changes, it finds what the next one finds once that is stored', async () => {
  // No two beads are of one size: which of them comes first is promised to nobody.
  const bead = fc
    .record({ id: fc.nat(9), tens: fc.nat(9) })
    .map(({ id, tens }) => ({ id: `bead ${id}`, size: tens * 10 + id }))
  const change = fc.record({ bead, isDeleted: fc.boolean() })
  const number = fc.integer({ min: 1, max: 5 })
  const some = fc.oneof(fc.record({}), fc.record({ first: number }), fc.record({ last: number }))
  const asked = fc.record({ from: fc.nat(99), to: fc.nat(99), some, newest: number })
  await fc.assert(
    fc.asyncProperty(fc.array(bead), fc.array(change), asked, async (before, changes, { from, to, some, newest }) => {
      const storage = memoryStorage()
      await storage.commit({ cleared: false, deleted: [], written: before.map((one) => toStored(beads, one)) })
      const find = async ({ step }: ReturnType<typeof createStep>) => {
        const rows = step(beads)
        return {
          ...{ all: await rows.all(), newest: await rows.newest(newest), one: await rows.get('bead 1') },
          ...{ where: byId(await rows.where('size', from)), upTo: byId(await rows.upTo('size', to)) },
          ...{ between: await rows.between('size', { from, to }, some), count: await rows.count('size', { from, to }) },
        }
      }
      const now = createStep(storage, Date.now)
      for (const { bead, isDeleted } of changes) now.step(beads)[isDeleted ? 'delete' : 'put'](bead)
      const found = await find(now)
      await storage.commit(now.changes())
      expect(found).toEqual(await find(createStep(storage, Date.now)))
    }),
  )
})
