import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { deliver, type Message } from './outbox.ts'
import { type Changes, createMemory, defineTable } from './rows.ts'
import { addSnapshot, snapshotsInBrowser } from './snapshots.ts'
import type { Storage } from './storage.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

const lamps = defineTable('lamps', {
  row: z.object({ id: z.string(), room: z.string(), lit: z.number() }),
  key: ({ id }) => id,
})

const lamp = (id: string, room = 'hall', lit = 0) => ({ id, room, lit })
const add = (world: World, ...ids: string[]) =>
  world.step((rows) => {
    for (const id of ids) rows(lamps).put(lamp(id))
  })
const ids = (world: World) =>
  world.look((rows) =>
    rows(lamps)
      .all()
      .map(({ id }) => id),
  )

describe('a step', () => {
  test('sees its own changes', async () => {
    const world = createWorld()
    await add(world, 'a', 'b', 'd')
    await world.step((rows) => {
      const all = rows(lamps)
      all.put(lamp('b', 'attic', 7))
      all.put(lamp('c', 'hall', 3))
      all.delete(lamp('a'))
      all.deleteWhere({ id: 'd', room: 'hall' })
      all.deleteWhere({ id: 'b', room: 'hall' })
      expect(all.get('a')).toBeUndefined()
      expect(all.get('b')).toEqual(lamp('b', 'attic', 7))
      expect(all.where({ room: 'hall' })).toEqual([lamp('c', 'hall', 3)])
      expect(all.where(({ lit }) => lit > 3)).toEqual([lamp('b', 'attic', 7)])
    })
    expect(await ids(world)).toEqual(['b', 'c'])
  })

  test('that fails changes nothing, notifies no one, and does not block the next', async () => {
    const world = createWorld()
    const notified = vi.fn()
    world.subscribe(notified)
    const failing = world.step((rows) => {
      rows(lamps).put(lamp('a'))
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(notified).not.toHaveBeenCalled()
    await add(world, 'b')
    expect(await ids(world)).toEqual(['b'])
  })
})

/** A storage of several tabs. A tab that is `deaf` does not receive the steps of the others. */
function createBrowser() {
  const kept = createMemory()
  const tabs = new Map<object, (count: number, changes: Changes) => void>()
  const everything = vi.fn(() => kept.everything())
  let steps = 0
  const open = ({ deaf = false, ...options }: WorldOptions & { deaf?: boolean } = {}) => {
    const storage: Storage = {
      count: async () => steps,
      everything: async () => ({ count: steps, rows: everything() }),
      async commit(count, changes) {
        steps = count
        kept.apply(changes)
        for (const [tab, listener] of tabs) if (tab !== storage) listener(count, changes)
      },
      exclusively: (work) => work(),
      onForeignStep: (listener) => void (deaf || tabs.set(storage, listener)),
      close: () => void tabs.delete(storage),
    }
    return createWorld({ ...options, storage: async () => storage })
  }
  return { open, kept, everything }
}

describe('tabs of one browser', () => {
  test("receive each other's rows, and read nothing again", async () => {
    const { open, everything } = createBrowser()
    const [one, two] = [open(), open()]
    await Promise.all([one.ready(), two.ready()])
    everything.mockClear()
    const shown = two.view([lamps.name], (rows) => rows(lamps).all())
    expect(shown()).toEqual([])
    await add(one, 'a', 'b')
    await one.step((rows) => rows(lamps).delete(lamp('a')))
    expect(shown()).toEqual([lamp('b')])
    expect(shown()).toBe(shown())
    await add(two, 'a')
    expect(await ids(one)).toEqual(['b', 'a'])
    await two.reset()
    expect(await ids(one)).toEqual([])
    expect(everything).not.toHaveBeenCalled()
  })

  test.each([
    [{ table: lamps.name, key: 'b', at: 2, row: { id: 'b', room: 'hall', lit: 'yes' } }, /^"lamps": lit: /],
    [{ table: 'dragons', key: 'b', at: 2, row: lamp('b') }, /^"dragons": there is no such table$/],
  ])('begin empty, and hand a stored world over whole, if a row of it does not fit: %j', async (unfit, problem) => {
    const { open, kept } = createBrowser()
    const rows = [{ table: lamps.name, key: 'a', at: 1, row: lamp('a') }, unfit]
    kept.apply({ cleared: false, deleted: [], written: rows })
    const onOutdated = vi.fn(async () => {})
    const world = open({ onOutdated })
    expect(await ids(world)).toEqual([])
    expect(onOutdated.mock.calls).toEqual([[rows, expect.stringMatching(problem)]])
    await add(world, 'c')
    expect(kept.everything()).toHaveLength(1)
  })

  test('read everything once if a step was not received', async () => {
    const { open, everything } = createBrowser()
    const [one, deaf] = [open(), open({ deaf: true })]
    await Promise.all([one.ready(), deaf.ready()])
    everything.mockClear()
    await add(one, 'a')
    await add(one, 'b')
    expect(await ids(deaf)).toEqual(['a', 'b'])
    expect(await ids(deaf)).toEqual(['a', 'b'])
    expect(everything).toHaveBeenCalledOnce()
    await add(one, 'c')
    await add(deaf, 'd')
    expect(await ids(one)).toEqual(['a', 'b', 'c', 'd'])
  })
})

const soon = 10
const send = (world: World, id: string, rest: Partial<Message> = {}) =>
  world.step((rows) =>
    deliver(rows, {
      id,
      channel: 'email',
      to: 'rowan@example.com',
      subject: 'Your code',
      text: 'It is 123456.',
      code: '123456',
      sentAt: 0,
      until: soon,
      ...rest,
    }),
  )
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `m${index + 1}`)

test('shows the newest fifty, newest first', async () => {
  const world = createWorld()
  for (const id of numbers(51)) await send(world, id)
  expect(world.outbox.list().map(({ id }) => id)).toEqual(numbers(51).slice(1).toReversed())
})

test('finds the messages to a contact, in any case, newest first', async () => {
  const world = createWorld()
  await send(world, 'one', { to: 'Rowan@Example.com' })
  await send(world, 'two')
  await send(world, 'three', { to: 'wren@example.com' })
  expect((await world.outbox.listTo('rowan@EXAMPLE.com')).map(({ id }) => id)).toEqual(['two', 'one'])
})

const begin = Date.UTC(2026, 10, 20)
let now = begin
const open = () => createWorld({ now: () => now })
const cookie = (value: string, maxAge = 60, name = 'session') => ({ name, value, maxAge })

test('a cookie is kept for its seconds', async () => {
  now = begin
  const world = open()
  await world.cookies.store([cookie('abc')])
  now = begin + 59_999
  expect(await world.cookies.read()).toEqual({ session: 'abc' })
  now = begin + 60_000
  expect(await world.cookies.read()).toEqual({})
})

test('in a browser that stores nothing, snapshots last as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('The request was denied.', 'SecurityError')
    },
  })
  const snapshots = snapshotsInBrowser()
  expect(await snapshots.list()).toEqual([])
  expect(await addSnapshot(snapshots, 'before', 'a world')).toBe('before')
  expect([await snapshots.list(), await snapshots.get('before')]).toEqual([['before'], 'a world'])
  await snapshots.delete('before')
  expect(await snapshots.list()).toEqual([])
  vi.unstubAllGlobals()
})
