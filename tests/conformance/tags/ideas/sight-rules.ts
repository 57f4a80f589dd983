import { mustBe, mustHave } from '../../kernel/cases.ts'
import type { Check } from '../../kernel/check.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { type Exchange, field } from '../../kernel/exchange.ts'
import { itemsOf, turnPages } from '../../kernel/lists.ts'
import type { Run } from '../../kernel/run.ts'
import {
  ask,
  clearGame,
  idOf,
  needed,
  openGame,
  type Part,
  parts,
  setTable,
  standingTable,
  withTable,
} from '../../kernel/table.ts'
import { changeProfile, profileOf } from '../profile/profile-cases.ts'
import { allOf, discard, idOfIdea, newTable, read, readTable, withIdeas, withTableOf } from './kept.ts'

const sight = '#/components/schemas/IdeaVisibility'
const levels = ['me', 'hosts', 'everyone'] as const

/** Whom ideas and tables of a game are shown to, and what becomes of them. */
export const sightRules: Check[] = [
  { id: 'idea-seen', title: 'an idea is seen by whom its author names', where: sight, run: seen },
  {
    id: 'idea-seen-changed',
    title: 'what is shown to others no more is gone for them at once',
    where: sight,
    run: hidden,
  },
  { id: 'idea-moved', title: 'an idea that goes to another game is shown to nobody there', where: sight, run: moved },
  { id: 'idea-leaves', title: 'ideas and tables leave the game with their author', where: sight, run: leaves },
  {
    id: 'idea-restored',
    title: 'a deleted idea comes back to its game, unless its author has left that',
    where: pointerTo('restoreIdea', 'description'),
    run: restored,
  },
  { id: 'idea-outlives', title: 'ideas and tables outlive their game', where: sight, run: outlives },
]

/** Who sees what the player shows: by how far it is shown. */
const whoSees: Record<(typeof levels)[number], readonly Part[]> = {
  me: ['player'],
  hosts: ['player', 'host', 'admin'],
  everyone: ['player', 'host', 'admin'],
}

const inGame = (run: Run, part: Part, gameId: string) =>
  turnPages(run, (query) => ask(run, part, 'listGameIdeas', { params: { gameId }, query }), {
    limit: 100,
    key: idOfIdea,
  })

async function mustSee(run: Run, part: Part, gameId: string, ideaId: string, isSeen: boolean, what: string) {
  run.hasStatus(await read(run, part, ideaId), isSeen ? 200 : 404, `${what}, by: ${part}`)
  if (!['host', 'admin', 'player'].includes(part)) return
  const isListed = (await inGame(run, part, gameId)).includes(ideaId)
  if (isListed !== isSeen) run.fail(`${what} is ${isListed ? '' : 'not '}in the list of: ${part}`, sight)
}

async function seen(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  for (const visibility of levels)
    await withIdeas(run, 'player', [{ gameId, visibility }], async (ideaId = '') => {
      for (const part of parts)
        await mustSee(run, part, gameId, ideaId, whoSees[visibility].includes(part), `an idea shown to ${visibility}`)
    })
  // Another player sees what is shown to everybody, and nothing of the host's own.
  for (const visibility of levels)
    await withIdeas(run, 'host', [{ gameId, visibility }], (ideaId = '') =>
      mustSee(run, 'player', gameId, ideaId, visibility === 'everyone', `an idea of the host shown to ${visibility}`),
    )
}

const change = (run: Run, part: Part, ideaId: string, rev: number, body: object): Promise<Exchange> =>
  ask(run, part, 'changeIdea', { params: { ideaId }, headers: { 'If-Match': `"${rev}"` }, body })

async function hidden(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  await withIdeas(run, 'host', [{ gameId, visibility: 'everyone' }], async (ideaId = '') => {
    needed(await change(run, 'host', ideaId, 1, { visibility: 'hosts' }), 200, 'showing an idea to fewer')
    await mustSee(run, 'player', gameId, ideaId, false, 'an idea that is shown to host and admins from now on')
    await mustSee(run, 'admin', gameId, ideaId, true, 'an idea that is shown to host and admins from now on')
    needed(await change(run, 'host', ideaId, 2, { gameId: null }), 200, 'taking an idea out of its game')
    await mustSee(run, 'admin', gameId, ideaId, false, 'an idea that is in no game from now on')
    mustBe(run, await read(run, 'host', ideaId), ['visibility'], 'me', 'an idea that is in no game')
  })
}

