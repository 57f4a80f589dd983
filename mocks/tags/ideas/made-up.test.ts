import { expect, test } from 'vitest'
import { zNewIdea, zNewIdeaTable } from '../../../src/contract/schemas/ideas.gen.ts'
import { problemsFrom, tablesOf } from '../../../src/rules/idea-table/graph.ts'
import { createWorld, type World } from '../../db/world.ts'
import { createGameOfAll } from '../test-game.ts'
import { loadWorld } from '../worlds.ts'
import { addExampleIdeas } from './example.ts'
import { ideas, ideaTables } from './tables.ts'
import { titlesIn } from './test-ideas.ts'

const readAll = (world: World) =>
  world.look(async (rows) => ({ kept: await rows(ideas).all(), tables: await rows(ideaTables).all() }))

/** Made-up ideas and tables are such as a person could have made. */
function expectGood({ kept, tables }: Awaited<ReturnType<typeof readAll>>) {
  for (const { ideaId, kind, title, body, tags, status, gameId, visibility } of kept) {
    const idea = { ideaId, kind, title, body, tags, status, visibility, ...(gameId && { gameId }) }
    expect(zNewIdea.safeParse(idea).error, title).toBeUndefined()
    expect(gameId !== undefined || visibility === 'me').toBe(true)
  }
  for (const { tableId, name, entries } of tables)
    expect(zNewIdeaTable.safeParse({ tableId, name, entries }).error, name).toBeUndefined()
  const circles = tables.flatMap(({ name }) => problemsFrom(tablesOf(tables), name)).filter((each) => 'path' in each)
  expect(circles).toEqual([])
}

test('the large world has two thousand ideas that its main person sees', async () => {
  const world = createWorld()
  await loadWorld(world, 'large')
  const all = await readAll(world)
  expectGood(all)
  expect([all.kept.length, all.tables.length]).toEqual([2000, 12])
  expect(new Set(all.kept.map(({ title }) => title)).size).toBe(2000)
})

test('the example has sixty ideas of every kind and status, which its members see in part', async () => {
  const { world, gameId, persons } = await createGameOfAll()
  await world.step((rows) =>
    addExampleIdeas(rows, world, {
      gameId,
      hostId: persons.host.userId,
      others: [persons.player.userId, persons.admin.userId],
    }),
  )
  const all = await readAll(world)
  expectGood(all)
  expect([all.kept.length, all.tables.length]).toEqual([60, 3])
  expect(new Set(all.kept.map(({ kind }) => kind)).size).toBe(7)
  expect(new Set(all.kept.map(({ status }) => status)).size).toBe(3)
  const seen = await Promise.all(
    [persons.host, persons.player].map(async (person) => {
      const { body } = await person.call('listGameIdeas', { params: { gameId }, query: { limit: 100 } })
      return titlesIn(body).length
    }),
  )
  expect(seen[0]).toBeGreaterThan(seen[1] ?? 0)
  expect(seen[1]).toBeGreaterThan(10)
  const tables = await persons.player.call('listGameIdeaTables', { params: { gameId } })
  expect(Object(tables.body).items).toMatchObject([{ name: 'market stall' }])
})
