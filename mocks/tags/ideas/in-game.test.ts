import { describe, expect, test } from 'vitest'
import { createGameOfAll } from '../test-game.ts'
import type { Person } from '../test-member.ts'
import { get, keep, makeTable, titlesIn } from './test-ideas.ts'

const levels = ['me', 'hosts', 'everyone'] as const

/** A game in which the player and the host have ideas that are shown to each circle of people. */
async function createGameWithIdeas() {
  const all = await createGameOfAll()
  const { gameId, persons } = all
  const ideas = []
  for (const who of ['player', 'host'] as const)
    for (const visibility of levels)
      ideas.push(await keep(persons[who], { gameId, visibility, title: `${who}: ${visibility}` }))
  return { ...all, ideas }
}
const listed = async (person: Person, gameId: string) =>
  titlesIn((await person.call('listGameIdeas', { params: { gameId } })).body).toSorted()

describe('the ideas of a game', () => {
  test('are seen by whom their authors name', async () => {
    const { gameId, persons, ideas } = await createGameWithIdeas()
    const others = ['host: everyone', 'host: hosts', 'player: everyone', 'player: hosts']
    const seen = {
      host: ['host: everyone', 'host: hosts', 'host: me', 'player: everyone', 'player: hosts'],
      admin: others,
      player: ['host: everyone', 'player: everyone', 'player: hosts', 'player: me'],
    }
    for (const who of ['host', 'admin', 'player'] as const) {
      expect(await listed(persons[who], gameId)).toEqual(seen[who])
      for (const idea of ideas)
        expect((await get(persons[who], idea)).status).toBe(seen[who].includes(idea.title) ? 200 : 404)
    }
    for (const who of ['waiting', 'removed', 'stranger'] as const)
      for (const idea of ideas) expect(await get(persons[who], idea)).toMatchObject({ status: 404 })
  })

  test('tell who wrote them', async () => {
    const { gameId, persons } = await createGameWithIdeas()
    const { body } = await persons.admin.call('listGameIdeas', { params: { gameId }, query: { limit: 1 } })
    expect(Object(body).items[0].author).toMatchObject({ userId: persons.host.userId })
    expect(Object.keys(Object(body).items[0])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorId|made|changed/)]),
    )
  })

  test('go with their author, who keeps them', async () => {
    const { gameId, persons } = await createGameWithIdeas()
    const table = await makeTable(persons.player, { gameId })
    await persons.host.call('removeMember', { params: { gameId, userId: persons.player.userId } })
    expect(await listed(persons.admin, gameId)).toEqual(['host: everyone', 'host: hosts'])
    const params = { tableId: table.tableId }
    expect(await persons.admin.call('getIdeaTable', { params })).toMatchObject({ status: 404 })
    const { body } = await persons.player.call('listIdeas')
    expect(titlesIn(body)).toEqual(['player: everyone', 'player: hosts', 'player: me'])
    for (const idea of Object(body).items) {
      expect(idea).toMatchObject({ visibility: 'me', rev: 2 })
      expect(idea).not.toHaveProperty('gameId')
    }
    const { body: kept } = await persons.player.call('getIdeaTable', { params })
    expect(kept).toMatchObject({ tableId: table.tableId, rev: table.rev + 1 })
    expect(kept).not.toHaveProperty('gameId')
  })

  test('go with whoever leaves, and stay with their authors when the game is deleted', async () => {
    const { gameId, persons, ideas } = await createGameWithIdeas()
    await persons.player.call('leaveGame', { params: { gameId } })
    expect(await listed(persons.host, gameId)).toEqual(['host: everyone', 'host: hosts', 'host: me'])
    await persons.host.call('deleteGame', { params: { gameId } })
    for (const idea of ideas) {
      const [author, other] = idea.title.startsWith('host') ? ['host', 'player'] : ['player', 'host']
      expect(await get(persons[author as 'host'], idea)).toMatchObject({ status: 200, body: { visibility: 'me' } })
      expect(await get(persons[other as 'host'], idea)).toMatchObject({ status: 404 })
    }
  })

  test('are taken out by host and admin, if they see them', async () => {
    const { gameId, persons, ideas } = await createGameWithIdeas()
    const [mine, , shown] = ideas
    if (!mine || !shown) throw new Error()
    const takeOut = (person: Person, ideaId: string) => person.call('removeGameIdea', { params: { gameId, ideaId } })
    expect(await takeOut(persons.admin, mine.ideaId)).toMatchObject({ status: 404 })
    expect(await takeOut(persons.admin, shown.ideaId)).toMatchObject({ status: 204 })
    expect(await takeOut(persons.admin, shown.ideaId)).toMatchObject({ status: 404 })
    expect(await get(persons.admin, shown)).toMatchObject({ status: 404 })
    expect(await get(persons.player, shown)).toMatchObject({ status: 200, body: { visibility: 'me', rev: 2 } })
  })
})