async function moved(run: Run): Promise<void> {
  const { gameId } = await standingTable(run)
  const other = await openGame(run)
  await withIdeas(run, 'host', [{ gameId: other, visibility: 'everyone' }], async (ideaId = '') => {
    needed(await change(run, 'host', ideaId, 1, { gameId }), 200, 'moving an idea')
    await mustSee(run, 'player', gameId, ideaId, false, 'an idea that was shown to another game')
    mustBe(run, await read(run, 'host', ideaId), ['visibility'], 'me', 'an idea that went to another game')
  })
  await clearGame(run, other)
}

/** An idea and a table of somebody are theirs alone, and in no game. */
async function mustBeAlone(run: Run, part: Part, ideaId: string, tableId: string, others: readonly Part[]) {
  const idea = await read(run, part, ideaId)
  if (run.hasStatus(idea, 200, `an idea of mine, as the ${part}`)) {
    mustHave(run, idea, { gameId: undefined, visibility: 'me' }, 'an idea whose author sits there no more')
  }
  if (!(await allOf(run, part)).includes(ideaId)) run.fail('an idea is lost with its game', sight, idea)
  run.hasStatus(await readTable(run, part, tableId), 200, `a table of mine, as the ${part}`)
  for (const other of others) {
    run.hasStatus(await read(run, other, ideaId), 404, `an idea of somebody who sits there no more, by: ${other}`)
    run.hasStatus(await readTable(run, other, tableId), 404, `a table of somebody who sits there no more, by: ${other}`)
  }
}

async function leaves(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const userId = await idOf(run, 'admin')
    const goes = {
      player: () => ask(run, 'player', 'leaveGame', { params: { gameId } }),
      admin: () => ask(run, 'host', 'removeMember', { params: { gameId, userId } }),
    }
    for (const part of ['player', 'admin'] as const)
      await withIdeas(run, part, [{ gameId, visibility: 'everyone' }], (ideaId = '') =>
        withTableOf(run, part, newTable({ gameId }), async (_made, tableId) => {
          needed(await goes[part](), 204, 'freeing a seat')
          await mustBeAlone(run, part, ideaId, tableId, ['host'])
        }),
      )
  })
}

async function restored(run: Run): Promise<void> {
  await withTable(run, async ({ gameId }) => {
    const shown = { gameId, visibility: 'everyone' } as const
    await withIdeas(run, 'player', [shown], async (ideaId = '') => {
      const bringBack = () => ask(run, 'player', 'restoreIdea', { params: { ideaId } })
      needed(await discard(run, 'player', ideaId), 204, 'deleting an idea')
      const back = await bringBack()
      if (!run.hasStatus(back, 200, 'a deleted idea')) return
      mustHave(run, back, shown, 'an idea that was brought back')
      await mustSee(run, 'admin', gameId, ideaId, true, 'an idea that was brought back')
      needed(await discard(run, 'player', ideaId), 204, 'deleting an idea')
      needed(await ask(run, 'player', 'leaveGame', { params: { gameId } }), 204, 'leaving')
      const alone = await bringBack()
      if (!run.hasStatus(alone, 200, 'an idea whose author has left the game since')) return
      mustBe(run, alone, ['gameId'], undefined, 'an idea whose author has left the game since')
      mustBe(run, alone, ['visibility'], 'me', 'an idea whose author has left the game since')
      await mustSee(run, 'host', gameId, ideaId, false, 'an idea whose author has left the game since')
    })
  })
}

async function outlives(run: Run): Promise<void> {
  const { gameId } = await setTable(run)
  await withIdeas(run, 'player', [{ gameId, visibility: 'everyone' }], (ideaId = '') =>
    withTableOf(run, 'player', newTable({ gameId }), async (_made, tableId) => {
      await clearGame(run, gameId)
      await mustBeAlone(run, 'player', ideaId, tableId, ['host', 'admin'])
    }),
  )
}

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
