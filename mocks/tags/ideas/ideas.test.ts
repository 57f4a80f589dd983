import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Idea } from '../../../src/contract/types.gen.ts'
import { createWorld, type World } from '../../db/world.ts'
import { createGameOfAll } from '../test-game.ts'
import { createPersonIn, type Person } from '../test-member.ts'
import { exportWorld } from '../world-file.ts'
import { change, get, keep, newIdea, titlesIn } from './test-ideas.ts'

const begin = new Date('2026-11-22T20:00:00.000Z')
const hour = 3_600_000
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function createRowan() {
  const world = createWorld()
  return { world, rowan: await createPersonIn(world, 'Rowan') }
}
const ownId = '2VJ0nE9gXu2cToH3aMw6ByQ0fV4'

describe('keeping an idea', () => {
  test('gives the whole thing, with where it is and its version', async () => {
    const { rowan } = await createRowan()
    const { status, body, headers } = await rowan.call('createIdea', { body: newIdea })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...newIdea,
      ideaId: Object(body).ideaId,
      ...{ body: '', tags: [], status: 'draft', visibility: 'me', rev: 1 },
      author: expect.objectContaining({ userId: rowan.userId }),
      ...{ createdAt: begin.toISOString(), updatedAt: begin.toISOString() },
    })
    expect(headers.get('ETag')).toBe('"1"')
    const found = await rowan.client.send(headers.get('Location') ?? '', { method: 'GET' })
    expect(found.body).toEqual(body)
  })

  test('takes an id of the client’s own, once', async () => {
    const { world, rowan } = await createRowan()
    expect(await keep(rowan, { ideaId: ownId })).toMatchObject({ ideaId: ownId })
    const taken = { status: 409, body: { message: 'This idea was sent before. Reload the page to see it.' } }
    const body = { ...newIdea, ideaId: ownId }
    expect(await rowan.call('createIdea', { body })).toMatchObject(taken)
    expect(await (await createPersonIn(world, 'Ash')).call('createIdea', { body })).toMatchObject(taken)
    await rowan.call('deleteIdea', { params: { ideaId: ownId } })
    expect(await rowan.call('createIdea', { body })).toMatchObject(taken)
  })

  test('is made once for a key, and not anew when it is deleted', async () => {
    const { world, rowan } = await createRowan()
    const headers = { 'Idempotency-Key': world.newId() }
    const [one, two] = [
      await rowan.call('createIdea', { headers, body: newIdea }),
      await rowan.call('createIdea', { headers, body: newIdea }),
    ]
    expect(two.body).toEqual(one.body)
    await rowan.call('deleteIdea', { params: { ideaId: Object(one.body).ideaId } })
    expect(await rowan.call('createIdea', { headers, body: newIdea })).toMatchObject({
      status: 409,
      body: { message: 'This idea was deleted meanwhile.' },
    })
  })

  test.each([
    [{ tags: ['Harbour', 'harbour'] }, 'Two of these tags are alike. Leave one of them out.'],
    [{ visibility: 'everyone' }, 'Choose the game in which others are to see this idea.'],
    [{ title: ' ' }, /^Give the idea a kind/],
    [{ body: 'x'.repeat(4001) }, /^Give the idea a kind/],
    [{ tags: ['a, b'] }, /^Give the idea a kind/],
    [{ kind: 'weather' }, /^Give the idea a kind/],
  ])('with %j is refused', async (wrong, message) => {
    const { rowan } = await createRowan()
    expect(await rowan.call('createIdea', { body: { ...newIdea, ...wrong } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    })
  })

  test('needs a game of mine that is not archived', async () => {
    const { gameId, persons } = await createGameOfAll()
    const body = { ...newIdea, gameId }
    expect(await persons.stranger.call('createIdea', { body })).toMatchObject({
      status: 404,
      body: { message: 'This game does not exist, or you do not sit at its table.' },
    })
    await persons.host.call('archiveGame', { params: { gameId } })
    expect(await persons.host.call('createIdea', { body })).toMatchObject({
      status: 409,
      body: { message: 'This game is archived. Restore it first.' },
    })
  })
})

