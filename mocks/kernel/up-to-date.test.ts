import { expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { sessions } from './sessions.ts'
import type { StoredRow } from './table.ts'
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
  const { world, storage, notices } = await open(earlier, broken, { ...earlier, table: 'dragons' })
  expect(notices).toEqual([
    '1 of "sessions", of another version, cannot be read and is set aside.',
    '1 of "dragons", of another version, cannot be read and is set aside.',
  ])
  expect(await world.look((rows) => rows(sessions).all())).toEqual([session])
  expect(await storage.get('sessions', 'broken')).toEqual({ token: 'broken' })
  expect(await createWorld({ storage }).ready()).toEqual([])
})

test('a new world is empty still', async () => {
  const { world } = await open()
  expect(await world.everything()).toEqual([])
})
