import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import { serverFault, serversLimit } from '../../kernel/cannot-provoke.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/strangers.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { keyed, newId, withGame } from '../games/game.ts'
import { ask, idOf } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { allOf, create, discard, list, markOf, newIdea, read, withIdeas } from './kept.ts'

const limits = { 429: serversLimit, 500: serverFault }

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
  ...limits,
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
  ...limits,
}

export const listIdeaChangesCases: CasesOf<'listIdeaChanges'> = {
  200: {
    title: 'what was made, changed and deleted since a mark comes, once each',
    run: async (run) => {
      const since = await markOf(run, 'host')
      await withIdeas(run, 'host', [{}, {}], async (kept = '', gone = '') => {
        await discard(run, 'host', gone)
        const changes = await ask(run, 'host', 'listIdeaChanges', { query: { since } })
        if (!run.hasStatus(changes, 200, 'a mark of mine')) return
        mustBe(run, changes, ['items', '0', 'ideaId'], kept, 'what has changed')
        mustBe(run, changes, ['items', '1'], undefined, 'what has changed')
        mustBe(run, changes, ['gone'], [gone], 'what has changed')
        mustBe(run, changes, ['more'], false, 'what has changed')
      })
    },
  },
  400: {
    title: 'what is no mark is refused',
    run: async (run) => {
      const since = await markOf(run, 'host')
      const wrong: Record<string, string>[] = [
        {},
        { since: '' },
        { since: 'x'.repeat(256) },
        { since, limit: '0' },
        { since, limit: '101' },
      ]
      for (const query of [...wrong, { since: 'made-up-by-a-stranger' }])
        run.hasStatus(await ask(run, 'host', 'listIdeaChanges', { query }), 400, JSON.stringify(query))
    },
  },
  401: withoutSession('listIdeaChanges', { query: { since: 'a mark' } }),
  410: { cannotProvoke: 'a mark is good for 30 days, for which nobody waits' },
  ...limits,
}

const file = ['one', 'two', 'three'].map((word) => ({ kind: 'clue' as const, title: `Conformance, ${word}` }))

export const importIdeasCases: CasesOf<'importIdeas'> = {
  200: {
    title: 'all ideas of a file are kept, in their order',
    run: async (run) => {
      const kept = await ask(run, 'host', 'importIdeas', { headers: keyed(), body: { ideas: file } })
      if (!run.hasStatus(kept, 200, 'three ideas')) return
      const found = await list(run, 'host', { limit: '3' })
      const ids = file.map((_, at) => String(field(kept, 'ideaIds', String(at))))
      for (const [at, ideaId] of ids.entries()) {
        mustBe(run, found, ['items', String(at), 'ideaId'], ideaId, 'the ideas of a file')
        mustBe(run, found, ['items', String(at), 'title'], file[at]?.title, 'the ideas of a file')
      }
      for (const ideaId of ids) await discard(run, 'host', ideaId)
    },
  },
  400: {
    title: 'of a file with one that is no idea nothing is kept',
    run: async (run) => {
      const before = await allOf(run, 'host')
      const body = { ideas: file }
      const wrong = [
        { ...file[0], title: '' },
        { ...file[0], gameId: newId() },
        { ...file[0], tags: ['a', 'A'] },
      ]
      const near = [...withField(body, 'ideas', [[], {}, [null]])]
      const spoiled = wrong.map((one) => ({
        what: `a file with ${JSON.stringify(one)}`,
        request: { body: { ideas: [...file, one] } },
      }))
      await refuseAll(run, [...badBodies('importIdeas', body, near), ...spoiled], (request) =>
        ask(run, 'host', 'importIdeas', { headers: keyed(), ...request }),
      )
      const left = (await allOf(run, 'host')).filter((ideaId) => !before.includes(ideaId))
      if (left.length > 0) run.fail('a part of a refused file is kept', pointerTo('importIdeas', 'responses', 400))
      for (const ideaId of left) await discard(run, 'host', String(ideaId))
    },
  },
  401: withoutSession('importIdeas', { headers: keyed(), body: { ideas: file } }),
  409: {
    title: 'a key is for one file',
    run: async (run) => {
      const headers = keyed()
      const first = await ask(run, 'host', 'importIdeas', { headers, body: { ideas: file.slice(0, 1) } })
      const other = await ask(run, 'host', 'importIdeas', { headers, body: { ideas: file.slice(1, 2) } })
      run.hasStatus(other, 409, 'a key that was used for another file')
      await discard(run, 'host', String(field(first, 'ideaIds', '0')))
    },
  },
  ...limits,
}
