import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectStorage } from '../db/storage-rules.ts'
import { fileStorage } from './file-storage.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'world-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function open(path = join(newFolder(), 'world.sqlite'), say?: (notice: string) => void) {
  const storage = fileStorage(path, say)
  onTestFinished(() => {
    try {
      storage.close()
    } catch {
      // The test has closed it already.
    }
  })
  return storage
}

expectStorage(() => open())

const thing = { table: 'things', key: 'a', row: { name: 'Lamp' }, indexes: { name: 'Lamp' } }

test('stored rows are there when the file is opened again', async () => {
  const path = join(newFolder(), 'world.sqlite')
  const before = open(path)
  await before.commit({ cleared: false, deleted: [], written: [thing] })
  before.close()
  expect(await open(path).everything()).toEqual([thing])
})

test('a step that cannot be kept whole is not kept in part', async () => {
  const storage = open()
  const broken = { ...thing, key: 'b', indexes: { name: {} as string } }
  await expect(storage.commit({ cleared: false, deleted: [], written: [thing, broken] })).rejects.toThrow()
  expect(await storage.everything()).toEqual([])
})

test('a file that another server has open is refused', () => {
  const path = join(newFolder(), 'world.sqlite')
  open(path)
  expect(() => fileStorage(path)).toThrow(/world\.sqlite cannot be used for --data: .*Another server has it open\.$/)
})

test('a file of another format is refused and left unchanged', () => {
  const path = join(newFolder(), 'notes.txt')
  writeFileSync(path, 'Not a world. '.repeat(100))
  expect(() => fileStorage(path)).toThrow('Name a file of the mock server, or a new one.')
})

test('a world of another version is set aside, and the person is told', async () => {
  const folder = newFolder()
  const path = join(folder, 'world.sqlite')
  const old = new DatabaseSync(path)
  old.exec('CREATE TABLE world (text TEXT); PRAGMA user_version = 1')
  old.close()
  const say = vi.fn()
  expect(await open(path, say).everything()).toEqual([])
  expect(say).toHaveBeenCalledWith(expect.stringContaining('set aside as'))
  expect(readdirSync(folder)).toContain('world.sqlite.version-1')
})
