import { expect, test } from 'vitest'
import { deliver, type Message, messages } from './outbox.ts'
import { createWorld, type World } from './world.ts'

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
const idsIn = async (world: World) => (await world.look((rows) => rows(messages).all())).map(({ id }) => id)

test('shows the newest fifty, the newest first', async () => {
  const world = createWorld()
  for (const id of numbers(51)) await send(world, id)
  expect(world.outbox.list().map(({ id }) => id)).toEqual(numbers(51).slice(1).toReversed())
})

test('keeps what is of use, and of the rest the last twenty', async () => {
  const world = createWorld()
  for (const id of numbers(25)) await send(world, id)
  await send(world, 'last in time', { sentAt: soon - 1, until: 20 })
  expect(await idsIn(world)).toHaveLength(26)
  await send(world, 'after it', { sentAt: soon, until: 20 })
  expect(await idsIn(world)).toEqual([...numbers(25).slice(5), 'last in time', 'after it'])
})

test('finds what was sent to a contact, in any case, the newest first', async () => {
  const world = createWorld()
  await send(world, 'one', { to: 'Rowan@Example.com' })
  await send(world, 'two')
  await send(world, 'three', { to: 'wren@example.com' })
  expect((await world.outbox.listTo('rowan@EXAMPLE.com')).map(({ id }) => id)).toEqual(['two', 'one'])
})

test('can be emptied', async () => {
  const world = createWorld()
  await send(world, 'one')
  await send(world, 'two')
  await world.outbox.clear()
  expect([world.outbox.list(), await idsIn(world)]).toEqual([[], []])
})
