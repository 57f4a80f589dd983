import { type Check, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { live } from '../../kernel/connection.ts'
import { casesOf, rulesOf } from '../../kernel/derived-checks.ts'
import { members, newId, type Part } from '../../kernel/group.ts'
import { mustTurn } from '../../kernel/lists.ts'
import { atOnce, type Body, excluding, inAnyOrder, including, inGame, inGroup } from '../../kernel/scene.ts'
import { foe, health, makes, mira, number, onSheet, pinned, refillOf, rows, soaked, trade } from './characters-rows.ts'

const hidden = { kind: undefined, status: undefined, refills: undefined, order: undefined, blocks: undefined }
const faceOf = ({ characterId }: Body) => ({ characterId, shown: 'face', name: mira.name, owner: undefined, ...hidden })
const few = Array(20).fill({ name: 'One of many' })

/** A person with 20 active characters gets no further one in any way. A foe has no owner. */
const full = onSheet('an owner has 20 active ones at most, and a foe has none', async (scene, mine) => {
  const { by } = scene
  const retired = { ...(await makes(scene, 'host')), status: 'retired' }
  await by('host', 'changeCharacter', 200, retired, { status: 'retired' })
  const free = await makes(scene, 'host', { ownerId: null })
  for (const one of few) await by('host', 'createCharacter', 201, one)
  await by('host', 'copyCharacter', 409, mine)
  await by('host', 'changeCharacter', 409, { ...retired, status: 'active' })
  await by('host', 'takeCharacter', 409, free)
  await by('host', 'giveCharacter', 409, { ...mine, ownerId: 'host' })
  await by('host', 'giveCharacter', 409, { ...(await makes(scene, 'host', foe)), ownerId: 'player' })
})

const fullSheet = inGroup('60 blocks at most, 4 of them pinned, an id once', async (scene) => {
  const blocks = [...mira.blocks, ...Array(4).fill(pinned), ...Array(53).fill(number)]
  const { characterId } = await makes(scene, 'player', { blocks })
  const adds = (status: 201 | 409, block: Body) => scene.by('player', 'addBlock', status, { characterId, ...block })
  for (const block of [blocks[0], pinned]) await adds(409, block)
  for (const status of [201, 409] as const) await adds(status, number)
  await scene.by('player', 'changeBlock', 409, { characterId, blockId: health, version: 1, isPinned: true })
})

export const charactersCases: TagCases<'characters'> = casesOf(rows, {
  'listCharacters.200': inGroup('with pinned blocks and health alone, as each may see them', async (scene) => {
    const gold = { ...pinned, blockId: newId() }
    const mine = await makes(scene, 'player', { blocks: [...mira.blocks, gold] })
    const wolf = await makes(scene, 'admin', { ...foe, blocks: [], refills: [], health: undefined })
    const secret = await makes(scene, 'host', { visibility: 'hosts' })
    const listed = { ...mine, blocks: [{ blockId: health }, { blockId: gold.blockId, value: 3 }] }
    await scene.sees('player', 'listCharacters', { items: [listed, faceOf(secret)] })
    await scene.sees('admin', 'listCharacters', { items: [listed, wolf, { ...secret, blocks: [{ blockId: health }] }] })
    await mustTurn(scene, 'player', 'listCharacters')
  }),
  'createCharacter.201': inGroup('a player makes their own; a host any, for anybody or nobody', async (scene) => {
    const { by } = scene
    const usual = { kind: 'one', visibility: 'everyone', status: 'active', conditions: [] }
    const order = { blockIds: mira.blocks.map(({ blockId }) => blockId) }
    await by('player', 'createCharacter', 201, mira, { ...mira, ...usual, owner: { userId: 'player' }, order })
    await makes(scene, 'admin', { ownerId: 'player' })
    await by('host', 'createCharacter', 201, { ...mira, ownerId: null }, { owner: undefined })
    await by('host', 'createCharacter', 201, foe, { owner: undefined, kind: 'many', visibility: 'hosts' })
    await by('player', 'createCharacter', 201, { name: 'Most', blocks: Array(60).fill(number) })
    await by('player', 'createCharacter', 400, { name: 'Too many', blocks: Array(61).fill(number) })
  }),
  'createCharacter.409': inGame('20 active of an owner, 20 free, 100 foes', async ({ by }) => {
    for (const all of [few, Array(20).fill({ ...few[0], ownerId: null }), Array(100).fill(foe)]) {
      for (const one of all) await by('host', 'createCharacter', 201, one)
      await by('host', 'createCharacter', 409, all[0])
    }
  }),
  'getCharacter.200': onSheet('all of it, or name and portrait, or nothing', async (scene, mine) => {
    const { by, sees } = scene
    for (const part of members) await sees(part, 'getCharacter', mine, mine)
    await by('player', 'changeCharacter', 200, { ...mine, visibility: 'hosts' })
    await sees('player', 'getCharacter', { blocks: mine.blocks }, mine)
    const theirs = await makes(scene, 'admin', { visibility: 'hosts' })
    await sees('player', 'getCharacter', { ...faceOf(theirs), portrait: mira.portrait, rev: 1 }, theirs)
    await by('admin', 'changeCharacter', 200, { ...theirs, health: null, status: 'retired' })
    await sees('player', 'getCharacter', { ...faceOf(theirs), rev: 1 }, theirs)
    await by('player', 'addToBlock', 404, { ...theirs, blockId: health, add: 1 })
    await by('player', 'getCharacter', 404, await makes(scene, 'host', foe))
  }),
  'changeCharacter.409': full,
  'copyCharacter.201': onSheet('mine, without notes', async (scene, { characterId, blocks, refills }) => {
    const { by, sees } = scene
    await by('player', 'markCharacter', 200, { characterId, add: ['Soaked'] })
    await by('player', 'changePrivateNotes', 200, { characterId, text: 'A secret' })
    const due = { name: 'Mira Tallow (copy)', owner: { userId: 'admin' }, conditions: ['Soaked'], blocks, refills }
    const copy = await by('admin', 'copyCharacter', 201, { characterId }, due)
    await sees('admin', 'getPrivateNotes', { text: '' }, copy)
    const long = await makes(scene, 'player', { name: '🐉'.repeat(60) })
    await by('player', 'copyCharacter', 201, long, { name: `${'🐉'.repeat(53)} (copy)` })
  }),
  'copyCharacter.409': full,
  'takeCharacter.200': onSheet('who takes a free one has it, without notes', async ({ by, sees }, mine) => {
    await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
    await by('host', 'giveCharacter', 200, { ...mine, ownerId: null })
    for (const _ of 'ab') await by('admin', 'takeCharacter', 200, mine, { owner: { userId: 'admin' } })
    await sees('admin', 'getPrivateNotes', { text: '' }, mine)
  }),
  'takeCharacter.409': inGroup('of two who take it at once, one gets it', async (scene) => {
    const free = await makes(scene, 'host', { ownerId: null })
    await atOnce(scene, 'takeCharacter', [200, 409], ['admin', free], ['player', free])
    await scene.by('host', 'takeCharacter', 409, free)
    await scene.by('admin', 'takeCharacter', 409, await makes(scene, 'host', foe))
    const secret = await makes(scene, 'host', { ownerId: null, visibility: 'hosts' })
    await scene.by('player', 'takeCharacter', 409, secret)
  }),
  'giveCharacter.200': onSheet('it belongs to somebody else, or to nobody', async ({ by }, mine) => {
    await by('host', 'giveCharacter', 200, { ...mine, ownerId: 'admin' }, { owner: { userId: 'admin' } })
    await by('player', 'changeCharacter', 403, { ...mine, name: 'Mine' })
    await by('admin', 'giveCharacter', 200, { ...mine, ownerId: null }, { owner: undefined })
  }),
  'giveCharacter.409': full,
  'markCharacter.200': onSheet('two who mark it at once lose nothing', async (scene, { characterId }) => {
    const { by, sees } = scene
    const adds = (label: string) => ({ characterId, add: [label] })
    await atOnce(scene, 'markCharacter', [200, 200], ['host', adds('Soaked')], ['player', adds('Afraid')])
    await by('player', 'markCharacter', 200, { characterId, add: ['soaked'], remove: ['Blessed'] })
    await sees('admin', 'getCharacter', { conditions: inAnyOrder('Soaked', 'Afraid') }, { characterId })
    await by('host', 'markCharacter', 200, { characterId, remove: ['SOAKED'] }, { conditions: ['Afraid'] })
  }),
  'markCharacter.409': onSheet('12 at most', async ({ by }, { characterId }) => {
    await by('player', 'markCharacter', 200, { characterId, add: [...'abcdefghijkl'] })
    await by('player', 'markCharacter', 409, { characterId, add: ['One more'] })
  }),
  'getPrivateNotes.200': onSheet('they pass to no other owner, and stay', async ({ by, sees }, mine) => {
    const notes = await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' }, { text: 'A secret' })
    await by('host', 'giveCharacter', 200, { ...mine, ownerId: 'admin' })
    await sees('admin', 'getPrivateNotes', { text: '', rev: 1 }, mine)
    await by('player', 'getPrivateNotes', 403, mine)
    await by('host', 'giveCharacter', 200, { ...mine, ownerId: 'player' })
    await sees('player', 'getPrivateNotes', notes, mine)
  }),
  'orderBlocks.200': onSheet('it has a version of its own', async ({ by, sees }, { characterId, order, rev }) => {
    const blockIds = Object(order).blockIds.toReversed()
    await by('host', 'orderBlocks', 200, { characterId, blockIds, version: 1 }, { blockIds, rev: 2 })
    await by('player', 'orderBlocks', 412, { characterId, blockIds, version: 1 })
    await sees('player', 'getCharacter', { order: { blockIds, rev: 2 }, rev }, { characterId })
  }),
  'addBlock.201': onSheet('each kind is kept as it was sent', async ({ by, sees }, { characterId, blocks }) => {
    const kinds: Record<string, Body> = {
      heading: {},
      toggle: { isOn: true },
      list: { lines: ['', 'A rope'] },
      roll: { notation: '1d20+{Luck}' },
      text: { text: '🐉'.repeat(280) },
      long: { text: '🐉'.repeat(4000) },
      number: { value: -1_000_000, max: 1_000_000 },
      track: { value: 100, max: 100, shape: 'bar' },
    }
    const added: unknown[] = [...(blocks as Body[])]
    for (const [kind, its] of Object.entries(kinds)) {
      const block = { kind, label: '🐉'.repeat(40), ...its }
      const due = { ...block, rev: 1, isPinned: false }
      added.push(await by('player', 'addBlock', 201, { characterId, ...block }, due))
    }
    await sees('host', 'getCharacter', { blocks: added, order: { rev: 9 } }, { characterId })
  }),
  'addBlock.409': fullSheet,
  'changeBlock.200': onSheet('each has a version; the health stays it', async (scene, { characterId }) => {
    const { by, sees } = scene
    const at = { characterId, blockId: health, version: 1 }
    const baker = { ...at, blockId: trade, text: 'Baker' }
    await atOnce(scene, 'changeBlock', [200, 200], ['player', { ...at, label: 'Wax', value: 4 }], ['host', baker])
    await by('host', 'changeBlock', 412, { ...at, value: 5 })
    await by('player', 'changeBlock', 200, { ...at, version: 2, label: 'Wax' }, { value: 4, max: 12, rev: 2 })
    await sees('player', 'getCharacter', { health: 'Wax', blocks: including({ text: 'Baker' }) }, at)
  }),
  'changeBlock.409': fullSheet,
  'removeBlock.200': onSheet('its steps and the health go with it', async ({ by, sees }, { characterId }) => {
    const order = { blockIds: excluding(health), rev: 2 }
    await by('player', 'removeBlock', 200, { characterId, blockId: health }, { order })
    const due = { health: undefined, refills: [{ steps: [] }], blocks: [{ kind: 'text' }], order }
    await sees('player', 'getCharacter', due, { characterId })
  }),
  'addToBlock.200': onSheet('differences add up, and stop at their bounds', async (scene, { characterId }) => {
    const { by, sees } = scene
    const at = { characterId, blockId: health }
    const one = (part: Part): [Part, Body] => [part, { ...at, add: -1 }]
    await atOnce(scene, 'addToBlock', [200, 200, 200], one('host'), one('player'), one('host'))
    await sees('admin', 'getCharacter', { blocks: including({ blockId: health, value: 6, rev: 4 }) }, at)
    await by('player', 'addToBlock', 200, { ...at, add: -7 }, { applied: -6, block: { value: 0 } })
    const stopped = { applied: 0, changeId: undefined, block: { rev: 5 } }
    const key = newId()
    await by('player', 'addToBlock', 200, { ...at, add: -7, key }, stopped)
    await by('host', 'addToBlock', 200, { ...at, add: 1_000_000 }, { applied: 12 })
    await by('player', 'addToBlock', 200, { ...at, add: -7, key }, stopped)
    await by('host', 'addToBlock', 400, { characterId, blockId: trade, add: 1 })
    const { blockId } = await by('host', 'addBlock', 201, { characterId, ...number, min: 0 })
    const adds: [number, number][] = [
      [-7, -3],
      [1_000_000, 1_000_000],
      [7, 0],
    ]
    for (const [add, applied] of adds) await by('player', 'addToBlock', 200, { characterId, blockId, add }, { applied })
  }),
  'useRefill.200': onSheet('each block is set as the refill says, unless it stands there', async ({ by }, mine) => {
    await by('host', 'useRefill', 200, refillOf(mine), { blocks: [{ blockId: health, value: 12, rev: 2 }] })
    await by('player', 'useRefill', 200, refillOf(mine), { blocks: [], changeId: undefined })
  }),
  'offerRefill.200': onSheet('to whom has it, whatever its capitals', async (scene, { characterId }) => {
    await scene.by('admin', 'offerRefill', 200, { label: 'SHORT REST' }, { characterIds: [characterId] })
  }),
  'offerRefill.409': onSheet('nobody has it', ({ by }) => by('host', 'offerRefill', 409, { label: 'Long rest' })),
  'getConditions.200': onSheet('none at first; a label that changes does so on the characters', async (scene, mine) => {
    const { by, sees } = scene
    await sees('player', 'getConditions', { items: [], rev: 1 })
    await by('player', 'markCharacter', 200, { ...mine, add: ['Soaked'] })
    const { items } = await by('host', 'changeConditions', 200, { items: [soaked] })
    for (const part of members) await sees(part, 'getConditions', { items: [soaked], rev: 2 })
    await by('host', 'changeConditions', 200, { items: [{ ...Object(items)[0], label: 'Drenched' }] }, { rev: 3 })
    await sees('player', 'getCharacter', { conditions: ['Drenched'] }, mine)
  }),
})

export const charactersRules: Check[] = [
  ...rulesOf(rows),
  ...rulesAt(pointerTo('getCharacter', 'description'), {
    'characters-told': live('a change is sent as each may see it', async (scene) => {
      const { by, gets, getsNot } = scene
      const mine = await makes(scene, 'player')
      for (const part of members) await gets(part, 'character.changed', mine)
      const hurt = await by('player', 'addToBlock', 200, { ...mine, blockId: health, add: -2 })
      for (const part of members) await gets(part, 'character.changed', { rev: 1, blocks: [{ value: 7, rev: 2 }] })
      await by('player', 'undoChange', 200, hurt)
      for (const part of members) await gets(part, 'character.changed', { blocks: [{ value: 9, rev: 3 }] })
      await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
      await getsNot(members, 'private notes', ({ text }) => text.includes('A secret'))
      const { characterId } = await makes(scene, 'host', { ...foe, visibility: 'everyone' })
      await gets('player', 'character.changed', { characterId, shown: 'whole' })
      await by('host', 'changeCharacter', 200, { characterId, visibility: 'hosts' })
      await gets('player', 'character.removed', { characterId })
      const hidden = await makes(scene, 'host', foe)
      await by('host', 'deleteCharacter', 200, hidden)
      await gets('admin', 'character.removed', { characterId: hidden.characterId })
      await getsNot(['player'], 'something hidden', ({ text }) => text.includes(String(hidden.characterId)))
      await makes(scene, 'admin')
      await by('host', 'offerRefill', 200, { label: 'Short rest' })
      await gets('player', 'refill.offered', { characterIds: [mine.characterId] })
      await getsNot(['host'], 'what is offered to another', ({ type }) => type === 'refill.offered')
    }),
    'characters-seen': live('who comes to see one whole gets all of it, who sees it no more a face', async (scene) => {
      const { by, gets } = scene
      const secret = await makes(scene, 'host', { visibility: 'hosts' })
      const whole = { shown: 'whole', blocks: [{ value: 9 }, { kind: 'text' }] }
      await gets('player', 'character.changed', faceOf(secret))
      const show = (visibility: string) => ['changeCharacter', { visibility }] as const
      const give = (ownerId: Part | null) => ['giveCharacter', { ownerId }] as const
      const steps = [show('everyone'), show('hosts'), give('player'), give('admin'), give('player'), give(null)]
      for (const [at, [id, input]] of steps.entries()) {
        await by('host', id, 200, { characterId: secret.characterId, ...input })
        await gets('player', 'character.changed', at % 2 === 0 ? whole : faceOf(secret))
      }
    }),
    'characters-freed': onSheet('who leaves frees their characters, and has no notes any more', async (scene, mine) => {
      const { by, sees, player } = scene
      await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
      await by('player', 'leaveGame', 204)
      await sees('host', 'getCharacter', { owner: undefined }, mine)
      await by('player', 'acceptInvitation', 200, player)
      await by('host', 'giveCharacter', 200, { ...mine, ownerId: 'player' })
      await sees('player', 'getPrivateNotes', { text: '' }, mine)
    }),
  }),
]
