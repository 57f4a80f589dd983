import type { OperationId } from '../../../../src/contract/operations.gen.ts'
import type { GameId } from '../../../../src/contract/types.gen.ts'
import { three } from '../../kernel/connection.ts'
import { field } from '../../kernel/exchange.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import type { Run } from '../../kernel/run.ts'
import { atTable, type Body, type Input, requestOf, type Scene } from '../../kernel/scene.ts'
import { ask, idOf, newId, type Part, type Table } from '../../kernel/table.ts'

export const health = '2VJ0pF3kXy6hYtM1fRb4GcUvK9q'
const text = '2VJ0pH5mZA8jaVO3hTd6IeWxM1s'
const track = { kind: 'track', label: 'Health', blockId: health, value: 9, max: 12, shape: 'boxes' }
export const number = { kind: 'number', label: 'Gold', value: 3 }
export const soaked = { label: 'Soaked', text: 'Cold takes hold.', colour: 'lake' }
export const foe = { name: 'Ash wolf', kind: 'many' }
export const rest = { label: 'Short rest', steps: [{ blockId: health, to: 'full' }] }
/** A character with a track, a text and a refill. */
export const mira = {
  name: 'Mira Tallow',
  portrait: { sigil: 'owl', colour: 'teal' },
  health: 'Health',
  blocks: [track, { kind: 'text', label: 'Trade', blockId: text, text: 'Chandler' }],
  refills: [rest],
}

/** Somebody makes a character; with a track, a text and a refill unless it is another. */
export const makes = ({ by }: Pick<Scene, 'by'>, part: Part, input: Input = {}) =>
  by(part, 'createCharacter', 201, { ...mira, ...input })

/** A check at a table with a character of the player. */
export const onSheet = (title: string, work: (scene: Scene & Table, mine: Body) => Promise<unknown>) =>
  atTable(title, async (scene) => void (await work(scene, await makes(scene, 'player'))))

/** A character with its first refill. */
export const refillOf = (sheet: Body) => ({ ...sheet, refillId: Object(sheet.refills)[0]?.refillId })

/** Who plays a part in a game; for people outside of it the host. */
export const seated = (part: Part): Part => three.find((each) => each === part) ?? 'host'

/** Somebody calls an operation in a game. */
export const call = async (run: Run, gameId: GameId, part: Part, id: OperationId, input: Input) =>
  ask(run, part, id, await requestOf(run, part, id, input, gameId))

const making = async (run: Run, gameId: GameId, part: Part, input: Input = mira) =>
  Object(field(await call(run, gameId, part, 'createCharacter', input)))

/** The character that somebody has in a game, or gets. */
export async function sheetOf(run: Run, gameId: GameId, part: Part): Promise<Body> {
  const who = seated(part)
  const userId = await idOf(run, who)
  const all = field(await ask(run, who, 'listCharacters', { params: { gameId } }), 'items')
  const own = (Array.isArray(all) ? all : []).find((each) => Object(each).owner?.userId === userId)
  return Object(own ?? (await making(run, gameId, who)))
}

/** A request on the character that somebody has. */
const onOwn =
  (id: OperationId, input: (sheet: Body) => Input = () => ({})) =>
  async (run: Run, { gameId }: { gameId: GameId }, part: Part) => {
    const sheet = await sheetOf(run, gameId, part)
    return requestOf(run, seated(part), id, { characterId: sheet.characterId, ...input(sheet) }, gameId)
  }

const onTrack = (input: Input = {}) => ({ blockId: health, version: '*', ...input })

/** A player may not do this with the character of the host. */
const notOfHost =
  (id: OperationId, input: (sheet: Body) => Input = () => ({}), by: Part = 'player') =>
  async (run: Run, { gameId }: { gameId: GameId }) => {
    const sheet = await sheetOf(run, gameId, by === 'player' ? 'host' : 'player')
    const sent = { characterId: sheet.characterId, version: '*', ...input(sheet) }
    run.hasStatus(await call(run, gameId, by, id, sent), 403, `${id} by the ${by}, of another’s character`)
  }

/** A row of an operation that owner, host and admin may do. */
const ofOwner = (id: OperationId, input: (sheet: Body) => Input, done = 200) => ({
  done,
  with: onOwn(id, input),
  forbidden: notOfHost(id, input),
})
const bodies = (all: Record<string, Body>) => () =>
  Object.entries(all).map(([what, body]) => ({ what, request: { body } }))
const forStranger = (rest: Body) => async (run: Run) => [
  { what: 'for a stranger', request: { body: { ...rest, ownerId: await idOf(run, 'stranger') } } },
]
const wolf = (steps: Body[]) => ({ ...mira, refills: [{ label: 'Rest', steps }] })

