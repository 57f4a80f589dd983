import { expect, test } from 'vitest'
import { deliver, type Message } from './outbox.ts'
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

test('shows the newest fifty, the newest first', async () => {
  const world = createWorld()
  for (const id of numbers(51)) await send(world, id)
  expect(world.outbox.list().map(({ id }) => id)).toEqual(numbers(51).slice(1).toReversed())
})

test('finds what was sent to a contact, in any case, the newest first', async () => {
  const world = createWorld()
  await send(world, 'one', { to: 'Rowan@Example.com' })
  await send(world, 'two')
  await send(world, 'three', { to: 'wren@example.com' })
  expect((await world.outbox.listTo('rowan@EXAMPLE.com')).map(({ id }) => id)).toEqual(['two', 'one'])
})
