import { expect, test } from 'vitest'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { createCaller, createGameOfAll } from '../../tests/support/mock-game.ts'
import { keep, makeTable } from '../../tests/support/mock-ideas.ts'
import { findSession } from '../db/people.ts'
import { createWorld, type World } from '../db/world.ts'
import { countOf, exportWorld, importWorld, readWorldFile, restoreWorld, textOf } from './world-file.ts'

const byKey = (rows: { table: string; key: string; row: unknown }[]) =>
  rows.map(({ table, key, row }) => ({ place: table + key, row })).toSorted((a, b) => (a.place < b.place ? -1 : 1))
const good = {
  kind: 'Emberhall mock world',
  version: 1,
  tables: { users: [{ userId: 'rowan', contact: 'rowan@example.com' }] },
}

test('a world is the same after export and import, except for sign-ins', async () => {
  const { world, gameId, persons } = await createGameOfAll()
  await keep(persons.player, { gameId, tags: ['harbor'] })
  await makeTable(persons.player)
  const tables = readWorldFile(await exportWorld(world))
  const other = createWorld()
  await importWorld(other, tables)
  const kept = world.everything().filter(({ table }) => table !== 'sessions' && table !== 'liveLastEvents')
  expect(byKey(other.everything())).toEqual(byKey(kept))
  expect(await countOf(other)).toEqual({ persons: 8, games: 1 })
})

test('the file has no session, cookie or code', async () => {
  const { world, persons } = await createGameOfAll()
  await persons.host.call('startVerification', { body: { email: 'rowan@example.com' } })
  const text = await exportWorld(world)
  for (const token of persons.host.client.cookies.values()) expect(text).not.toContain(token)
  expect(text).not.toContain(world.outbox.list()[0]?.code)
})

test('sign-ins travel with the file of a server, but not with an import', async () => {
  const { world, persons } = await createGameOfAll()
  const tables = readWorldFile(textOf(world))
  const [server, browser] = [createWorld(), createWorld()]
  await restoreWorld(server, tables)
  await importWorld(browser, tables)
  const token = [...persons.host.client.cookies.values()][0]
  const find = (world: World) => world.look((rows) => findSession(rows, token))
  expect(await find(server)).toMatchObject({ userId: persons.host.userId })
  expect(await find(browser)).toBeUndefined()
})

test('the person of this tab stays signed in, if they are in the file', async () => {
  const { world, persons } = await createGameOfAll()
  const tables = readWorldFile(await exportWorld(world))
  await world.people.signInAs(persons.host.userId)
  await importWorld(world, tables)
  const caller = createCaller(world)
  caller.client.cookies.set(sessionCookie, (await world.cookies.read())[sessionCookie] ?? '')
  expect(await caller.call('getUserInfo')).toMatchObject({ status: 200, body: { userId: persons.host.userId } })
  // The previous session is over.
  expect(await persons.player.call('getUserInfo')).toMatchObject({ status: 401 })
})

test.each([
  ['is no JSON', '{"kind":', /^The file isn't JSON\. \w/],
  [
    'is something else',
    '{"hello":"world"}',
    'The file isn\'t a world of this mock. Choose one that "Export" has made.',
  ],
  [
    'is of another version',
    JSON.stringify({ ...good, version: 2 }),
    'The file is of version 2. This mock reads version 1.',
  ],
  [
    'has an unknown table',
    JSON.stringify({ ...good, tables: { dragons: [{}] } }),
    'The file has "dragons", which this mock doesn\'t know.',
  ],
  [
    'has a broken row',
    JSON.stringify({ ...good, tables: { users: [...good.tables.users, { userId: 'ash' }] } }),
    /^Number 2 of "users" is broken: contact: \w/,
  ],
])('a file that %s is reported', (_, text, problem) => {
  expect(() => readWorldFile(text)).toThrow(problem)
})

test('a valid file is read', () => {
  expect(readWorldFile(JSON.stringify(good))).toEqual(good.tables)
})
