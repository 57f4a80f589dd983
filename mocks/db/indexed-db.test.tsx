import { deleteDB } from 'idb'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { openIndexedDb } from './indexed-db.ts'
import { expectStorage } from './storage-rules.ts'

let count = 0
const newName = () => `emberhall-mock/indexed-db test ${count++}`
const opened: { name: string; close(): void }[] = []

afterEach(async () => {
  const all = opened.splice(0)
  for (const { close } of all) close()
  for (const name of new Set(all.map(({ name }) => name))) await deleteDB(name)
})

async function open(name = newName()) {
  const storage = await openIndexedDb(name)
  opened.push({ name, close: storage.close })
  return storage
}

describe('IndexedDB', () => {
  expectStorage(() => open())

  test('a step that cannot be kept whole is not kept in part, and nobody else hears of it', async () => {
    const uncaught = vi.fn()
    addEventListener('unhandledrejection', uncaught)
    onTestFinished(() => removeEventListener('unhandledrejection', uncaught))
    const storage = await open()
    const good = { table: 'things', key: 'a', row: {}, indexes: {} }
    const broken = { ...good, key: 'b', row: () => 'functions cannot be cloned' }
    await expect(storage.commit({ cleared: false, deleted: [], written: [good, broken] })).rejects.toThrow('cloned')
    expect(await storage.everything()).toEqual([])
    // The page is told a turn later.
    await new Promise((turn) => setTimeout(turn))
    expect(uncaught).not.toHaveBeenCalled()
  })

  // A page that holds a lock is not kept for Back and Forward, where Firefox would give it another, for good.
  test('holds a lock as long as it is open', async () => {
    const name = newName()
    const held = async () =>
      (await navigator.locks.query()).held?.filter((lock) => lock.name?.startsWith(name)).map(({ mode }) => mode)
    const [first, second] = [await open(name), await open(name)]
    await vi.waitFor(async () => expect(await held()).toEqual(['shared', 'shared']))
    expect(await second.exclusively(async () => 'not in its way')).toBe('not in its way')
    first.close()
    await vi.waitFor(async () => expect(await held()).toEqual(['shared']))
  })
})

describe('what a browser stores with', () => {
  expectStorage(() => {
    const name = newName()
    const storage = browserStorage({ name, onNotice: (notice) => expect.fail(notice) })
    opened.push({ name, close: storage.close })
    return storage
  })
})