describe('changing an idea', () => {
  test('keeps what is left away, and makes a new version', async () => {
    const { rowan } = await createRowan()
    const idea = await keep(rowan, { tags: ['harbour'] })
    vi.setSystemTime(begin.getTime() + 1000)
    const { body, headers } = await change(rowan, idea, { status: 'pinned' })
    expect(body).toEqual({ ...idea, status: 'pinned', rev: 2, updatedAt: '2026-11-22T20:00:01.000Z' })
    expect(headers.get('ETag')).toBe('"2"')
    expect(await change(rowan, { ...idea, rev: 2 }, { tags: ['harbour'] })).toMatchObject({ body: { rev: 2 } })
  })

  test('of two changes on top of one version the second is refused; one without a version too', async () => {
    const { rowan } = await createRowan()
    const idea = await keep(rowan)
    const answers = await Promise.all([change(rowan, idea, { title: 'One' }), change(rowan, idea, { title: 'Two' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const blind = await rowan.call('changeIdea', { params: { ideaId: idea.ideaId }, body: { title: 'Three' } })
    expect(blind).toMatchObject({ status: 428, body: { message: 'Say which version you are changing.' } })
  })

  test('to another game shows it to nobody there yet, and out of its game to nobody at all', async () => {
    const { gameId, persons } = await createGameOfAll()
    const other = await persons.host.call('createGame', { body: { name: 'Other', seats: 3, timeZone: 'UTC' } })
    const idea = await keep(persons.host, { gameId, visibility: 'everyone' })
    const moved = await change(persons.host, idea, { gameId: Object(other.body).gameId })
    expect(moved).toMatchObject({ status: 200, body: { visibility: 'me', rev: 2 } })
    const out = await change(persons.host, { ...idea, rev: 2 }, { gameId: null })
    expect(out.body).not.toHaveProperty('gameId')
    expect(await change(persons.host, { ...idea, rev: 3 }, { visibility: 'hosts' })).toMatchObject({ status: 400 })
    const gone = { gameId: '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4' }
    expect(await change(persons.host, { ...idea, rev: 3 }, gone)).toMatchObject({
      status: 404,
      body: { message: 'This game does not exist, or you do not sit at its table.' },
    })
  })
})

describe('deleting an idea', () => {
  test('is undone within a day, in a new version', async () => {
    const { world, rowan } = await createRowan()
    const idea = await keep(rowan, { tags: ['harbour'] })
    const params = { ideaId: idea.ideaId }
    expect(await rowan.call('deleteIdea', { params })).toMatchObject({ status: 204 })
    expect(await get(rowan, idea)).toMatchObject({ status: 404 })
    vi.setSystemTime(begin.getTime() + 24 * hour - 1)
    // The session of before is over.
    const late = await createPersonIn(world, 'Rowan')
    for (const _ of ['first', 'second'])
      expect(await late.call('restoreIdea', { params })).toMatchObject({ status: 200, body: { ...idea, rev: 2 } })
  })

  test('is final after a day', async () => {
    const { world, rowan } = await createRowan()
    const [first, second] = [await keep(rowan), await keep(rowan)]
    await rowan.call('deleteIdea', { params: { ideaId: first.ideaId } })
    vi.setSystemTime(begin.getTime() + 24 * hour)
    // The session of before is over.
    const late = await createPersonIn(world, 'Rowan')
    expect(await late.call('restoreIdea', { params: { ideaId: first.ideaId } })).toMatchObject({ status: 404 })
    await late.call('deleteIdea', { params: { ideaId: second.ideaId } })
    const kept = (await world.everything()).filter(({ table }) => table === 'deletedIdeas')
    expect(kept.map(({ key }) => key)).toEqual([second.ideaId])
  })

  test.each([
    ['another is kept', (person: Person) => keep(person, { title: 'The Lantern' })],
    [
      'some are imported',
      (person: Person) => person.call('importIdeas', { body: { ideas: [{ kind: 'clue', title: 'Ash' }] } }),
    ],
    ['another is changed', (person: Person, other: Idea) => change(person, other, { title: 'The Lantern' })],
    ['the world is exported', (_: Person, __: Idea, world: World) => exportWorld(world)],
  ])('leaves nothing of it after a day, once %s', async (_, happens) => {
    const { world, rowan } = await createRowan()
    const other = await keep(rowan, { title: 'The Mill' })
    const { ideaId } = await keep(rowan)
    await rowan.call('deleteIdea', { params: { ideaId } })
    vi.setSystemTime(begin.getTime() + 25 * hour)
    await happens(await createPersonIn(world, 'Rowan'), other, world)
    expect(JSON.stringify(await world.everything())).not.toContain(newIdea.title)
  })

  test('is undone without the game, where I sit there no more', async () => {
    const { gameId, persons } = await createGameOfAll()
    const idea = await keep(persons.player, { gameId, visibility: 'everyone' })
    const params = { ideaId: idea.ideaId }
    await persons.player.call('deleteIdea', { params })
    await persons.player.call('leaveGame', { params: { gameId } })
    const { body } = await persons.player.call('restoreIdea', { params })
    expect(body).toMatchObject({ visibility: 'me' })
    expect(body).not.toHaveProperty('gameId')
  })
})

test('there are two thousand ideas at most; what is deleted counts no more', async () => {
  const { rowan } = await createRowan()
  const ideas = Array.from({ length: 1999 }, (_, at) => ({ kind: 'hook', title: `Idea ${at}` }))
  const many = { status: 409, body: { message: 'You keep 2,000 ideas already. Delete some of them first.' } }
  expect(await rowan.call('importIdeas', { body: { ideas } })).toMatchObject({ status: 200 })
  const last = await keep(rowan)
  expect(await rowan.call('createIdea', { body: newIdea })).toMatchObject(many)
  expect(await rowan.call('importIdeas', { body: { ideas: [newIdea] } })).toMatchObject(many)
  await rowan.call('deleteIdea', { params: { ideaId: last.ideaId } })
  await keep(rowan)
  expect(await rowan.call('restoreIdea', { params: { ideaId: last.ideaId } })).toMatchObject(many)
})

describe('an import', () => {
  test('keeps all, in their order, once for a key', async () => {
    const { world, rowan } = await createRowan()
    await keep(rowan, { title: 'Before' })
    const ideas = ['One', 'Two', 'Three'].map((title) => ({ kind: 'clue', title, tags: ['file'] }))
    const headers = { 'Idempotency-Key': world.newId() }
    const answers = [
      await rowan.call('importIdeas', { headers, body: { ideas } }),
      await rowan.call('importIdeas', { headers, body: { ideas } }),
    ]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const { body } = await rowan.call('listIdeas')
    expect(titlesIn(body)).toEqual(['One', 'Two', 'Three', 'Before'])
    expect(Object(body).items[1]).toMatchObject({ ideaId: Object(answers[0]?.body).ideaIds[1], visibility: 'me' })
  })

  test('keeps none, where one is no idea', async () => {
    const { rowan } = await createRowan()
    for (const wrong of [{ title: '' }, { tags: ['a', 'A'] }, { gameId: ownId }])
      expect(await rowan.call('importIdeas', { body: { ideas: [newIdea, { ...newIdea, ...wrong }] } })).toMatchObject({
        status: 400,
      })
    expect(titlesIn((await rowan.call('listIdeas')).body)).toEqual([])
  })

  test('may be as long as two thousand ideas are', async () => {
    const { rowan } = await createRowan()
    const ideas = Array.from({ length: 2000 }, () => ({ ...newIdea, body: 'x'.repeat(4000) }))
    expect(await rowan.call('importIdeas', { body: { ideas } })).toMatchObject({ status: 200 })
  })
})
