import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '../../../tests/support/fake-network.ts'
import { openApp } from '../../../tests/support/open-app.tsx'
import { seatIn } from '../../../tests/support/seed-games.ts'
import { examples } from '../../contract/examples.gen.ts'
import { zIdea } from '../../contract/schemas/ideas.gen.ts'
import type { Game, Idea, Role } from '../../contract/types.gen.ts'
import { href } from '../../shell/href.ts'
import { fellowsOf } from './gather-own.tsx'
import { findGames, findIdeas, findPeople } from './suggestions.tsx'

const crown: Game = examples.getGame.answers[200].crown
const named = (name: string, change: Partial<Game> = {}): Game => ({ ...crown, name, ...change })
const plain = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '').trim()
const found = (query: string, ...games: Game[]) => findGames(games, query).map(({ label }) => plain(label))

test('games are found by the words of their name, the best match first, archived ones last', () => {
  const archived = named('Crown of Salt', { status: 'archived' })
  const games = [named('Uncrowned', { gameId: '1' }), archived, named('The Ember Crown', { gameId: '2' })]
  expect(found('crown', ...games)).toEqual(['The Ember Crown', 'Uncrowned', 'Crown of Salt'])
  expect(found('crown ember', ...games)).toEqual(['The Ember Crown'])
  const many = Array.from({ length: 50 }, (_, at) => named('Crown', { gameId: `${at}` }))
  expect(found('crown', ...many)).toHaveLength(6)
})

const bell: Idea = zIdea.parse(examples.getIdea.answers[200].bell)
const ideaOf = (ideaId: string, change: Partial<Idea>): Idea => ({ ...bell, ideaId, ...change })
const look = (ideas: Idea[], query: string, hasMoreIdeas = false) => findIdeas({ ideas, hasMoreIdeas }, query)

test('ideas are found by title and tags, once for each title, used ones last', () => {
  const ideas = [
    ideaOf('1', { title: 'Bell', status: 'used' }),
    ideaOf('2', { title: 'The Doorbell' }),
    ideaOf('3', { title: 'Rope', tags: ['bell', 'tower'] }),
    ideaOf('4', { title: 'Rope', tags: ['bell'] }),
  ]
  expect(look(ideas, 'bell').map(({ value }) => value)).toEqual(['3', '2', '1'])
  expect(look(ideas, 'tower rope').map(({ to }) => to)).toEqual(['/idea-builder/?search=Rope'])
  expect(look([ideaOf('5', { title: '???', tags: ['bell'] })], 'bell')[0]?.to).toBe('/idea-builder/?search=bell')
  expect(look(ideas, '???', true)).toEqual([])
  expect(look([], 'rope', true).map(({ to }) => to)).toEqual(['/idea-builder/?search=rope'])
})

test('3 ideas are suggested, and those with a word that begins with the query come first', () => {
  const ideas = ['Glove', 'Cloth', 'Slope', 'Long night'].map((title) => ideaOf(title, { title, tags: [] }))
  expect(look(ideas, 'lo').map(({ value }) => value)).toEqual(['Long night', 'Glove', 'Cloth'])
})

test('a person in several of my games is found once, in the current game first', () => {
  const member = (userId: string, role: Role) => ({ ...examples.getMember.answers[200].ash, userId, role })
  const host = { ...crown.host, userId: 'a host' }
  const games = [{ ...crown, gameId: 'here' }, named('Elsewhere', { gameId: 'there', host })]
  const members = [member('me', 'host'), member('lobby', 'admin')]
  const around = { gameId: 'here', members, games }
  expect(fellowsOf('me', { ...around, isOne: true }).map(({ userId }) => userId)).toEqual(['lobby'])
  const known = fellowsOf('me', { ...around, members: [...members, member('a host', 'player')], isOne: false })
  expect(known.map(({ userId, gameId }) => [userId, gameId])).toContainEqual(['a host', 'here'])
  expect(new Set(known.map(({ userId }) => userId)).size).toBe(known.length)
  // An id differs from that of a view.
  expect(findPeople(known, known[0]?.displayName ?? '').map(({ value }) => value)).toContain('person-lobby')
})

const field = () => page.getByRole('combobox', { name: 'Search' })
const options = async () => (await page.getByRole('option').all()).map((one) => plain(one.element().textContent))
const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await page.viewport(414, 896)
})

test('a game is suggested beside the views, and Enter opens it', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'Inviting Shadows' }, { name: 'Salt and Lanterns' })
  await openApp({ at: href('home') })
  await userEvent.fill(field(), 'invit')
  await expect.poll(options).toEqual(['Invite Players', 'Inviting Shadows'])
  await expect.element(page.getByRole('group', { name: 'Games' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: /Inviting Shadows/ })).toBeVisible()
})

test('a game whose name begins with the query comes before a view that only contains it', async () => {
  const network = fakeNetwork()
  await network.signIn('rowan@example.com')
  await seatIn(network, { gameId, name: 'A Hollow Harbor' })
  await openApp({ at: href('home') })
  await userEvent.fill(field(), 'ha')
  await expect.poll(options).toEqual(['A Hollow Harbor', 'Character'])
})
