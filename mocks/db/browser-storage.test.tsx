import { deleteDB } from 'idb'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkVerification, startVerification } from '../tags/auth/verifications.ts'
import { browserStorage, earlierKey } from './browser-storage.ts'
import { users } from './people.ts'
import type { Storage } from './storage.ts'
import { createWorld, type World } from './world.ts'

const email = 'rowan@example.com'
let count = 0
const newName = () => `emberhall-mock/test ${count++}`
const opened: { name: string; close(): void }[] = []

afterEach(async () => {
  const all = opened.splice(0)
  for (const { close } of all) close()
  for (const name of new Set(all.map(({ name }) => name))) await deleteDB(name)
})

/** Opens a tab of a browser, with the storage of this name. */
function openTab(name = newName(), readEarlier?: Parameters<typeof browserStorage>[0]) {
  const notices: string[] = []
  const storage = browserStorage({ name, onNotice: (notice) => notices.push(notice), ...readEarlier })
  opened.push({ name, close: storage.close })
  return { name, notices, world: createWorld({ storage }) }
}

async function ask(world: World) {
  const started = await startVerification(world, { email })
  return 'requestId' in started ? started.requestId : expect.fail('It was refused.')
}

describe('the world in a browser', () => {
  test('survives a reload, codes included', async () => {
    const { name, world } = openTab()
    await ask(world)
    const reloaded = openTab(name)
    await reloaded.world.ready()
    expect(reloaded.world.outbox.list()).toMatchObject([{ to: email }])
    expect(reloaded.notices).toEqual([])
  })

  test('is one for two tabs: a code is used once, a cookie is seen at once', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    const requestId = await ask(one)
    const code = one.outbox.list()[0]?.code ?? ''
    const both = await Promise.all([one, two].map((tab) => checkVerification(tab, { requestId, code })))
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['gone', 'verified'])

    await one.cookies.store([{ name: 'a', value: '1', maxAge: 60 }])
    expect(await two.cookies.read()).toEqual({ a: '1' })
    await two.cookies.store([{ name: 'a', value: '', maxAge: 0 }])
    expect(await one.cookies.read()).toEqual({})
  })

  test('tells the other tabs of a new message', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    await two.ready()
    const told = vi.fn()
    two.subscribe(told)
    await ask(one)
    await expect.poll(() => two.outbox.list()).toMatchObject([{ to: email }])
    expect(told).toHaveBeenCalled()
  })

  test('changes of two tabs at the same time are all kept', async () => {
    const { name, world: one } = openTab()
    const { world: two } = openTab(name)
    const add = (world: World, userId: string) =>
      world.step(async (rows) => {
        const all = await rows(users).all()
        rows(users).put({ userId, contact: `${all.length}` })
      })
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => add(at % 2 ? one : two, id)))
    const contacts = await one.look(async (rows) => (await rows(users).all()).map(({ contact }) => contact))
    expect(contacts.toSorted()).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test('a tab that deletes it does not wait for tabs that have it open, and these continue with a new one', async () => {
    const { name, world, notices } = openTab()
    await ask(world)
    await deleteDB(name)
    await world.ready()
    expect(world.outbox.list()).toEqual([])
    await ask(world)
    expect(world.outbox.list()).toHaveLength(1)
    expect(notices).toEqual([])
  })
})

