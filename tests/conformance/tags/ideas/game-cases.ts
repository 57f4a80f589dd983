import { anotherSecond, mustBe } from '../../kernel/cases.ts'
import type { CasesOf } from '../../kernel/check.ts'
import { refusedIn } from '../../kernel/derived.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { ask, standingTable, withGame } from '../../kernel/table.ts'
import { ideasRows, read, readTable, withIdeas, withTableOf } from './kept.ts'

/** A version or a time that is further than it was. */
function mustGrow(run: Run, before: Exchange | undefined, now: Exchange, name: 'rev' | 'updatedAt', what: string) {
  const [was, is] = [before, now].map((one) => one && field(one, name))
  const number = (value: unknown) => (name === 'rev' ? Number(value) : Date.parse(String(value)))
  if (!(number(is) > number(was))) run.fail(`${what}: ${name} stays ${String(was)}`, version, now)
}
const version = '#/components/headers/Version'

export const listGameIdeasCases: CasesOf<'listGameIdeas'> = {
  200: {
    title: 'the ideas of a game come, the newest first, with who wrote them',
    run: (run) =>
      withGame(run, {}, (gameId) =>
        withIdeas(run, 'host', [{ gameId }, { gameId, visibility: 'everyone' }, {}], async (older, newer) => {
          const found = await ask(run, 'host', 'listGameIdeas', { params: { gameId } })
          if (!run.hasStatus(found, 200, 'by the host')) return
          mustBe(run, found, ['items', '0', 'ideaId'], newer, 'the ideas of a game')
          mustBe(run, found, ['items', '1', 'ideaId'], older, 'the ideas of a game')
          mustBe(run, found, ['items', '2'], undefined, 'the ideas of a game')
        }),
      ),
  },
  ...refusedIn('listGameIdeas', ideasRows.listGameIdeas),
}

export const removeGameIdeaCases: CasesOf<'removeGameIdea'> = {
  204: {
    title: 'an idea is out of the game, and stays with its author',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      const shown = { gameId, visibility: 'everyone' } as const
      await withIdeas(run, 'player', [shown, shown], async (first = '', second = '') => {
        const before = [await read(run, 'player', first), await read(run, 'player', second)]
        await anotherSecond(run)
        for (const [at, part] of (['host', 'admin'] as const).entries()) {
          const ideaId = at === 0 ? first : second
          const done = await ask(run, part, 'removeGameIdea', { params: { gameId, ideaId } })
          run.hasStatus(done, 204, `by the ${part}`)
          run.hasStatus(await read(run, part, ideaId), 404, 'an idea that was taken out')
          const kept = await read(run, 'player', ideaId)
          if (!run.hasStatus(kept, 200, 'an idea that was taken out, by its author')) return
          mustBe(run, kept, ['gameId'], undefined, 'an idea that was taken out')
          mustBe(run, kept, ['visibility'], 'me', 'an idea that was taken out')
          mustGrow(run, before[at], kept, 'rev', 'an idea that was taken out, which gets a new version')
          mustGrow(
            run,
            before[at],
            kept,
            'updatedAt',
            'an idea that was taken out, which tells when it was last changed',
          )
        }
      })
    },
  },
  ...refusedIn('removeGameIdea', ideasRows.removeGameIdea),
}

export const listGameIdeaTablesCases: CasesOf<'listGameIdeaTables'> = {
  200: {
    title: 'the tables that are shared with a game come, and no others',
    run: (run) =>
      withGame(run, {}, (gameId) =>
        withTableOf(run, 'host', { gameId }, (_made, shared) =>
          withTableOf(run, 'host', {}, async () => {
            const found = await ask(run, 'host', 'listGameIdeaTables', { params: { gameId } })
            if (!run.hasStatus(found, 200, 'by the host')) return
            mustBe(run, found, ['items', '0', 'tableId'], shared, 'the tables of a game')
            mustBe(run, found, ['items', '1'], undefined, 'the tables of a game')
          }),
        ),
      ),
  },
  ...refusedIn('listGameIdeaTables', ideasRows.listGameIdeaTables),
}

export const removeGameIdeaTableCases: CasesOf<'removeGameIdeaTable'> = {
  204: {
    title: 'a table is out of the game, and stays with its author',
    run: async (run) => {
      const { gameId } = await standingTable(run)
      await withTableOf(run, 'player', { gameId }, async (made, tableId) => {
        const done = await ask(run, 'admin', 'removeGameIdeaTable', { params: { gameId, tableId } })
        run.hasStatus(done, 204, 'by an admin')
        run.hasStatus(await readTable(run, 'admin', tableId), 404, 'a table that was taken out')
        const kept = await readTable(run, 'player', tableId)
        run.hasStatus(kept, 200, 'a table that was taken out, by its author')
        if (field(kept, 'gameId') !== undefined) mustBe(run, kept, ['gameId'], undefined, 'a table that was taken out')
        mustGrow(run, made, kept, 'rev', 'a table that was taken out, which gets a new version')
      })
    },
  },
  ...refusedIn('removeGameIdeaTable', ideasRows.removeGameIdeaTable),
}
