import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { field } from '../../kernel/exchange.ts'
import type { Run } from '../../kernel/run.ts'
import { mustBe } from '../games/cases.ts'
import { needed } from '../games/game.ts'
import { itemsOf } from '../games/pages.ts'
import { ask } from '../games/people.ts'
import { standingTable } from '../games/table.ts'
import { changeProfile, profileOf } from '../profile/profile-cases.ts'
import { idOfIdea, read, readTable, withIdeas, withTableOf } from './kept.ts'

/** Who wrote an idea or a table. */
export const authorRules: Check[] = [
  {
    id: 'idea-author',
    title: 'an idea and a table name their author as they are called now',
    where: pointerTo('changeProfile', 'description'),
    run: named,
  },
]

async function named(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], (ideaId = '') =>
    withTableOf(run, 'player', { gameId }, async (_made, tableId) => {
      const looks = async () => [
        await read(run, 'host', ideaId),
        await readTable(run, 'host', tableId),
        await ask(run, 'host', 'listGameIdeas', { params: { gameId }, query: { limit: '100' } }),
      ]
      await looks()
      const before = field(await profileOf(run, 'player'), 'displayName')
      const displayName = before === 'Bramble' ? 'Tansy' : 'Bramble'
      needed(await changeProfile(run, 'player', { body: { displayName } }), 200, 'changing a profile')
      const [idea, table, list] = await looks()
      const occasion = 'after its author has another name'
      if (idea) mustBe(run, idea, ['author', 'displayName'], displayName, `an idea ${occasion}`)
      if (table) mustBe(run, table, ['author', 'displayName'], displayName, `a table ${occasion}`)
      const at = String(list ? itemsOf(list).findIndex((item) => idOfIdea(item) === ideaId) : 0)
      if (list) mustBe(run, list, ['items', at, 'author', 'displayName'], displayName, `an idea of a list ${occasion}`)
    }),
  )
}
