import type { CasesOf } from '../../kernel/check.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../auth/strangers.ts'
import { badBodies, mustBe, mustName, refuseAll } from '../games/cases.ts'
import { newId, versionIn, withGame } from '../games/game.ts'
import { ask, type Part } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { newIdea, read, withIdeas } from './kept.ts'
import { nearIdeas, twins } from './list-cases.ts'
import { notThere } from './not-there.ts'

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
