import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from './memory-storage.ts'
import { defineTable, toStored } from './table.ts'
import { createWorld, type World } from './world.ts'

const lamps = defineTable('lamps', {
  row: z.object({ id: z.string(), room: z.string(), lit: z.number() }),
  key: ({ id }) => id,
  by: { room: ({ room }) => room, lit: ({ lit }) => lit },
})

const lamp = (id: string, room = 'hall', lit = 0) => ({ id, room, lit })
const add = (world: World, ...ids: string[]) =>
  world.step((rows) => {
    for (const id of ids) rows(lamps).put(lamp(id))
  })
const ids = (world: World) => world.look(async (rows) => (await rows(lamps).all()).map(({ id }) => id))

test('a step sees what it has changed itself', async () => {
  const world = createWorld()
  await add(world, 'a', 'b')
  await world.step(async (rows) => {
    const all = rows(lamps)
    all.put(lamp('b', 'attic', 7))
    all.put(lamp('c', 'hall', 3))
    all.delete(lamp('a'))
    expect(await all.get('a')).toBeUndefined()
    expect(await all.get('b')).toEqual(lamp('b', 'attic', 7))
    expect(await all.where('room', 'hall')).toEqual([lamp('c', 'hall', 3)])
    expect(await all.upTo('lit', 5)).toEqual([lamp('c', 'hall', 3)])
    expect(await all.newest(1)).toEqual([lamp('c', 'hall', 3)])
    expect(await all.all()).toHaveLength(2)
  })
  expect(await ids(world)).toEqual(['b', 'c'])
})

test('the newest are found beyond those that the step has deleted', async () => {
  const world = createWorld()
  await add(world, 'a', 'b', 'c', 'd')
  await world.step(async (rows) => {
    const all = rows(lamps)
    all.delete(lamp('d'))
    all.delete(lamp('c'))
    expect(await all.newest(1)).toEqual([lamp('b')])
    expect(await all.newest(3)).toEqual([lamp('b'), lamp('a')])
  })
})

test('what a step has deleted is gone, and what it has changed keeps its place', async () => {
  const world = createWorld()
  await add(world, 'a', 'b')
  await add(world, 'a')
  expect(await ids(world)).toEqual(['a', 'b'])
  await world.step((rows) => rows(lamps).delete(lamp('a')))
  expect(await ids(world)).toEqual(['b'])
})

test('a step that fails changes nothing, notifies nobody, and does not block the next', async () => {
  const world = createWorld()
  const told = vi.fn()
  world.subscribe(told)
  const failing = world.step((rows) => {
    rows(lamps).put(lamp('a'))
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(told).not.toHaveBeenCalled()
  await add(world, 'b')
  expect(await ids(world)).toEqual(['b'])
})

test('simultaneous steps run one after the other', async () => {
  const world = createWorld()
  await add(world, 'a')
  const light = () =>
    world.step(async (rows) => {
      const one = (await rows(lamps).get('a')) ?? lamp('a')
      await Promise.resolve()
      rows(lamps).put({ ...one, lit: one.lit + 1 })
    })
  await Promise.all(Array.from({ length: 20 }, light))
  expect(await world.look((rows) => rows(lamps).get('a'))).toEqual(lamp('a', 'hall', 20))
})

test('a look changes nothing', async () => {
  const world = createWorld()
  await world.look(async (rows) => rows(lamps).put(lamp('a')))
  expect(await ids(world)).toEqual([])
})

test('a step that only reads notifies nobody; a listener that unsubscribed is not called again', async () => {
  const world = createWorld()
  const told = vi.fn()
  const end = world.subscribe(told)
  await world.step((rows) => rows(lamps).all())
  expect(told).not.toHaveBeenCalled()
  await add(world, 'a')
  expect(told).toHaveBeenCalledOnce()
  end()
  await add(world, 'b')
  expect(told).toHaveBeenCalledOnce()
})

test('a row that does not match its table’s schema counts as absent', async () => {
  const storage = memoryStorage()
  const strange = { table: 'lamps', key: 'a', row: { id: 'a' }, indexes: { room: 'hall', lit: 0 } }
  await storage.commit({ cleared: false, deleted: [], written: [strange] })
  const world = createWorld({ storage })
  expect(await ids(world)).toEqual([])
  await add(world, 'a')
  expect(await ids(world)).toEqual(['a'])
})

test('a view is read when somebody looks, and again only when its tables change', async () => {
  const world = createWorld()
  await add(world, 'a')
  const read = vi.fn(async () => ids(world))
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read })
  expect(view.get()).toEqual([])
  const end = view.subscribe(() => {})
  await expect.poll(view.get).toEqual(['a'])
  await add(world, 'b')
  expect(view.get()).toEqual(['a', 'b'])
  await world.cookies.store([{ name: 'x', value: '1', maxAge: 60 }])
  expect(read).toHaveBeenCalledTimes(2)
  end()
  await add(world, 'c')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a step that only reads writes nothing', async () => {
  const storage = memoryStorage()
  const commit = vi.spyOn(storage, 'commit')
  await createWorld({ storage }).step((rows) => rows(lamps).all())
  expect(commit).not.toHaveBeenCalled()
})

