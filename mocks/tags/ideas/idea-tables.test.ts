import { describe, expect, test } from 'vitest'
import { createWorld } from '../../db/world.ts'
import { createGameOfAll } from '../test-game.ts'
import { createPersonIn, type Person } from '../test-member.ts'
import { makeTable, newTable } from './test-ideas.ts'

const draws = (text: string) => [{ text, weight: 1 }]
const change = (person: Person, { tableId, rev = 1 }: { tableId: string; rev?: number }, body: object) =>
  person.call('changeIdeaTable', { params: { tableId }, headers: { 'If-Match': `"${rev}"` }, body })
const createRowan = () => createPersonIn(createWorld(), 'Rowan')

describe('a table', () => {
  test('is made, found where it is said to be, changed and deleted', async () => {
    const rowan = await createRowan()
    const { status, body, headers } = await rowan.call('createIdeaTable', { body: newTable })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...newTable, rev: 1, author: { userId: rowan.userId } })
    const found = await rowan.client.send(headers.get('Location') ?? '', { method: 'GET' })
    expect(found.body).toEqual(body)
    const entries = [{ text: 'The Salt Lantern', weight: 1000 }]
    const changed = await change(rowan, Object(body), { entries })
    expect(changed.body).toMatchObject({ name: 'tavern', entries, rev: 2 })
    expect(await change(rowan, Object(body), { name: 'alehouse' })).toMatchObject({ status: 412 })
    expect(await change(rowan, { ...Object(body), rev: 2 }, { entries })).toMatchObject({ body: { rev: 2 } })
    const params = { tableId: Object(body).tableId }
    expect(await rowan.call('deleteIdeaTable', { params })).toMatchObject({ status: 204 })
    expect(await rowan.call('getIdeaTable', { params })).toMatchObject({ status: 404 })
  })

  test('of two hundred entries of two hundred characters is taken', async () => {
    const rowan = await createRowan()
    const entries = Array.from({ length: 200 }, () => ({ text: '界'.repeat(200), weight: 1000 }))
    expect(await makeTable(rowan, { entries })).toMatchObject({ entries })
  })

  test.each([
    { name: 'a{b' },
    { name: ' place' },
    { name: 'place ' },
    { name: 'x'.repeat(41) },
    { entries: [] },
    { entries: draws('x'.repeat(201)) },
    { entries: [{ text: 'one', weight: 0 }] },
    { entries: [{ text: 'one', weight: 1001 }] },
    { entries: Array.from({ length: 201 }, () => ({ text: 'one', weight: 1 })) },
  ])('with %j is refused', async (wrong) => {
    const rowan = await createRowan()
    expect(await rowan.call('createIdeaTable', { body: { ...newTable, ...wrong } })).toMatchObject({ status: 400 })
  })

  test('has a name of its own, whatever its capitals', async () => {
    const rowan = await createRowan()
    await makeTable(rowan)
    const other = await makeTable(rowan, { name: 'place' })
    const taken = { status: 409, body: { message: 'You have a table of this name already. Choose another name.' } }
    expect(await rowan.call('createIdeaTable', { body: { ...newTable, name: 'Tavern' } })).toMatchObject(taken)
    expect(await change(rowan, other, { name: 'TAVERN' })).toMatchObject(taken)
    expect(await change(rowan, other, { name: 'Place' })).toMatchObject({ status: 200 })
  })

  test('draws from others in no circle, and the message names it', async () => {
    const world = createWorld()
    const rowan = await createPersonIn(world, 'Rowan')
    await makeTable(rowan, { name: 'tavern', entries: draws('A cellar below {Place}') })
    await makeTable(rowan, { name: 'place', entries: draws('The yard of { smith }') })
    const circle = (names: string) => ({
      status: 409,
      body: { message: `These tables would draw from each other in a circle: ${names}.` },
    })
    const smith = { name: 'smith', entries: draws('Whoever drinks in the {tavern}') }
    expect(await rowan.call('createIdeaTable', { body: smith })).toMatchObject(circle('smith → tavern → place → smith'))
    const made = await makeTable(rowan, { name: 'smith' })
    const closing = await change(rowan, made, { entries: smith.entries })
    expect(closing).toMatchObject(circle('smith → tavern → place → smith'))
    const itself = { name: 'echo', entries: draws('an {echo}') }
    expect(await rowan.call('createIdeaTable', { body: itself })).toMatchObject(circle('echo → echo'))
    const ash = await createPersonIn(world, 'Ash')
    expect(await ash.call('createIdeaTable', { body: smith })).toMatchObject({ status: 201 })
  })
})

test('there are a hundred tables at most', async () => {
  const rowan = await createRowan()
  for (let at = 0; at < 100; at++) await makeTable(rowan, { name: `table ${at}` })
  expect(await rowan.call('createIdeaTable', { body: newTable })).toMatchObject({
    status: 409,
    body: { message: 'You have 100 tables already. Delete one of them first.' },
  })
})

test('a table that is shared with a game is read by its members, and changed by its author alone', async () => {
  const { gameId, persons } = await createGameOfAll()
  const table = await makeTable(persons.player, { gameId })
  await makeTable(persons.player, { name: 'not shared' })
  for (const who of ['host', 'admin', 'player'] as const) {
    const { body } = await persons[who].call('listGameIdeaTables', { params: { gameId } })
    expect(Object(body).items).toEqual([table])
  }
  expect(await change(persons.host, table, { name: 'mine' })).toMatchObject({
    status: 403,
    body: { message: 'Only whoever made this table can change it.' },
  })
  const params = { gameId, tableId: table.tableId }
  expect(await persons.admin.call('removeGameIdeaTable', { params })).toMatchObject({ status: 204 })
  expect(await persons.host.call('getIdeaTable', { params: { tableId: table.tableId } })).toMatchObject({ status: 404 })
})

test('a table goes with whoever leaves the game; the others’ stay there', async () => {
  const { gameId, persons } = await createGameOfAll()
  const [stays] = [await makeTable(persons.host, { gameId }), await makeTable(persons.player, { gameId })]
  await persons.player.call('leaveGame', { params: { gameId } })
  const { body } = await persons.host.call('listGameIdeaTables', { params: { gameId } })
  expect(Object(body).items).toEqual([stays])
})
