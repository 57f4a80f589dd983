import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from './memory-storage.ts'
import { sessions } from './sessions.ts'
import { defineTable, type StoredRow, toStored } from './table.ts'
import { createWorld } from './world.ts'

const session = { token: 'token', userId: 'rowan', exp: 4_000_000_000 }
/** As a version wrote it that looked nobody's sessions up. */
const earlier: StoredRow = { table: 'sessions', key: 'token', row: session, indexes: { exp: session.exp } }

async function open(...written: StoredRow[]) {
  const storage = memoryStorage()
  await storage.commit({ cleared: false, deleted: [], written })
  const world = createWorld({ storage })
  return { world, storage, notices: await world.ready() }
}

test('rows of an earlier version get the indexes that their table has now, once', async () => {
  const { world, storage, notices } = await open(earlier)
  expect(notices).toEqual([])
  expect(await world.look((rows) => rows(sessions).where('user', 'rowan'))).toEqual([session])
  await storage.commit({ cleared: false, deleted: [], written: [earlier] })
  await createWorld({ storage }).ready()
  expect(await world.look((rows) => rows(sessions).where('user', 'rowan'))).toEqual([])
})

test('what cannot be read is set aside and told of, once', async () => {
  const broken = { ...earlier, key: 'broken', row: { token: 'broken' } }
  const { world, storage, notices } = await open(
    earlier,
    broken,
    { ...earlier, table: 'dragons' },
    { ...earlier, table: 'dragons', key: 'older' },
  )
  expect(notices).toEqual([
    '1 of "sessions", of another version, cannot be read and is set aside.',
    '2 of "dragons", of another version, cannot be read and is set aside.',
  ])
  expect(await world.look((rows) => rows(sessions).all())).toEqual([session])
  expect(await storage.get('sessions', 'broken')).toEqual({ token: 'broken' })
  expect(await createWorld({ storage }).ready()).toEqual([])
})

test('a new world is empty still', async () => {
  const { world } = await open()
  expect(await world.everything()).toEqual([])
})

test('a table that gets an index has it in a world that was up to date without', async () => {
  const parts = { row: z.object({ id: z.string(), room: z.string() }), key: ({ id }: { id: string }) => id }
  const lamp = { id: 'a', room: 'hall' }
  const { world, storage } = await open(toStored(defineTable('lamps of before', parts), lamp))
  const indexed = defineTable('lamps of before', { ...parts, by: { room: ({ room }) => room } })
  await createWorld({ storage }).ready()
  expect(await world.look((rows) => rows(indexed).where('room', 'hall'))).toEqual([lamp])
})

test('only what is not up to date is written', async () => {
  const storage = memoryStorage()
  await storage.commit({
    cleared: false,
    deleted: [],
    written: [toStored(sessions, { ...session, token: 'new' }), earlier],
  })
  const commit = vi.spyOn(storage, 'commit')
  await createWorld({ storage }).ready()
  expect(commit.mock.calls.flatMap(([{ written }]) => written.map(({ key }) => key))).toEqual(['now', 'token'])
})

test('a world is as up to date in whichever order its tables are loaded', async () => {
  const storage = memoryStorage()
  await storage.commit({ cleared: false, deleted: [], written: [{ ...earlier, table: 'dragons' }] })
  /** Loads two tables, as a page does, and tells what cannot be read. */
  async function load(...names: string[]) {
    vi.resetModules()
    const table = await import('./table.ts')
    const shape = { row: z.object({}), key: () => 'x' }
    for (const name of names) {
      const by = Object.fromEntries(names.map((index) => [index, () => 1]))
      table.defineTable(name, { ...shape, by })
    }
    return (await import('./up-to-date.ts')).bringUpToDate(storage)
  }
  expect(await load('axes', 'bows')).toHaveLength(1)
  expect(await load('bows', 'axes')).toEqual([])
})
