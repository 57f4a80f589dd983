import { atTable, type Body, excluding, including } from '../../kernel/scene.ts'
import type { Part } from '../../kernel/table.ts'
import { atOnce, health, makes, mira, number, once, onSheet, refillOf } from './characters-rows.ts'

/** The cases of what is done to the blocks of a sheet. */
export const blockCases = {
  orderBlocks: {
    200: onSheet('the order has a version of its own', async ({ by, sees }, { characterId, order, rev }) => {
      const blockIds = Object(order).blockIds.toReversed()
      await by('host', 'orderBlocks', 200, { characterId, blockIds, version: 1 }, { blockIds, rev: 2 })
      await by('player', 'orderBlocks', 412, { characterId, blockIds, version: 1 })
      await sees('player', 'getCharacter', { order: { blockIds, rev: 2 }, rev }, { characterId })
    }),
  },
  addBlock: {
    201: onSheet('each kind is kept as it was sent, at the end', async ({ by, sees }, { characterId, blocks }) => {
      const kinds: Record<string, Body> = {
        ...{ heading: {}, toggle: { isOn: true }, list: { lines: ['', 'A rope'] } },
        ...{
          text: { text: '🐉'.repeat(280) },
          long: { text: '🐉'.repeat(4000) },
          roll: { notation: '1d20+{Strength}' },
        },
        ...{ number: { value: -1_000_000, max: 1_000_000 }, track: { value: 100, max: 100, shape: 'bar' } },
      }
      const added: unknown[] = [...(blocks as Body[])]
      for (const [kind, its] of Object.entries(kinds)) {
        const block = { kind, label: 'One', ...its }
        const due = { ...block, rev: 1, isPinned: false }
        added.push(await by('player', 'addBlock', 201, { characterId, ...block }, due))
      }
      await sees('host', 'getCharacter', { blocks: added, order: { rev: 9 } }, { characterId })
    }),
    409: atTable('60 at most, 4 of them pinned, an id once', async (scene) => {
      const four = Array(4).fill({ ...number, isPinned: true })
      const { characterId } = await makes(scene, 'player', {
        blocks: [...mira.blocks, ...four, ...Array(53).fill(number)],
      })
      await scene.by('player', 'addBlock', 409, { characterId, ...mira.blocks[0] })
      await scene.by('player', 'addBlock', 409, { characterId, ...four[0] })
      await scene.by('player', 'addBlock', 201, { characterId, ...number })
      await scene.by('player', 'addBlock', 409, { characterId, ...number })
    }),
  },
  changeBlock: {
    200: onSheet('the version that is named is set; the health stays it', async (scene, { characterId, blocks }) => {
      const { by, sees } = scene
      const at = { characterId, blockId: health, version: 1 }
      const trade = { ...at, blockId: Object(blocks)[1]?.blockId, text: 'Baker' }
      const statuses = await atOnce(
        scene,
        'changeBlock',
        ['player', { ...at, label: 'Wax', value: 4 }],
        ['host', trade],
      )
      if (statuses.join() !== '200,200') scene.fail('two blocks are changed at once, and one of them is refused')
      await by('host', 'changeBlock', 412, { ...at, value: 5 })
      await by('player', 'changeBlock', 200, { ...at, version: 2, label: 'Wax' }, { value: 4, max: 12, rev: 2 })
      await sees('player', 'getCharacter', { health: 'Wax', blocks: including({ text: 'Baker' }) }, at)
    }),
    409: atTable('4 are pinned at most', async (scene) => {
      const four = Array(4).fill({ ...number, isPinned: true })
      const mine = await makes(scene, 'player', { blocks: [...mira.blocks, ...four] })
      await scene.by('player', 'changeBlock', 409, { ...mine, blockId: health, version: 1, isPinned: true })
    }),
  },
  removeBlock: {
    200: onSheet('what refills set it to goes with it, and the health', async ({ by, sees }, { characterId }) => {
      const order = { blockIds: excluding(health), rev: 2 }
      await by('player', 'removeBlock', 200, { characterId, blockId: health }, { order })
      const due = { health: undefined, refills: [{ steps: [] }], blocks: [{ kind: 'text' }], order }
      await sees('player', 'getCharacter', due, { characterId })
    }),
  },
  addToBlock: {
    200: onSheet('differences add up, and stop at their bounds', async (scene, { characterId, blocks }) => {
      const { by, sees } = scene
      const at = { characterId, blockId: health }
      const one = (part: Part): [Part, Body] => [part, { ...at, add: -1 }]
      await atOnce(scene, 'addToBlock', one('host'), one('player'), one('host'), one('player'))
      await sees('admin', 'getCharacter', { blocks: including({ blockId: health, value: 5, rev: 5 }) }, at)
      await by('player', 'addToBlock', 200, { ...at, add: -7 }, { applied: -5, block: { value: 0 } })
      await by('player', 'addToBlock', 200, { ...at, add: -7 }, { applied: 0, changeId: undefined, block: { rev: 6 } })
      await by('host', 'addToBlock', 200, { ...at, add: 1_000_000 }, { applied: 12 })
      await by('host', 'addToBlock', 400, { characterId, blockId: Object(blocks)[1]?.blockId, add: 1 })
    }),
    409: onSheet('a key adds once', async (scene, { characterId }) => {
      await once(scene, 'addToBlock', { characterId, blockId: health, add: -2 }, { add: 5 })
      await scene.sees('host', 'getCharacter', { blocks: including({ value: 7 }) }, { characterId })
    }),
  },
  useRefill: {
    200: onSheet('each block is set as the refill says, unless it stands there', async ({ by }, mine) => {
      await by('host', 'useRefill', 200, refillOf(mine), { blocks: [{ blockId: health, value: 12, rev: 2 }] })
      await by('player', 'useRefill', 200, refillOf(mine), { blocks: [], changeId: undefined })
    }),
    409: onSheet('a key refills one sheet', async (scene, mine) => {
      await once(scene, 'useRefill', refillOf(mine), refillOf(await makes(scene, 'player')))
    }),
  },
}
