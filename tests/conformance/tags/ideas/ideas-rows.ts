import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import { type WithCall, withField } from '../../kernel/cases.ts'
import { field } from '../../kernel/exchange.ts'
import { ask, needed, newId, type Part } from '../../kernel/group.ts'
import type { Listed } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { type Body, type Input, including, inGroup, inSharedGroup, kinds, requestOf } from '../../kernel/scene.ts'

/** Ideas and tables have the same rules: the names of their ids and operations, and how one becomes visible. */
export const idea = {
  ...kinds.idea,
  get: 'getIdea',
  change: 'changeIdea',
  inGame: 'listGameIdeas',
  takeOut: 'removeGameIdea',
  shown: { visibility: 'everyone' },
  other: { status: 'used' },
} as const
export const table = {
  ...kinds.table,
  get: 'getIdeaTable',
  change: 'changeIdeaTable',
  inGame: 'listGameIdeaTables',
  takeOut: 'removeGameIdeaTable',
  shown: {},
  other: { entries: [{ text: 'another door', weight: 1 }] },
} as const
export type Kind = typeof idea | typeof table

const discard = (run: Run, part: Part, { drop, name }: Kind, id: unknown) =>
  ask(run, part, drop, { params: { [name]: String(id) } })

/** Creates an idea or a table. @returns its id @throws {Blocked} */
async function keep(run: Run, part: Part, { make, name }: Kind, input: Input = {}): Promise<string> {
  const made = await ask(run, part, make, await requestOf(run, part, make, input))
  return String(field(needed(made, 201, 'keeping an idea or a table'), name))
}

/** The valid calls: create, change, and address by id. */
export const makes =
  ({ make }: Kind): WithCall =>
  async (run, work) =>
    work('host', await requestOf(run, 'host', make, {}))
export const changes =
  (kind: Kind, more: Input = {}): WithCall =>
  (run, work) =>
    inSharedGroup('', async ({ by }) => {
      const made = await by('host', kind.make, 201, kind === idea ? { body: 'as it was', tags: ['sea'] } : {})
      const body = { ...kind.other, ...more }
      await work('host', { params: { [kind.name]: String(made[kind.name]) }, headers: { 'If-Match': '"1"' }, body })
    }).run(run)
export const nothing =
  ({ name }: Kind): WithCall =>
  (_run, work) =>
    work('host', { params: { [name]: newId() } })

export const listed = (kind: Kind): Listed => ({
  name: kind.name,
  open: (_run, work) => work({}),
  add: (run, game) => keep(run, 'host', kind, game),
  drop: (run, key) => discard(run, 'host', kind, key),
})

/** What does not exist, or not for this person, is not found. */
export const notThere = (kind: Kind, id: OperationId) =>
  inSharedGroup('what is not there, or not mine to see, is not found', async ({ by, gameId }) => {
    const key = kind.name
    const { ideaId, tableId } = await by('host', (kind === idea ? table : idea).make, 201)
    for (const each of [newId(), 'x', gameId, ideaId ?? tableId])
      await by('host', id, 404, { ...kind.other, [key]: each })
    const own = [await by('player', kind.make, 201)]
    if (kind === idea) own.push(await by('player', kind.make, 201, { gameId }))
    const shown = await by('player', kind.make, 201, { gameId, ...kind.shown })
    for (const one of own)
      for (const part of ['host', 'stranger'] as const) await by(part, id, 404, { ...kind.other, [key]: one[key] })
    for (const part of ['stranger', 'waiting', 'removed'] as const)
      await by(part, id, 404, { ...kind.other, [key]: shown[key] })
  })

/** Only the author changes or deletes it. */
export const onlyAuthor = (kind: Kind, id: OperationId) =>
  inSharedGroup('only its author may', async ({ by, sees, gameId }) => {
    const made = await by('player', kind.make, 201, { gameId, ...kind.shown })
    for (const part of ['host', 'admin'] as const)
      await by(part, id, 403, { [kind.name]: made[kind.name], ...kind.other })
    await sees('player', kind.get, made, made)
  })