test('what an earlier page left behind is there when the world is ready', async () => {
  const storage = memoryStorage()
  const world = createWorld({ storage })
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read: () => ids(world) })
  view.subscribe(() => {})
  await add(createWorld({ storage }), 'a')
  await world.ready()
  expect(view.get()).toEqual(['a'])
})

test('what another page has changed is read again', async () => {
  const storage = memoryStorage()
  let tell = (_tables: string[]) => {}
  storage.onForeignChange = (listener) => {
    tell = listener
  }
  const world = createWorld({ storage })
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read: () => ids(world) })
  view.subscribe(() => {})
  await storage.commit({ cleared: false, deleted: [], written: [toStored(lamps, lamp('a'))] })
  tell([lamps.name])
  await expect.poll(view.get).toEqual(['a'])
})

test('a world that is closed closes its storage', () => {
  const storage = memoryStorage()
  const close = vi.spyOn(storage, 'close')
  createWorld({ storage }).close()
  expect(close).toHaveBeenCalledOnce()
})

test('whoever looks is told of a change, and one more or less of them reads nothing', async () => {
  const world = createWorld()
  const read = vi.fn(async () => ids(world))
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read })
  const [first, second] = [vi.fn(), vi.fn()]
  const end = view.subscribe(first)
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce())
  view.subscribe(second)
  end()
  expect(read).toHaveBeenCalledOnce()
  await add(world, 'a')
  expect(view.get()).toEqual(['a'])
  expect([first, second].map((told) => told.mock.calls.length)).toEqual([1, 1])
})

test('an answer that a later one has overtaken does not come back', async () => {
  const answers: ((found: string[]) => void)[] = []
  const world = createWorld()
  const read = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read })
  view.subscribe(() => {})
  const adding = add(world, 'a')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(['new'])
  await adding
  answers[0]?.(['old'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(view.get()).toEqual(['new'])
})

test('a table may be without an index', async () => {
  const plain = defineTable('plain', { row: z.object({ id: z.string() }), key: ({ id }) => id })
  const world = createWorld()
  await world.step((rows) => rows(plain).put({ id: 'a' }))
  expect(await world.look((rows) => rows(plain).all())).toEqual([{ id: 'a' }])
})

test('a reset forgets everything, and whoever looks sees it', async () => {
  const world = createWorld()
  const view = world.view<string[]>({ tables: [lamps.name], empty: [], read: () => ids(world) })
  view.subscribe(() => {})
  await add(world, 'a')
  expect(view.get()).toEqual(['a'])
  await world.cookies.store([{ name: 'x', value: '1', maxAge: 60 }])
  await world.reset()
  expect(view.get()).toEqual([])
  expect(await ids(world)).toEqual([])
  expect(await world.cookies.read()).toEqual({})
})
