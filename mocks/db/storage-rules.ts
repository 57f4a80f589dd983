import { expect, test } from 'vitest'
import type { Storage } from './storage.ts'
import type { StoredRow } from './table.ts'

const row = (key: string, kind: string, size: number, table = 'things'): StoredRow => ({
  table,
  key,
  row: { key, kind, size },
  indexes: { kind, size },
})
const write = (storage: Storage, ...written: StoredRow[]) => storage.commit({ cleared: false, deleted: [], written })
const keys = async (found: ReturnType<Storage['find']>) => (await found).map(({ key }) => key).join()

/** Tests for every storage; call it in a test file. @param open returns a new, empty storage */
export function expectStorage(open: () => Storage | Promise<Storage>) {
  test('a row is found by its key, in its table', async () => {
    const storage = await open()
    await write(storage, row('a', 'x', 1), row('a', 'y', 2, 'others'))
    expect(await storage.get('things', 'a')).toEqual({ key: 'a', kind: 'x', size: 1 })
    expect(await storage.get('others', 'a')).toEqual({ key: 'a', kind: 'y', size: 2 })
    expect(await storage.get('things', 'b')).toBeUndefined()
    expect(await storage.get('nowhere', 'a')).toBeUndefined()
  })

  test('rows are found by an index, in its order and then that of their creation', async () => {
    const storage = await open()
    await write(storage, row('d', 'x', 10), row('b', 'y', -1), row('a', 'x', 2), row('c', 'x', 10))
    await write(storage, row('a', 'x', 2, 'others'))
    expect(await keys(storage.find('things', {}))).toBe('d,b,a,c')
    expect(await keys(storage.find('things', { index: 'kind', from: 'x', to: 'x' }))).toBe('d,a,c')
    expect(await keys(storage.find('things', { index: 'size', to: 2 }))).toBe('b,a')
    expect(await keys(storage.find('things', { index: 'size', from: 3 }))).toBe('d,c')
    expect(await keys(storage.find('things', { index: 'size', from: Number.NEGATIVE_INFINITY, to: 99 }))).toBe(
      'b,a,d,c',
    )
    expect(await keys(storage.find('things', { index: 'colour', from: 'x' }))).toBe('')
    expect(await keys(storage.find('things', { last: 2 }))).toBe('a,c')
    expect(await keys(storage.find('things', { last: 9 }))).toBe('d,b,a,c')
  })

  test('so many rows of an index are found from either end, and counted', async () => {
    const storage = await open()
    await write(storage, ...['e', 'b', 'd', 'a', 'c'].map((key, at) => row(key, key === 'e' ? 'y' : 'x', at)))
    const size = { index: 'size', from: 1, to: 3 }
    expect(await keys(storage.find('things', { ...size, first: 2 }))).toBe('b,d')
    expect(await keys(storage.find('things', { ...size, last: 2 }))).toBe('d,a')
    expect(await keys(storage.find('things', { index: 'kind', from: 'x', to: 'x', last: 9 }))).toBe('b,d,a,c')
    expect(await storage.count('things', size)).toBe(3)
    expect(await storage.count('things', { index: 'kind', from: 'x', to: 'x' })).toBe(4)
    expect(await storage.count('others', size)).toBe(0)
  })

  test('a row that is written again has its new values, in its old place', async () => {
    const storage = await open()
    await write(storage, row('a', 'x', 1), row('b', 'x', 2))
    await write(storage, row('a', 'y', 3))
    expect(await keys(storage.find('things', {}))).toBe('a,b')
    expect(await keys(storage.find('things', { index: 'kind', from: 'x', to: 'x' }))).toBe('b')
    expect(await storage.find('things', { index: 'size', from: 3 })).toMatchObject([{ row: { kind: 'y' } }])
  })

  test('what is deleted is gone from every index; clearing takes all', async () => {
    const storage = await open()
    await write(storage, row('a', 'x', 1), row('b', 'x', 2), row('c', 'x', 3, 'others'))
    const deleted = [
      { table: 'things', key: 'a' },
      { table: 'things', key: 'never' },
    ]
    await storage.commit({ cleared: false, deleted, written: [] })
    expect(await storage.get('things', 'a')).toBeUndefined()
    expect(await keys(storage.find('things', { index: 'kind', from: 'x', to: 'x' }))).toBe('b')
    expect(await keys(storage.find('things', { last: 5 }))).toBe('b')
    await storage.commit({ cleared: true, deleted: [], written: [row('d', 'x', 4)] })
    expect(await keys(storage.find('things', {}))).toBe('d')
    expect(await storage.find('others', {})).toEqual([])
    expect(await storage.get('others', 'c')).toBeUndefined()
    expect(await storage.everything()).toEqual([row('d', 'x', 4)])
  })

  test('everything can be read, and written elsewhere', async () => {
    const storage = await open()
    const rows = [row('a', 'x', 1), row('b', 'y', 2, 'others')]
    await write(storage, ...rows)
    expect(await storage.everything()).toEqual(rows)
  })

  test('one runs after the other, also after one that failed', async () => {
    const storage = await open()
    const order: string[] = []
    const slow = storage.exclusively(async () => {
      await storage.get('things', 'a')
      order.push('slow')
      throw new Error('broken')
    })
    const quick = storage.exclusively(async () => order.push('quick'))
    await expect(slow).rejects.toThrow('broken')
    await quick
    expect(order).toEqual(['slow', 'quick'])
  })
}