export const charactersRows: RowsOf<'characters'> = {
  listCharacters: { done: 200 },
  createCharacter: {
    done: 201,
    spends: true,
    with: (run, { gameId }, part) => requestOf(run, part, 'createCharacter', mira, gameId),
    bad: bodies({
      'a value above its most': { ...mira, blocks: [{ ...track, value: 13 }] },
      'least above most': { ...mira, blocks: [track, { ...number, min: 5, max: 1 }] },
      'one id twice': { ...mira, blocks: [track, track] },
      'five pinned': { name: 'Mira', blocks: Array(5).fill({ ...number, isPinned: true }) },
      'a health that is no track': { ...mira, health: 'Trade' },
      'a refill of a text': wolf([{ blockId: text, to: 'full' }]),
      'a refill of what is not there': wolf([{ blockId: newId(), to: 'full' }]),
      'a refill without its value': wolf([{ blockId: health, to: 'value' }]),
      'a refill above the most': wolf([{ blockId: health, to: 'value', value: 13 }]),
      'an owner of a foe': { ...foe, ownerId: 'anybody' },
    }),
    notThere: forStranger(mira),
    async forbidden(run, { gameId }) {
      const admin = await idOf(run, 'admin')
      for (const body of [foe, { ...mira, ownerId: null }, { ...mira, ownerId: admin }])
        run.hasStatus(await call(run, gameId, 'player', 'createCharacter', body), 403, 'what players do not make')
    },
  },
  getCharacter: { done: 200, with: onOwn('getCharacter') },
  changeCharacter: {
    ...ofOwner('changeCharacter', () => ({ name: newId() })),
    bad: bodies({
      'a health that is no track': { health: 'Trade' },
      'a refill of a text': { refills: wolf([{ blockId: text, to: 'full' }]).refills },
    }),
  },
  deleteCharacter: {
    done: 200,
    async with(run, { gameId }, part) {
      // What is not deleted in the end is one that is there.
      const { characterId } = await (seated(part) === part ? making : sheetOf)(run, gameId, seated(part))
      return { params: { characterId: String(characterId) } }
    },
    forbidden: notOfHost('deleteCharacter'),
  },
  copyCharacter: {
    done: 201,
    spends: true,
    with: onOwn('copyCharacter'),
    async forbidden(run, { gameId }) {
      for (const kind of ['one', 'many']) {
        const input = { name: 'Mira', kind, visibility: kind === 'one' ? 'hosts' : 'everyone' }
        const { characterId } = await making(run, gameId, 'host', input)
        const sent = await call(run, gameId, 'player', 'copyCharacter', { characterId })
        run.hasStatus(sent, 403, `a player copies what is for hosts: ${kind}`)
      }
    },
  },
  takeCharacter: { done: 200, with: onOwn('takeCharacter') },
  giveCharacter: {
    done: 200,
    with: async (run, table, part) => {
      const request = await onOwn('giveCharacter')(run, table, part)
      return { ...request, body: { ownerId: await idOf(run, seated(part)) } }
    },
    notThere: forStranger({}),
  },
  markCharacter: ofOwner('markCharacter', () => ({ add: ['Soaked'], remove: ['Blessed'] })),
  getPrivateNotes: {
    done: 200,
    with: onOwn('getPrivateNotes'),
    forbidden: notOfHost('getPrivateNotes', undefined, 'host'),
  },
  changePrivateNotes: {
    done: 200,
    with: onOwn('changePrivateNotes', () => ({ text: newId() })),
    forbidden: notOfHost('changePrivateNotes', () => ({ text: 'Mine' }), 'host'),
  },
  orderBlocks: {
    ...ofOwner('orderBlocks', ({ order }) => ({ blockIds: Object(order).blockIds, version: '*' })),
    bad: bodies({ 'not every block': { blockIds: [health] }, 'one twice': { blockIds: [health, health] } }),
  },
  addBlock: {
    ...ofOwner('addBlock', () => number, 201),
    bad: bodies({
      'more than its most': { ...track, blockId: newId(), value: 13 },
      'a line too much': { kind: 'list', label: 'Bag', lines: Array(51).fill('x') },
    }),
  },
  changeBlock: {
    ...ofOwner('changeBlock', () => onTrack({ label: 'Health' })),
    bad: bodies({ 'a text of a track': { text: 'x' }, 'more than its most': { value: 13 }, 'no most': { max: null } }),
  },
  addToBlock: ofOwner('addToBlock', () => onTrack({ add: 1 })),
  removeBlock: {
    done: 200,
    async with(run, table, part) {
      const { params } = await onOwn('getCharacter')(run, table, part)
      const added = await call(run, table.gameId, seated(part), 'addBlock', { ...params, ...number })
      return { params: { ...params, blockId: String(field(added, 'blockId')) } }
    },
    forbidden: notOfHost('removeBlock', onTrack),
  },
  useRefill: ofOwner('useRefill', refillOf),
  offerRefill: {
    done: 200,
    async with(run, { gameId }, part) {
      await sheetOf(run, gameId, 'host')
      return requestOf(run, seated(part), 'offerRefill', { label: rest.label }, gameId)
    },
  },
  getConditions: { done: 200 },
  changeConditions: {
    done: 200,
    with: (run, { gameId }, part) =>
      requestOf(run, part, 'changeConditions', { items: [{ ...soaked, conditionId: newId(), text: newId() }] }, gameId),
    bad: bodies({ 'two with one label': { items: [soaked, { ...soaked, label: 'SOAKED' }] } }),
  },
}

/** Several do something at the same time. @returns the statuses of the answers */
export async function atOnce({ run, gameId }: Scene, id: OperationId, ...calls: [Part, Body][]) {
  const tries = calls.map(([part, input]) => call(run, gameId, part, id, input))
  return (await Promise.all(tries)).map(({ came }) => came.status).toSorted()
}

/** A key does one thing: again it gives the same answer, with another body it is refused. */
export async function once({ by }: Scene, id: 'addToBlock' | 'useRefill', input: Body, changes: Body) {
  const key = newId()
  const first = await by('player', id, 200, { ...input, key })
  await by('player', id, 200, { ...input, key }, first)
  await by('player', id, 409, { ...input, ...changes, key })
}
