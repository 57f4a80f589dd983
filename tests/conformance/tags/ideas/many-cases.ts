import type { CasesOf } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import { withoutSession } from '../auth/strangers.ts'
import { badBodies, mustBe, refuseAll, withField } from '../games/cases.ts'
import { keyed, newId } from '../games/game.ts'
import { ask } from '../games/people.ts'
import { allOf, discard, list, markOf, withIdeas } from './kept.ts'

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
  410: { cannotProvoke: 'a mark is good for 30 days, for which nobody waits' },
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