/** The cases that ideas and tables share: read, change, delete. */
export const alike = (kind: Kind) => ({
  see: inSharedGroup('members see what is shown to their game', async ({ by, sees, gameId }) => {
    const made = await by('player', kind.make, 201, { gameId, ...kind.shown }, { rev: 1 })
    for (const part of ['player', 'host', 'admin'] as const) await sees(part, kind.get, { ...made, gameId }, made)
  }),
  drop: inSharedGroup('it is deleted, and gone for everybody', async ({ by, sees, gameId }) => {
    const made = await by('player', kind.make, 201, { gameId, ...kind.shown })
    await by('player', kind.drop, 204, made)
    for (const part of ['player', 'host'] as const) await by(part, kind.get, 404, made)
    await sees('host', kind.inGame, { items: { excluding: { [kind.name]: made[kind.name] } } }, { limit: '100' })
    await by('player', kind.drop, 404, made)
  }),
  /** The cases 404 and 409 of creating and changing. */
  elsewhere: inSharedGroup('a game that is not mine is not found', async ({ by, gameId }) => {
    const own = { [kind.name]: (await by('host', kind.make, 201))[kind.name] }
    await by('host', kind.change, 404, { ...own, gameId: newId() })
    await by('host', kind.make, 404, { gameId: newId() })
    for (const part of ['stranger', 'waiting', 'removed'] as const) await by(part, kind.make, 404, { gameId })
    const strangers = await by('stranger', kind.make, 201)
    await by('stranger', kind.change, 404, { [kind.name]: strangers[kind.name], gameId })
  }),
  archived: inGroup('nothing goes to an archived game', async ({ by, sees, gameId }) => {
    const own = { [kind.name]: (await by('host', kind.make, 201))[kind.name] }
    await by('host', 'archiveGame', 200)
    await by('host', kind.make, 409, { gameId })
    await by('host', kind.change, 409, { ...own, gameId })
    await sees('host', kind.get, { gameId: undefined, rev: 1 }, own)
  }),
  listInGame: inGroup('what is shown to a game comes, the newest first', async ({ by, sees, gameId }) => {
    // The client's ids say nothing about the order.
    const [second, first] = [newId(), newId()].toSorted()
    const inputs = [{ gameId, [kind.name]: first }, { gameId, ...kind.shown, [kind.name]: second }, {}]
    const made: Body[] = []
    for (const input of inputs) made.unshift(await by('host', kind.make, 201, input))
    await sees('host', kind.inGame, { items: made.slice(1) })
  }),
  takeOut: inSharedGroup(
    'it leaves the game, and its author keeps it in a new version, as a change',
    async ({ by, sees, gameId, run }) => {
      for (const part of ['host', 'admin'] as const) {
        const made = await by('player', kind.make, 201, { gameId, ...kind.shown })
        const { mark: since } = await sees('player', 'listIdeas', {}, { limit: '1' })
        await run.target.pass(1100)
        await by(part, kind.takeOut, 204, made)
        if (kind === idea)
          await sees('player', 'listIdeaChanges', { items: including({ ideaId: made.ideaId }) }, { since })
        await by(part, kind.get, 404, made)
        const alone = { gameId: undefined, rev: 2, ...(kind === idea && { visibility: 'me' }) }
        const kept = await sees('player', kind.get, alone, made)
        if (!(Date.parse(String(kept.updatedAt)) > Date.parse(String(made.updatedAt))))
          run.fail('what leaves a game has no new updatedAt', '#/components/schemas/Idea')
      }
    },
  ),
})

/** Permissions on the ideas and tables of a game: those of the player, which all members see. */
export const ideasRows: RowsOf<'ideas'> = {
  listGameIdeas: {},
  removeGameIdea: {
    input: ({ by, gameId }) => by('player', 'createIdea', 201, { gameId, visibility: 'everyone' }),
    // One that nobody has, one that its author keeps to themselves, and one of mine in no game.
    notThere: async ({ run, gameId }) =>
      withField('ideaId', [newId(), await keep(run, 'player', idea, { gameId }), await keep(run, 'host', idea)]),
  },
  listGameIdeaTables: {},
  removeGameIdeaTable: {
    input: ({ by, gameId }) => by('player', 'createIdeaTable', 201, { gameId }),
    notThere: [{ tableId: newId() }],
  },
}
