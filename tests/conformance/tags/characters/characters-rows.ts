import { examples } from '../../../../src/contract/examples.gen.ts'
import { withField } from '../../kernel/cases.ts'
import { type Group, idOf, newId, type Part } from '../../kernel/group.ts'
import type { MayId, Row, RowsOf } from '../../kernel/permissions.ts'
import { type Body, type Input, inGroup, type Scene } from '../../kernel/scene.ts'

export const health = '2VJ0pF3kXy6hYtM1fRb4GcUvK9q'
export const trade = '2VJ0pH5mZA8jaVO3hTd6IeWxM1s'
const track = { kind: 'track', label: 'Health', blockId: health, value: 9, max: 12, shape: 'boxes' }
export const number = { kind: 'number', label: 'Gold', value: 3 }
export const pinned = { ...number, isPinned: true }
const tooMany = Array(51).fill('x')
export const soaked = { label: 'Soaked', text: 'Cold takes hold.', colour: 'lake' }
export const foe = { name: 'Ash wolf', kind: 'many' }
export const rest = { label: 'Short rest', steps: [{ blockId: health, to: 'full' }] }
/** A character with a track, a text and a refill. */
export const mira = {
  name: 'Mira Tallow',
  portrait: { sigil: 'owl', colour: 'teal' },
  health: 'Health',
  blocks: [track, { kind: 'text', label: 'Trade', blockId: trade, text: 'Chandler' }],
  refills: [rest],
}

/** Somebody makes a character; with a track, a text and a refill unless it is another. */
export const makes = ({ by }: Pick<Scene, 'by'>, part: Part, input: Input = {}) =>
  by(part, 'createCharacter', 201, { ...mira, ...input })

/** A check at a table with a character of the player. */
export const onSheet = (title: string, work: (scene: Scene & Group, mine: Body) => Promise<unknown>) =>
  inGroup(title, async (scene) => work(scene, await makes(scene, 'player')))

export const refillOf = (sheet: Body) => ({ ...sheet, refillId: Object(sheet.refills)[0]?.refillId })

/** The character that somebody has in a game, or gets. */
export async function sheetOf(scene: Scene, part: Part): Promise<Body> {
  const { items } = await scene.sees(part, 'listCharacters', {}, { limit: 100 })
  const userId = await idOf(scene.run, part)
  const own = (Array.isArray(items) ? items : []).find((each) => Object(each).owner?.userId === userId)
  return own ?? makes(scene, part)
}

/** A row of an operation on one's own character. A player may not do it with the host's, and the host not with private notes. */
const on = (id: MayId, input: (sheet: Body) => Input = () => ({}), more: Row = {}): Row => {
  const of = (sheet: Body) => ({ characterId: sheet.characterId, version: '*', ...input(sheet) })
  const isPrivate = 'notMine' in Object(Reflect.get(examples[id].answers, 403))
  const [part, whose] = isPrivate ? (['host', 'player'] as const) : (['player', 'host'] as const)
  return {
    input: async (scene, seat) => of(await sheetOf(scene, seat)),
    forbidden: async (scene) => scene.by(part, id, 403, of(await sheetOf(scene, whose))),
    ...more,
  }
}

const rests = (step: Body) => ({ refills: [{ label: 'Rest', steps: [step] }] })
const noMember = [{ ownerId: 'stranger' }]
const upsideDown = { ...number, value: 1, min: 5, max: 1 }

export const rows: RowsOf<'characters'> = {
  listCharacters: {},
  createCharacter: {
    ownGame: true,
    input: mira,
    bad: [
      ...withField('blocks', [[{ ...track, value: 13 }], [track, upsideDown], [track, track]]),
      { health: undefined, refills: [], blocks: Array(5).fill(pinned) },
      ...[rests({ blockId: trade, to: 'full' }), rests({ blockId: newId(), to: 'full' })],
      ...[rests({ blockId: health, to: 'value' }), rests({ blockId: health, to: 'value', value: 13 })],
      ...[{ health: 'Trade' }, { kind: 'many', ownerId: 'host' }],
    ],
    notThere: noMember,
    async forbidden({ by }) {
      for (const input of [foe, { name: 'Mira', ownerId: null }, { name: 'Mira', ownerId: 'admin' }])
        await by('player', 'createCharacter', 403, input)
    },
  },
  getCharacter: on('getCharacter'),
  changeCharacter: on('changeCharacter', () => ({ name: newId() }), {
    bad: [{ health: 'Trade' }, rests({ blockId: trade, to: 'full' })],
  }),
  deleteCharacter: on('deleteCharacter', undefined, { ownGame: true }),
  copyCharacter: on('copyCharacter', undefined, {
    ownGame: true,
    async forbidden(scene) {
      for (const other of [{ visibility: 'hosts' }, { ...foe, visibility: 'everyone' }])
        await scene.by('player', 'copyCharacter', 403, await makes(scene, 'host', other))
    },
  }),
  takeCharacter: on('takeCharacter'),
  giveCharacter: on('giveCharacter', ({ owner }) => ({ ownerId: Object(owner).userId }), { notThere: noMember }),
  markCharacter: on('markCharacter', () => ({ add: ['Soaked'], remove: ['Blessed'] })),
  getPrivateNotes: on('getPrivateNotes'),
  changePrivateNotes: on('changePrivateNotes', () => ({ text: newId() })),
  orderBlocks: on('orderBlocks', ({ order }) => ({ blockIds: Object(order).blockIds }), {
    bad: withField('blockIds', [[health], [health, health]]),
  }),
  addBlock: on('addBlock', () => number, {
    bad: [{ ...track, blockId: newId(), value: 13 }, upsideDown, { kind: 'list', value: undefined, lines: tooMany }],
  }),
  changeBlock: on('changeBlock', () => ({ blockId: health, label: 'Health' }), {
    bad: [{ text: 'x' }, { value: 13 }, { max: null }],
  }),
  addToBlock: on('addToBlock', () => ({ blockId: health, add: 1 })),
  removeBlock: on('removeBlock', () => ({ blockId: health }), { ownGame: true }),
  useRefill: on('useRefill', refillOf),
  offerRefill: { input: (scene) => sheetOf(scene, 'host').then(() => ({ label: rest.label })) },
  getConditions: {},
  changeConditions: {
    input: () => ({ items: [{ ...soaked, conditionId: newId(), text: newId() }] }),
    bad: [{ items: [soaked, { ...soaked, label: 'SOAKED' }] }],
  },
}
