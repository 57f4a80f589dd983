import { expect, test, vi } from 'vitest'
import { type Backing, memoryBacking } from './backing.ts'
import { createStore, type Store } from './store.ts'

/** Two tabs over one storage; a write in one is heard in the other, as the `storage` event is. */
function twoTabs() {
  const shared = memoryBacking()
  const listeners: (() => void)[] = []
  const tab = (own: number): Backing => ({
    ...shared,
    write: (text) => {
      shared.write(text)
      listeners.forEach((listener, index) => {
        if (index !== own) listener()
      })
    },
    onForeignWrite: (listener) => listeners.push(listener),
  })
  return { shared, one: createStore(tab(0)), two: createStore(tab(1)) }
}

const addUser = (store: Store, userId: string) =>
  store.transaction((tables) => tables.users.create({ userId, contact: `${userId}@example.com` }))
const users = (store: Store) => store.tables.users.all().map(({ userId }) => userId)

test('what one tab writes the other has, and is told', async () => {
  const { one, two } = twoTabs()
  const told = vi.fn()
  two.subscribe(told)
  await addUser(one, 'rowan')
  await expect.poll(() => users(two)).toEqual(['rowan'])
  expect(told).toHaveBeenCalledOnce()
})

test('changes of two tabs at the same time are both kept', async () => {
  const { one, two } = twoTabs()
  await Promise.all([addUser(one, 'rowan'), addUser(two, 'wren'), addUser(one, 'ash')])
  await two.transaction(() => undefined)
  expect(users(two).toSorted()).toEqual(['ash', 'rowan', 'wren'])
})

test('a later tab has what was there before', async () => {
  const { shared, one } = twoTabs()
  await addUser(one, 'rowan')
  const late = createStore(shared)
  await late.transaction(() => undefined)
  expect(users(late)).toEqual(['rowan'])
})

test('a reading step tells nobody', async () => {
  const { one } = twoTabs()
  const told = vi.fn()
  one.subscribe(told)
  await one.transaction((tables) => tables.users.count())
  expect(told).not.toHaveBeenCalled()
})

test('whoever ended its subscription is told nothing more', async () => {
  const { one } = twoTabs()
  const told = vi.fn()
  one.subscribe(told)()
  await addUser(one, 'rowan')
  expect(told).not.toHaveBeenCalled()
})

test('a step that fails does not block the next', async () => {
  const { one } = twoTabs()
  const failing = one.transaction(() => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await addUser(one, 'rowan')
  expect(users(one)).toEqual(['rowan'])
})

test.each([
  ['is no JSON', '{"version":1,'],
  ['is something else', '{"hello":"world"}'],
  ['is of another version', '{"version":2,"verifications":[],"users":[],"sessions":[],"outbox":[],"cookies":[]}'],
  [
    'has a row of a wrong shape',
    '{"version":1,"verifications":[],"users":[{}],"sessions":[],"outbox":[],"cookies":[]}',
  ],
])('a store that %s counts as empty, and can be written again', async (_, text) => {
  const backing = memoryBacking()
  backing.write(text)
  const store = createStore(backing)
  await addUser(store, 'rowan')
  expect(users(store)).toEqual(['rowan'])
})
