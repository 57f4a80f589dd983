import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/auth-cases.ts'
import { badBodies, badLines, mustBe, mustLead, mustName, noPage, refuseAll, withField } from '../games/cases.ts'
import { ask, idOf, keyed, newId, type Part, standingTable, versionIn, withGame } from '../games/table.ts'
import { create, discard, list, newIdea, notThere, read, withIdeas } from './kept.ts'

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

/** An id of nothing, for calls that do not get as far. */
const nothing = { ideaId: newId() }

export const getIdeaCases: CasesOf<'getIdea'> = {
  200: {
    title: 'an idea comes with its version',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withIdeas(run, 'player', [{ gameId, visibility: 'hosts', tags: ['sea'] }], async (ideaId = '') => {
        for (const part of ['player', 'admin', 'host'] as const) {
          const idea = await read(run, part, ideaId)
          if (!run.hasStatus(idea, 200, `by the ${part}`)) continue
          if (mustName(run, idea, 'an idea') !== 1) mustBe(run, idea, ['rev'], 1, 'an idea')
          mustBe(run, idea, ['tags'], ['sea'], 'an idea')
          mustBe(run, idea, ['gameId'], gameId, 'an idea')
        }
      })
    },
  },
  401: withoutSession('getIdea', { params: nothing }),
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: (run) =>
      notThere(run, async (part, ideaId) => run.hasStatus(await read(run, part, ideaId), 404, `an idea, by: ${part}`)),
  },
}

const change = (run: Run, part: Part, ideaId: string, headers: Record<string, string>, body: object) =>
  ask(run, part, 'changeIdea', { params: { ideaId }, headers, body })
const any = { 'If-Match': '"1"' }

export const changeIdeaCases: CasesOf<'changeIdea'> = {
  200: {
    title: 'the version that is named is changed, and nothing else',
    run: (run) =>
      withIdeas(run, 'host', [{ body: 'as it was', tags: ['sea'] }], async (ideaId = '') => {
        const before = await read(run, 'host', ideaId)
        const body = { title: 'Conformance, changed', status: 'used' }
        const changed = await change(run, 'host', ideaId, versionIn(before), body)
        if (!run.hasStatus(changed, 200, 'the version at hand')) return
        for (const exchange of [changed, await read(run, 'host', ideaId)]) {
          for (const [name, value] of Object.entries({ ...body, body: 'as it was', tags: ['sea'], kind: newIdea.kind }))
            mustBe(run, exchange, [name], value, 'after a change')
          if (mustName(run, exchange, 'a changed idea') !== 2) mustBe(run, exchange, ['rev'], 2, 'after one change')
        }
        run.hasStatus(await change(run, 'host', ideaId, versionIn(before), body), 412, 'the version before')
      }),
  },
  400: {
    title: 'what is no idea is refused',
    run: (run) =>
      withIdeas(run, 'host', [{}], async (ideaId = '') => {
        const all = [...badBodies('changeIdea', newIdea, nearIdeas), ...twins]
        await refuseAll(run, all, (request) =>
          ask(run, 'host', 'changeIdea', { params: { ideaId }, headers: any, ...request }),
        )
        const shown = await change(run, 'host', ideaId, any, { visibility: 'everyone' })
        run.hasStatus(shown, 400, 'an idea that is to be shown to others, in no game')
      }),
  },
  401: withoutSession('changeIdea', { params: nothing, headers: any, body: { status: 'used' } }),
  403: {
    title: 'only its author changes an idea',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
        for (const part of ['host', 'admin'] as const)
          run.hasStatus(await change(run, part, ideaId, any, { status: 'used' }), 403, `by the ${part}`)
        mustBe(run, await read(run, 'player', ideaId), ['status'], 'draft', 'after a refused change')
      })
    },
  },
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: async (run) => {
      await notThere(run, async (part, ideaId) =>
        run.hasStatus(await change(run, part, ideaId, any, { status: 'used' }), 404, `an idea, by: ${part}`),
      )
      const { gameId } = await standingTable(run)
      await withIdeas(run, 'stranger', [{}], async (ideaId = '') => {
        for (const id of [gameId, newId()])
          run.hasStatus(await change(run, 'stranger', ideaId, any, { gameId: id }), 404, 'a game that is not mine')
      })
    },
  },
  409: {
    title: 'no idea goes to an archived game',
    run: (run) =>
      withGame(run, {}, (gameId) =>
        withIdeas(run, 'host', [{}], async (ideaId = '') => {
          await ask(run, 'host', 'archiveGame', { params: { gameId } })
          run.hasStatus(await change(run, 'host', ideaId, any, { gameId }), 409, 'a game that is archived')
        }),
      ),
  },
  412: {
    title: 'another version is not changed',
    run: (run) =>
      withIdeas(run, 'host', [{}], async (ideaId = '') => {
        const stale = { 'If-Match': '"8"' }
        run.hasStatus(await change(run, 'host', ideaId, stale, { status: 'used' }), 412, 'a version that never was')
        mustBe(run, await read(run, 'host', ideaId), ['status'], 'draft', 'after a refused change')
      }),
  },
  428: {
    title: 'a change has to name its version',
    run: (run) =>
      withIdeas(run, 'host', [{}], async (ideaId = '') => {
        run.hasStatus(await change(run, 'host', ideaId, {}, { status: 'used' }), 428, 'without If-Match')
      }),
  },
}
