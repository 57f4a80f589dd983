import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/strangers.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { keyed, newId, withGame } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { create, discard, list, newIdea, read, withIdeas } from './kept.ts'

/** What is wrong with an idea, each by one field. */
export const nearIdeas = [
  ...withField(newIdea, 'kind', ['weather', 'Place', '']),
  ...withField(newIdea, 'title', ['x'.repeat(121), '\u00a0', ...badLines]),
  ...withField(newIdea, 'body', ['x'.repeat(4001), 'a\u0000b', 'a\u202eb']),
  ...withField(newIdea, 'tags', [['x'.repeat(31)], ['a,b'], [''], ['a\nb'], 'harbour', Array.from('abcdefghijk')]),
  ...withField(newIdea, 'status', ['done', 'Draft']),
  ...withField(newIdea, 'visibility', ['all', 'Me']),
]
/** In the form of an idea, and none. */
export const twins = withField(newIdea, 'tags', [
  ['harbour', 'harbour'],
  ['harbour', 'Harbour'],
  ['Äther', 'äther'],
])

export const listIdeasCases: CasesOf<'listIdeas'> = {
  200: {
    title: 'my ideas come, the newest first',
    run: (run) =>
      withIdeas(run, 'host', [{ title: 'Conformance, older' }, {}], async (older, newer) => {
        const found = await list(run, 'host', { limit: '2' })
        if (!run.hasStatus(found, 200, 'with a session')) return
        mustBe(run, found, ['items', '0', 'ideaId'], newer, 'the idea kept last')
        mustBe(run, found, ['items', '1', 'ideaId'], older, 'the idea kept before it')
        mustBe(run, found, ['items', '1', 'title'], 'Conformance, older', 'the idea kept before it')
      }),
  },
  400: noPage((run, query) => list(run, 'host', query)),
  401: withoutSession('listIdeas'),
}

async function makeOne(run: Run, body: object, expected: object): Promise<void> {
  const made = await create(run, 'host', body)
  if (!run.hasStatus(made, 201, 'an idea')) return
  const ideaId = String(field(made, 'ideaId'))
  mustName(run, made, 'a new idea')
  for (const [name, value] of Object.entries(expected)) mustBe(run, made, [name], value, 'a new idea')
  mustBe(run, made, ['author', 'userId'], await idOf(run, 'host'), 'a new idea')
  await mustLead(run, made, buildPath(operations.getIdea.path, { ideaId }), () => read(run, 'host', ideaId))
  await discard(run, 'host', ideaId)
}

export const createIdeaCases: CasesOf<'createIdea'> = {
  201: {
    title: 'an idea is kept, and is where it is said to be',
    run: async (run) => {
      const usual = { body: '', tags: [], status: 'draft', visibility: 'me', gameId: undefined, rev: 1 }
      await makeOne(run, newIdea, { ...newIdea, ...usual })
      const { gameId } = await standingTable(run)
      const whole = {
        ...newIdea,
        body: 'one\ntwo',
        tags: ['sea', 'Night'],
        status: 'pinned',
        gameId,
        visibility: 'hosts',
      }
      await makeOne(run, { ...whole, ideaId: newId() }, whole)
      const ideaId = newId()
      await makeOne(run, { ...newIdea, ideaId }, { ideaId })
    },
  },
  400: {
    title: 'what is no idea is refused, and one without a key',
    run: async (run) => {
      const all = [...badBodies('createIdea', newIdea, nearIdeas), ...twins]
      await refuseAll(run, all, (request) => ask(run, 'host', 'createIdea', { headers: keyed(), ...request }))
      const shown = await create(run, 'host', { ...newIdea, visibility: 'everyone' })
      run.hasStatus(shown, 400, 'an idea that is shown to others, in no game')
      run.hasStatus(await ask(run, 'host', 'createIdea', { body: newIdea }), 400, 'without a key')
    },
  },
  401: withoutSession('createIdea', { headers: keyed(), body: newIdea }),
  404: {
    title: 'a game that is not mine is not found',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      run.hasStatus(await create(run, 'host', { ...newIdea, gameId: newId() }), 404, 'a game that nobody has')
      for (const part of ['stranger', 'waiting', 'removed'] as const)
        run.hasStatus(await create(run, part, { ...newIdea, gameId }), 404, `a game, by: ${part}`)
    },
  },
  409: {
    title: 'a key and an id are for one idea, and an archived game has no new ones',
    run: async (run) => {
      const [headers, ideaId] = [keyed(), newId()]
      const first = await create(run, 'host', { ...newIdea, ideaId }, headers)
      const other = await create(run, 'host', { ...newIdea, title: 'Another' }, headers)
      run.hasStatus(other, 409, 'a key that was used for another idea')
      run.hasStatus(await create(run, 'host', { ...newIdea, ideaId }), 409, 'an id that was used before')
      run.hasStatus(await create(run, 'stranger', { ...newIdea, ideaId }), 409, 'an id that somebody else has used')
      await discard(run, 'host', String(field(first, 'ideaId')))
      run.hasStatus(await create(run, 'host', { ...newIdea, ideaId }), 409, 'the id of an idea that was deleted')
      const again = await create(run, 'host', { ...newIdea, ideaId }, headers)
      run.hasStatus(again, 409, 'the key of an idea that was deleted')
      await withGame(run, {}, async (gameId) => {
        await ask(run, 'host', 'archiveGame', { params: { gameId } })
        run.hasStatus(await create(run, 'host', { ...newIdea, gameId }), 409, 'an idea in an archived game')
      })
    },
  },
}