describe('where the browser keeps nothing, the mock goes on in the tab and says so', () => {
  const fullDisk = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }

  const forgets = 'The mocked backend forgets everything when this tab is closed. IndexedDB is switched off.'

  test('without IndexedDB', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('IndexedDB is switched off.', 'SecurityError')
    })
    const { world, notices } = openTab()
    await ask(world)
    expect(world.outbox.list()).toHaveLength(1)
    expect(notices).toEqual([forgets])
  })

  test('while another tab holds on to it', async () => {
    const name = newName()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 1)
      request.onsuccess = () => resolve(request.result)
    })
    onTestFinished(() => held.close())
    // This deletion tells no other tab to close, as with an older page or a frozen one.
    const deleting = deleteDB(name)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { world, notices } = openTab(name)
    const asked = ask(world)
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await asked
    expect(notices).toEqual([expect.stringContaining('Close the other tabs.')])
    held.close()
    await deleting
  })

  test('once it is full, with the data so far', async () => {
    const { world, notices } = openTab()
    await ask(world)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDisk)
    await Promise.all([ask(world), ask(world)])
    expect(world.outbox.list()).toHaveLength(3)
    expect(notices).toEqual([expect.stringMatching(/can store nothing more.*The disk is full\.$/)])
  })

  test('once it can be neither written nor read, without the data so far', async () => {
    const { world, notices } = openTab()
    await ask(world)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDisk)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(fullDisk)
    await ask(world)
    expect(world.outbox.list()).toHaveLength(1)
    expect(notices).toHaveLength(1)
  })

  test('once it takes a step back at its end', async () => {
    const { world, notices } = openTab()
    await world.ready()
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    await world.cookies.store([{ name: 'a', value: '1', maxAge: 60 }])
    expect(await world.cookies.read()).toEqual({ a: '1' })
    expect(notices).toHaveLength(1)
  })
})

test('calls that fail together switch to memory once', async () => {
  const notices: string[] = []
  const name = newName()
  const storage = browserStorage({ name, onNotice: (notice) => notices.push(notice) })
  opened.push({ name, close: storage.close })
  await storage.everything()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  const write = (key: string) =>
    storage.commit({ cleared: false, deleted: [], written: [{ table: 'things', key, row: {}, indexes: {} }] })
  await Promise.all([write('a'), write('b')])
  expect((await storage.everything()).map(({ key }) => key)).toEqual(['a', 'b'])
  expect(notices).toHaveLength(1)
})

describe('a world of an earlier version', () => {
  const rows: Awaited<ReturnType<Storage['everything']>> = [
    { table: 'users', key: 'rowan', row: { userId: 'rowan', contact: email }, indexes: { contact: email } },
  ]
  const everybody = (world: World) => world.look((step) => step(users).all())

  test('is imported once, even if two tabs open together', async () => {
    localStorage.setItem(earlierKey, 'old')
    const readEarlier = vi.fn(() => rows)
    const { name, world, notices } = openTab(undefined, { readEarlier })
    const second = openTab(name, { readEarlier })
    expect(await everybody(world)).toEqual([{ userId: 'rowan', contact: email }])
    expect(await everybody(second.world)).toHaveLength(1)
    expect(readEarlier).toHaveBeenCalledOnce()
    expect(localStorage.getItem(earlierKey)).toBeNull()
    expect(notices).toEqual([])
  })

  test('takes nothing from the world that is there', async () => {
    const { name, world } = openTab()
    await world.step((step) => step(users).put({ userId: 'wren', contact: 'wren@example.com' }))
    localStorage.setItem(earlierKey, 'old')
    const later = openTab(name, { readEarlier: () => rows })
    expect((await everybody(later.world)).map(({ userId }) => userId)).toEqual(['wren', 'rowan'])
  })

  test('stays where it is if nobody can read it', async () => {
    localStorage.setItem(earlierKey, 'old')
    const { world, notices } = openTab()
    await ask(world)
    expect(localStorage.getItem(earlierKey)).toBe('old')
    expect(notices).toEqual([])
  })

  test('is none where localStorage is closed to the page, and what is in IndexedDB stays', async () => {
    const { name, world } = openTab()
    await ask(world)
    vi.spyOn(globalThis.Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('It is switched off.', 'SecurityError')
    })
    const later = openTab(name, { readEarlier: () => expect.fail('There is nothing to read.') })
    await later.world.ready()
    expect(later.world.outbox.list()).toHaveLength(1)
    expect(later.notices).toEqual([])
  })

  test('that cannot be read is set aside, and the person is told', async () => {
    localStorage.setItem(earlierKey, '{"damaged')
    const { world, notices } = openTab(undefined, { readEarlier: () => undefined })
    await ask(world)
    expect(notices).toEqual([expect.stringContaining('set aside in localStorage as "emberhall-mock/world-set-aside"')])
    expect(localStorage.getItem(`${earlierKey}-set-aside`)).toBe('{"damaged')
    expect(localStorage.getItem(earlierKey)).toBeNull()
  })
})
