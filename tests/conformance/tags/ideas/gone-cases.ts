import { mustBe, mustHave, mustName } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../../kernel/sign-in.ts'
import { ask, keyed, needed, newId, type Part, signInAnew, standingTable } from '../../kernel/table.ts'
import { allOf, create, discard, keep, list, newIdea, notThere, read, withIdeas } from './kept.ts'

/** An id of nothing, for calls that do not get as far. */
const nothing = { ideaId: newId() }

export const deleteIdeaCases: CasesOf<'deleteIdea'> = {
  204: {
    title: 'an idea is deleted, and gone for everybody',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const ideaId = await keep(run, 'player', { gameId, visibility: 'everyone' })
      run.hasStatus(await discard(run, 'player', ideaId), 204, 'an idea of mine')
      for (const part of ['player', 'host'] as const)
        run.hasStatus(await read(run, part, ideaId), 404, `an idea that was deleted, by the ${part}`)
      const first = field(await list(run, 'player', { limit: '1' }), 'items', '0', 'ideaId')
      if (first === ideaId) run.fail('a deleted idea stands in the list', pointerTo('listIdeas'))
      run.hasStatus(await discard(run, 'player', ideaId), 404, 'a second deletion')
    },
  },
  401: withoutSession('deleteIdea', { params: nothing }),
  403: {
    title: 'only its author deletes an idea',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
        for (const part of ['host', 'admin'] as const)
          run.hasStatus(await discard(run, part, ideaId), 403, `by the ${part}`)
        run.hasStatus(await read(run, 'player', ideaId), 200, 'an idea that was not deleted')
      })
    },
  },
  404: {
    title: 'what is not there, or not mine to see, is not found',
    run: (run) =>
      notThere(run, async (part, ideaId) =>
        run.hasStatus(await discard(run, part, ideaId), 404, `an idea, by: ${part}`),
      ),
  },
}

const restore = (run: Run, part: Part, ideaId: string) => ask(run, part, 'restoreIdea', { params: { ideaId } })

/** When an idea reached the server says where it stands in the list; coming back leaves both as they were. */
async function inItsPlace(run: Run, older: string): Promise<void> {
  await withIdeas(run, 'host', [{}], async (newer = '') => {
    const before = await read(run, 'host', older)
    await discard(run, 'host', older)
    const back = await restore(run, 'host', older)
    if (!run.hasStatus(back, 200, 'an idea that is not the newest')) return
    mustBe(run, back, ['createdAt'], field(before, 'createdAt'), 'brought back as it was')
    const found = await list(run, 'host', { limit: '2' })
    for (const [at, ideaId] of [newer, older].entries())
      mustBe(run, found, ['items', String(at), 'ideaId'], ideaId, 'brought back to its place in the list')
  })
}

export const restoreIdeaCases: CasesOf<'restoreIdea'> = {
  200: {
    title: 'a deleted idea comes back as it was, once however often it is asked for',
    run: (run) =>
      withIdeas(run, 'host', [{ body: 'as it was', tags: ['sea'], status: 'pinned' }], async (ideaId = '') => {
        await discard(run, 'host', ideaId)
        for (const time of ['once', 'twice']) {
          const back = await restore(run, 'host', ideaId)
          if (!run.hasStatus(back, 200, `asked for ${time}`)) return
          for (const exchange of [back, await read(run, 'host', ideaId)]) {
            const expected = { ...newIdea, body: 'as it was', tags: ['sea'], status: 'pinned', rev: 2 }
            mustHave(run, exchange, expected, 'restored')
            mustName(run, exchange, 'an idea that was brought back')
          }
        }
        await inItsPlace(run, ideaId)
      }),
  },
  401: withoutSession('restoreIdea', { params: nothing }),
  404: {
    title: 'the deleted idea of somebody else is not found',
    run: async (run) => {
      await notThere(run, async (part, ideaId) =>
        run.hasStatus(await restore(run, part, ideaId), 404, `an idea, by: ${part}`),
      )
      const { gameId } = await standingTable(run)
      const ideaId = await keep(run, 'player', { gameId, visibility: 'everyone' })
      await discard(run, 'player', ideaId)
      for (const part of ['host', 'admin', 'stranger'] as const)
        run.hasStatus(await restore(run, part, ideaId), 404, `a deleted idea of the player, by: ${part}`)
    },
  },
  409: {
    title: 'there are two thousand ideas at most; what is deleted counts no more',
    phase: 'aging',
    takes: 60,
    run: twoThousand,
  },
}

async function twoThousand(run: Run): Promise<void> {
  await signInAnew(run, 'stranger')
  const before = (await allOf(run, 'stranger')).length
  const ideas = Array.from({ length: 1999 - before }, () => newIdea)
  const bring = (more: object[]) => ask(run, 'stranger', 'importIdeas', { headers: keyed(), body: { ideas: more } })
  const first = needed(await bring(ideas), 200, 'keeping two thousand ideas')
  const last = await keep(run, 'stranger')
  run.hasStatus(await create(run, 'stranger', newIdea), 409, 'an idea more than two thousand')
  run.hasStatus(await bring([newIdea]), 409, 'a file with an idea more than two thousand')
  needed(await discard(run, 'stranger', last), 204, 'deleting an idea')
  const other = await keep(run, 'stranger')
  run.hasStatus(await restore(run, 'stranger', last), 409, 'an idea that comes back as one more than two thousand')
  for (const ideaId of [other, ...ideas.map((_, at) => String(field(first, 'ideaIds', String(at))))])
    await discard(run, 'stranger', ideaId)
}
