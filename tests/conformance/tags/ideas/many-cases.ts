import { badBodies, mustBe, mustHave, refuseAll, withField } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { withoutSession } from '../../kernel/sign-in.ts'
import { ask, keyed, needed, newId, signInAnew } from '../../kernel/table.ts'
import { allOf, discard, keep, list, markOf, withIdeas } from './kept.ts'

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
        mustHave(run, changes, { gone: [gone], more: false }, 'what has changed')
        const full = await ask(run, 'host', 'listIdeaChanges', { query: { since, limit: '2' } })
        mustBe(run, full, ['more'], false, 'two changes, of which two are told')
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
  410: {
    title: 'what was deleted is told for 30 days, comes back within one, and its mark is over then',
    phase: 'aging',
    takes: 30 * 86_400,
    run: forgotten,
  },
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
      const invalid = wrong.map((one) => ({
        what: `a file with ${JSON.stringify(one)}`,
        request: { body: { ideas: [...file, one] } },
      }))
      await refuseAll(run, [...badBodies('importIdeas', body, near), ...invalid], (request) =>
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
}

const day = 86_400_000

async function forgotten(run: Run): Promise<void> {
  await signInAnew(run, 'host')
  const since = await markOf(run, 'host')
  const ideaId = await keep(run, 'host')
  const back = async () => {
    await signInAnew(run, 'host')
    return ask(run, 'host', 'restoreIdea', { params: { ideaId } })
  }
  const changes = async () => {
    await signInAnew(run, 'host')
    return ask(run, 'host', 'listIdeaChanges', { query: { since, limit: '100' } })
  }
  needed(await discard(run, 'host', ideaId), 204, 'deleting an idea')
  await run.target.pass(day - 5000)
  run.hasStatus(await back(), 200, 'an idea that was deleted less than a day ago')
  needed(await discard(run, 'host', ideaId), 204, 'deleting an idea')
  await run.target.pass(day + 5000)
  run.hasStatus(await back(), 404, 'an idea that was deleted more than a day ago')
  mustBe(run, await changes(), ['gone'], [ideaId], 'an idea that was deleted a day ago')
  await run.target.pass(29 * day)
  run.hasStatus(await changes(), 410, 'a mark from before what is told no more')
}
