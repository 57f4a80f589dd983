import { operations } from '../../../../src/contract/operations.gen.ts'
import { buildPath } from '../../../../src/contract/paths.ts'
import type { Right } from '../../kernel/cases.ts'
import { mustBe, mustHave, mustLead, mustName, withField } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { asHost, changed, refused } from '../../kernel/derived.ts'
import { field } from '../../kernel/exchange.ts'
import { type Listed, newestFirst } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../../kernel/sign-in.ts'
import { ask, idOf, keyed, newId, type Part, standingTable, withGame } from '../../kernel/table.ts'
import { create, discard, keep, newIdea, notThere, read, withIdeas } from './kept.ts'

/** In the form of an idea, and none. */
const notIdeas = [
  ...withField(newIdea, 'tags', [
    ['harbour', 'harbour'],
    ['harbour', 'Harbour'],
    ['Äther', 'äther'],
  ]),
  { what: 'shown to others, in no game', request: { body: { ...newIdea, visibility: 'everyone' } } },
]

/** How an idea is kept, and changed. */
export const makesIdea: Right = (_run, work) => work('host', { headers: keyed(), body: newIdea })
export const changesIdea: Right = (run, work) =>
  withIdeas(run, 'host', [{ body: 'as it was', tags: ['sea'] }], (ideaId = '') =>
    work('host', {
      params: { ideaId },
      headers: any,
      body: { title: newId(), status: 'used', tags: ['night', 'sea'] },
    }),
  )
const any = { 'If-Match': '"1"' }

export const listedIdeas: Listed = {
  name: 'ideaId',
  open: (_run, work) => work({}),
  add: (run, game) => keep(run, 'host', game),
  drop: (run, ideaId) => discard(run, 'host', ideaId),
}

export const listIdeasCases: CasesOf<'listIdeas'> = {
  200: newestFirst('listIdeas', listedIdeas),
  ...refused('listIdeas', asHost()),
}

async function makeOne(run: Run, body: object, expected: object): Promise<void> {
  const made = await create(run, 'host', body)
  if (!run.hasStatus(made, 201, 'an idea')) return
  const ideaId = String(field(made, 'ideaId'))
  mustName(run, made, 'a new idea')
  mustHave(run, made, expected, 'a new idea')
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
  ...refused('createIdea', makesIdea, () => notIdeas),
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
export const changeIdeaCases: CasesOf<'changeIdea'> = {
  200: changed('changeIdea', changesIdea),
  ...refused('changeIdea', changesIdea, () => notIdeas),
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
}
