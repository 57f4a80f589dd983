import type { StoryContext } from '@storybook/react-vite'
import { addCharacters, addConditions, crownCharacters } from '../../mocks/tags/characters/example.ts'
import { characters } from '../../mocks/tags/characters/tables.ts'
import { saveGame } from '../../mocks/tags/games/rules.ts'
import { games, memberships } from '../../mocks/tags/games/tables.ts'
import { addLog } from '../../mocks/tags/log/example.ts'
import { profiles } from '../../mocks/tags/profile/tables.ts'
import { eventExamples } from '../../src/contract/event-examples.gen.ts'
import { type Seed, seedGame } from '../../tests/support/seed-games.ts'
import { type LobbySeed, seedLobby } from '../../tests/support/seed-lobby.ts'

type Stage = Pick<StoryContext, 'mock' | 'store'>

/** Gives the person of a story a name and a sigil that stay: otherwise both come from a new user id. */
async function asRowan({ mock, store }: Stage): Promise<string> {
  const userId = store.getState().session.user?.userId ?? ''
  await mock.world.step((rows) =>
    rows(profiles).put({ userId, displayName: 'Rowan', sigil: 'lantern', colour: 'amber', rev: 1 }),
  )
  return userId
}

/** The id of the game that a story is about. */
export const gameId = '2VJ0i2FvWq9sLkB3xTn6YcR8mZ4'

/** For a story of a member of these games: `beforeEach: seeded({ gameId, role: 'player' })`. */
export const seeded =
  (...seeds: Seed[]) =>
  async (stage: Stage): Promise<void> => {
    const userId = await asRowan(stage)
    for (const seed of seeds) await seedGame(stage.mock.world, userId, seed)
  }

/** The user id of Ash, whom the examples of live events are about. */
export const ashId = eventExamples['member.changed'].ash.userId

/** The other members in the stories of the lobby. */
export const others: NonNullable<Seed['others']> = [
  { displayName: 'Ash', sigil: 'owl', colour: 'teal', userId: ashId },
  { displayName: 'Wren Hollis', sigil: 'stag', colour: 'moss', role: 'admin' },
  { displayName: 'Tam', sigil: 'key', colour: 'plum' },
]

/** For a story of a game and its lobby: `beforeEach: gathered({ ready: ['Ash'] }, { role: 'player' })`. */
export const gathered =
  (lobby: LobbySeed = {}, game: Seed = {}) =>
  async (stage: Stage): Promise<void> => {
    const userId = await asRowan(stage)
    await seedGame(stage.mock.world, userId, { gameId, others, ...game })
    await seedLobby(stage.mock.world, userId, gameId, lobby)
  }

/** A game in which something was rolled and said. */
export const rolled =
  (role: 'host' | 'player' = 'host') =>
  async (context: Stage) => {
    await seeded({ gameId, others, role })(context)
    await context.mock.world.step((rows) => {
      const game = rows(games).get(gameId)
      const [me, ash, wren, tam] = rows(memberships)
        .where({ gameId })
        .map(({ userId }) => userId)
      if (!game || !me || !ash || !wren || !tam) throw new Error('Nobody plays.')
      addLog(rows, context.mock.world, game, [
        { by: ash, minutesAgo: 9, notation: '10d10>=8', label: 'Reading the letters' },
        { by: wren, minutesAgo: 8, notation: '1d20', label: 'What the smith knows', audience: 'me' },
        { by: tam, minutesAgo: 7, text: 'I hold the bridge. Go!' },
        { by: tam, minutesAgo: 6, notation: '4d6dl1', label: 'Holding the bridge' },
        { by: me, minutesAgo: 5, notation: '2d20kh1+5', label: 'Stealth' },
      ])
    })
  }

/** Characters of each kind. The person who looks owns the first of them. */
export const peopled =
  (role: 'host' | 'player' = 'host') =>
  async (context: Stage) => {
    await seeded({ gameId, others, role })(context)
    const { world } = context.mock
    const me = context.store.getState().session.user?.userId ?? ''
    await world.step((rows) => {
      const game = rows(games).get(gameId)
      const [first, second, third] = rows(memberships)
        .where({ gameId })
        .map(({ userId }) => userId)
        .filter((userId) => userId !== me)
      if (!game || !first || !second || !third) throw new Error('Nobody plays.')
      addConditions(rows, world, game)
      addCharacters(rows, world, game, crownCharacters(first, me, second, third))
    })
  }

/** The same for a player, with a character's sheet open. Only now the id is known that the address needs. */
export const atSheet =
  (name: string, more = '') =>
  async (context: Stage & Pick<StoryContext, 'parameters'>) => {
    await peopled('player')(context)
    const [row] = await context.mock.world.look((rows) => rows(characters).where((one) => one.name === name))
    const { app, ...rest } = context.parameters
    context.parameters = { ...rest, app: { ...app, path: `${app?.path}&character=${row?.characterId}${more}` } }
  }

/** Ash archives the game while the story is open. */
export const archived = ({ mock }: Pick<StoryContext, 'mock'>) =>
  mock.world.step((rows) => {
    const game = rows(games).get(gameId)
    if (!game) throw new Error('There is no game.')
    saveGame(rows, game, { status: 'archived' }, { userId: ashId })
  })

/** Parameters for content that scrolls below a sticky element: axe takes half-covered targets there for too small. */
export const scrolledUnder = { a11y: { options: { rules: { 'target-size': { enabled: false } } } } }
