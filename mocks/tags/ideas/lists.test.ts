import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorld } from '../../db/world.ts'
import { createPersonIn, type Person } from '../test-member.ts'
import { change, keep, titlesIn } from './test-ideas.ts'

const begin = new Date('2026-11-22T20:00:00.000Z')
const day = 24 * 3_600_000
beforeEach(() => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function createWith(...titles: string[]) {
  const world = createWorld()
  const rowan = await createPersonIn(world, 'Rowan')
  const ideas = []
  for (const title of titles) ideas.push(await keep(rowan, { title }))
  return { world, rowan, ideas }
}
const markOf = async (person: Person) => Object((await person.call('listIdeas')).body).mark
const changes = async (person: Person, since: string, limit = 100) =>
  Object((await person.call('listIdeaChanges', { query: { since, limit } })).body)

describe('my ideas', () => {
  test('come the newest first, in pages that stay right while ideas come and go', async () => {
    const { world, rowan, ideas } = await createWith('One', 'Two', 'Three', 'Four', 'Five')
    await keep(await createPersonIn(world, 'Ash'), { title: 'Not mine' })
    const first = await rowan.call('listIdeas', { query: { limit: 2 } })
    expect(titlesIn(first.body)).toEqual(['Five', 'Four'])
    await keep(rowan, { title: 'Six' })
    await rowan.call('deleteIdea', { params: { ideaId: ideas[3]?.ideaId ?? '' } })
    const { nextCursor: cursor } = Object(first.body)
    const second = await rowan.call('listIdeas', { query: { limit: 2, cursor } })
    expect(titlesIn(second.body)).toEqual(['Three', 'Two'])
    const last = await rowan.call('listIdeas', { query: { limit: 2, cursor: Object(second.body).nextCursor } })
    expect(titlesIn(last.body)).toEqual(['One'])
    expect(last.body).not.toHaveProperty('nextCursor')
  })

  test('have no page for a cursor that is none', async () => {
    const { rowan } = await createWith('One')
    for (const cursor of ['made up', btoa('["my ideas","x"]'), btoa('["games","x"]')])
      expect(await rowan.call('listIdeas', { query: { cursor } })).toMatchObject({ status: 400 })
  })
})

describe('what has changed', () => {
  test('is what was made, changed, deleted and brought back since the mark, once each', async () => {
    const { rowan, ideas } = await createWith('One', 'Two', 'Three')
    const [one, two, three] = ideas.map(({ ideaId }) => ({ ideaId }))
    const since = await markOf(rowan)
    expect(await changes(rowan, since)).toEqual({ items: [], gone: [], mark: expect.any(String), more: false })
    if (!one || !two || !three) throw new Error()
    await change(rowan, two, { title: 'Two again' })
    await rowan.call('deleteIdea', { params: one })
    await keep(rowan, { title: 'Four' })
    await change(rowan, { ...two, rev: 2 }, { status: 'used' })
    await rowan.call('deleteIdea', { params: three })
    await rowan.call('restoreIdea', { params: three })
    const found = await changes(rowan, since)
    expect(titlesIn(found)).toEqual(['Four', 'Two again', 'Three'])
    expect(found).toMatchObject({ gone: [one.ideaId], more: false })
    expect(await changes(rowan, found.mark)).toMatchObject({ items: [], gone: [] })
  })

  test('comes in pieces, the oldest change first', async () => {
    const { rowan, ideas } = await createWith('One', 'Two')
    const since = await markOf(rowan)
    await keep(rowan, { title: 'Three' })
    await rowan.call('deleteIdea', { params: { ideaId: ideas[0]?.ideaId ?? '' } })
    await keep(rowan, { title: 'Four' })
    const pieces = []
    for (let mark = since; pieces.length < 5; ) {
      const piece = await changes(rowan, mark, 1)
      pieces.push(...titlesIn(piece), ...piece.gone.map(() => 'gone'))
      mark = piece.mark
      if (!piece.more) break
    }
    expect(pieces).toEqual(['Three', 'gone', 'Four'])
  })

  test('is mine alone', async () => {
    const { world, rowan } = await createWith('One')
    const ash = await createPersonIn(world, 'Ash')
    const since = await markOf(ash)
    await keep(rowan, { title: 'Two' })
    expect(await changes(ash, since)).toMatchObject({ items: [], gone: [] })
  })

  test('is told for thirty days, and after that no more', async () => {
    const { world, rowan, ideas } = await createWith('One')
    const since = await markOf(rowan)
    await rowan.call('deleteIdea', { params: { ideaId: ideas[0]?.ideaId ?? '' } })
    vi.setSystemTime(begin.getTime() + 30 * day - 1)
    expect(await changes(await createPersonIn(world, 'Rowan'), since)).toMatchObject({ gone: [ideas[0]?.ideaId] })
    vi.setSystemTime(begin.getTime() + 30 * day)
    const late = await createPersonIn(world, 'Rowan')
    expect(await late.call('listIdeaChanges', { query: { since } })).toMatchObject({
      status: 410,
      body: { message: 'Your ideas were read too long ago. Read them all anew.' },
    })
  })

  test('is not told for a mark that is none, or comes from another world', async () => {
    const { rowan } = await createWith('One')
    expect(await rowan.call('listIdeaChanges', { query: { since: 'made up' } })).toMatchObject({ status: 400 })
    const { rowan: other } = await createWith('One', 'Two')
    const since = await markOf(other)
    expect(await rowan.call('listIdeaChanges', { query: { since } })).toMatchObject({ status: 410 })
  })
})
