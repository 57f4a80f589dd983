import type { Check, TagCases } from '../../kernel/check.ts'
import { live, three } from '../../kernel/connection.ts'
import { pointerTo } from '../../kernel/contract.ts'
import { atOnceRule, changed, keyRule, ownTable, versionRules } from '../../kernel/derived.ts'
import { turnPages } from '../../kernel/lists.ts'
import { permissionsOf } from '../../kernel/permissions.ts'
import type { Request } from '../../kernel/run.ts'
import { atTable, type Body, casesOf, inAnyOrder, inGame, rulesAt } from '../../kernel/scene.ts'
import { ask, idOf, newId } from '../../kernel/table.ts'
import { blockCases } from './block-cases.ts'
import { atOnce, charactersRows, foe, health, makes, mira, number, onSheet, soaked } from './characters-rows.ts'

const { createCharacter, changeCharacter, changePrivateNotes, changeConditions, addBlock } = charactersRows
const hidden = { kind: undefined, status: undefined, refills: undefined, order: undefined, blocks: undefined }
const faceOf = ({ characterId }: Body) => ({ characterId, shown: 'face', name: mira.name, owner: undefined, ...hidden })
const few = Array(20).fill({ name: 'One of many' })

export const charactersCases: TagCases<'characters'> = casesOf(charactersRows, {
  listCharacters: {
    200: atTable('they come in pages, with pinned blocks and health alone, as each may see them', async (scene) => {
      const { run, gameId, sees } = scene
      const pinned = { ...number, blockId: newId(), isPinned: true }
      const mine = await makes(scene, 'player', { blocks: [...mira.blocks, pinned] })
      const secret = await makes(scene, 'host', { visibility: 'hosts' })
      const wolf = await makes(scene, 'admin', { ...foe, blocks: [], refills: [], health: undefined })
      const listed = { ...mine, blocks: [{ blockId: health }, { blockId: pinned.blockId, value: 3 }] }
      await sees('player', 'listCharacters', { items: [listed, faceOf(secret)] })
      await sees('admin', 'listCharacters', { items: [listed, { ...secret, blocks: [{ blockId: health }] }, wolf] })
      const list = (query: Request['query']) => ask(run, 'player', 'listCharacters', { params: { gameId }, query })
      const ids = await turnPages(run, list, { limit: 1, key: (item) => Object(item).characterId })
      if (ids.join() !== [mine.characterId, secret.characterId].join()) scene.fail('the pages have others')
    }),
  },
  createCharacter: {
    201: atTable('a player makes their own; host and admin one for anybody or nobody, and foes', async (scene) => {
      const { by, run } = scene
      const usual = { kind: 'one', visibility: 'everyone', status: 'active', conditions: [] }
      const order = { blockIds: mira.blocks.map(({ blockId }) => blockId) }
      await by('player', 'createCharacter', 201, mira, { ...mira, ...usual, owner: { userId: 'player' }, order })
      await makes(scene, 'admin', { ownerId: await idOf(run, 'player') })
      await by('host', 'createCharacter', 201, { ...mira, ownerId: null }, { owner: undefined })
      await by('host', 'createCharacter', 201, foe, { owner: undefined, kind: 'many', visibility: 'hosts' })
      await by('player', 'createCharacter', 201, { name: '🐉'.repeat(60), blocks: Array(60).fill(number) })
      await by('player', 'createCharacter', 400, { name: 'Too many', blocks: Array(61).fill(number) })
    }),
    409: inGame('20 active of an owner, 20 free, 100 foes', async ({ by }) => {
      const free = { ...few[0], ownerId: null }
      for (const all of [few, Array(20).fill(free), Array(100).fill(foe)]) {
        for (const one of all) await by('host', 'createCharacter', 201, one)
        await by('host', 'createCharacter', 409, all[0])
      }
    }),
  },
  getCharacter: {
    200: onSheet('all of it, or name and portrait, or nothing', async (scene, mine) => {
      const { by, sees } = scene
      for (const part of three) await sees(part, 'getCharacter', mine, mine)
      await by('player', 'changeCharacter', 200, { ...mine, visibility: 'hosts' })
      await sees('player', 'getCharacter', { blocks: mine.blocks }, mine)
      const theirs = await makes(scene, 'admin', { visibility: 'hosts' })
      await sees('player', 'getCharacter', { ...faceOf(theirs), portrait: mira.portrait, rev: 1 }, theirs)
      await by('admin', 'changeCharacter', 200, { ...theirs, health: null })
      await sees('player', 'getCharacter', { rev: 1 }, theirs)
      await by('player', 'getCharacter', 404, await makes(scene, 'host', foe))
    }),
  },
  changeCharacter: {
    200: changed('changeCharacter', ownTable(changeCharacter)),
    409: onSheet('a retired one comes back where there is room', async ({ by }, mine) => {
      await by('player', 'changeCharacter', 200, { ...mine, status: 'retired' }, { status: 'retired' })
      for (const one of few) await by('player', 'createCharacter', 201, one)
      await by('player', 'changeCharacter', 409, { ...mine, status: 'active' })
    }),
  },
  deleteCharacter: {
    200: onSheet('it is gone for everyone', async ({ by }, mine) => {
      await by('player', 'deleteCharacter', 200, mine, { characterId: mine.characterId })
      for (const part of three) await by(part, 'getCharacter', 404, mine)
    }),
  },
  copyCharacter: {
    201: onSheet('the copy is mine, without private notes', async (scene, { characterId, blocks, refills }) => {
      const { by, sees } = scene
      await by('player', 'markCharacter', 200, { characterId, add: ['Soaked'] })
      await by('player', 'changePrivateNotes', 200, { characterId, text: 'A secret' })
      const due = { name: 'Mira Tallow (copy)', owner: { userId: 'admin' }, conditions: ['Soaked'], blocks, refills }
      await sees(
        'admin',
        'getPrivateNotes',
        { text: '' },
        await by('admin', 'copyCharacter', 201, { characterId }, due),
      )
      const long = await makes(scene, 'player', { name: '🐉'.repeat(60) })
      await by('player', 'copyCharacter', 201, long, { name: `${'🐉'.repeat(53)} (copy)` })
    }),
    409: onSheet('20 are active at most; a key copies once', async ({ by }, mine) => {
      const { characterId } = await by('player', 'copyCharacter', 201, { ...mine, key: health })
      await by('player', 'copyCharacter', 201, { ...mine, key: health }, { characterId })
      for (const _ of few.slice(2)) await by('player', 'copyCharacter', 201, mine)
      await by('player', 'copyCharacter', 409, mine)
    }),
  },
  takeCharacter: {
    200: atTable('who takes a free one has it', async (scene) => {
      const free = await makes(scene, 'host', { ownerId: null })
      const due = { owner: { userId: 'player' } }
      for (const _ of ['once', 'twice']) await scene.by('player', 'takeCharacter', 200, free, due)
    }),
    409: atTable('of two who take it at once, one gets it', async (scene) => {
      const { by } = scene
      const free = await makes(scene, 'host', { ownerId: null })
      const statuses = await atOnce(scene, 'takeCharacter', ['admin', free], ['player', free])
      if (statuses.join() !== '200,409') scene.fail(`two take it at once: ${statuses.join()}`)
      await by('host', 'takeCharacter', 409, free)
      await by('admin', 'takeCharacter', 409, await makes(scene, 'host', foe))
      await by('player', 'takeCharacter', 409, await makes(scene, 'host', { ownerId: null, visibility: 'hosts' }))
    }),
  },
  giveCharacter: {
    200: onSheet('it belongs to somebody else, or to nobody', async ({ by, run }, mine) => {
      const toAdmin = { ...mine, ownerId: await idOf(run, 'admin') }
      await by('host', 'giveCharacter', 200, toAdmin, { owner: { userId: 'admin' } })
      await by('player', 'changeCharacter', 403, { ...mine, name: 'Mine' })
      await by('admin', 'giveCharacter', 200, { ...mine, ownerId: null }, { owner: undefined })
    }),
    409: atTable('a foe has no owner', async (scene) => {
      const wolf = await makes(scene, 'host', foe)
      await scene.by('host', 'giveCharacter', 409, { ...wolf, ownerId: await idOf(scene.run, 'player') })
    }),
  },
  markCharacter: {
    200: onSheet('two who mark it at once lose nothing', async (scene, { characterId }) => {
      const { by, sees } = scene
      const adds = (label: string) => ({ characterId, add: [label] })
      await atOnce(scene, 'markCharacter', ['host', adds('Soaked')], ['player', adds('Afraid')])
      await by('player', 'markCharacter', 200, { characterId, add: ['soaked'], remove: ['Blessed'] })
      await sees('admin', 'getCharacter', { conditions: inAnyOrder('Soaked', 'Afraid') }, { characterId })
      await by('host', 'markCharacter', 200, { characterId, remove: ['SOAKED'] }, { conditions: ['Afraid'] })
    }),
    409: onSheet('12 at most', async ({ by }, { characterId }) => {
      const twelve = Array.from({ length: 12 }, (_, at) => `Number ${at}`)
      await by('player', 'markCharacter', 200, { characterId, add: twelve })
      await by('player', 'markCharacter', 409, { characterId, add: ['One more'] })
    }),
  },
  getPrivateNotes: {
    200: onSheet(
      'they never pass to another owner, and are there when it comes back',
      async ({ by, sees, run }, mine) => {
        const notes = await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' }, { text: 'A secret' })
        await by('host', 'giveCharacter', 200, { ...mine, ownerId: await idOf(run, 'admin') })
        await sees('admin', 'getPrivateNotes', { text: '', rev: 1 }, mine)
        await by('player', 'getPrivateNotes', 403, mine)
        await by('host', 'giveCharacter', 200, { ...mine, ownerId: await idOf(run, 'player') })
        await sees('player', 'getPrivateNotes', notes, mine)
      },
    ),
  },
  changePrivateNotes: { 200: changed('changePrivateNotes', ownTable(changePrivateNotes)) },
  ...blockCases,
  offerRefill: {
    200: onSheet('to whom has it, whatever its capitals', async (scene, { characterId }) => {
      const due = { characterIds: [characterId], by: { userId: 'admin' } }
      await scene.by('admin', 'offerRefill', 200, { label: 'SHORT REST' }, due)
    }),
    409: onSheet('nobody has such a refill', ({ by }) => by('host', 'offerRefill', 409, { label: 'Long rest' })),
  },
  getConditions: {
    200: atTable('none at first; all members see them', async ({ by, sees }) => {
      await sees('player', 'getConditions', { items: [], rev: 1 })
      await by('admin', 'changeConditions', 200, { items: [soaked] })
      for (const part of three) await sees(part, 'getConditions', { items: [soaked], rev: 2 })
    }),
  },
  changeConditions: {
    200: onSheet('a label that changes is changed on the characters', async ({ by, sees }, mine) => {
      await by('player', 'markCharacter', 200, { ...mine, add: ['Soaked'] })
      const { items } = await by('host', 'changeConditions', 200, { items: [soaked] })
      await by('host', 'changeConditions', 200, { items: [{ ...Object(items)[0], label: 'Drenched' }] }, { rev: 3 })
      await sees('player', 'getCharacter', { conditions: ['Drenched'] }, mine)
    }),
  },
})

/** What no single answer shows of characters. */
export const charactersRules: Check[] = [
  ...permissionsOf(charactersRows),
  ...versionRules('changeCharacter', ownTable(changeCharacter)),
  ...versionRules('changePrivateNotes', ownTable(changePrivateNotes)),
  atOnceRule('changeConditions', ownTable(changeConditions)),
  keyRule('createCharacter', { right: ownTable(createCharacter), name: 'characterId' }),
  keyRule('addBlock', { right: ownTable(addBlock), name: 'blockId' }),
  ...rulesAt(pointerTo('getCharacter', 'description'), {
    'characters-told': live('a change is told as each may see it', async (scene) => {
      const { by, gets, getsNot } = scene
      const mine = await makes(scene, 'player')
      const hurt = { rev: 1, blocks: [{ blockId: health, value: 7, rev: 2 }] }
      for (const part of three) await gets(part, 'character.changed', mine)
      await by('player', 'addToBlock', 200, { ...mine, blockId: health, add: -2 })
      for (const part of three) await gets(part, 'character.changed', hurt)
      const secret = await makes(scene, 'host', { visibility: 'hosts' })
      const { characterId } = secret
      await gets('player', 'character.changed', faceOf(secret))
      await by('host', 'addToBlock', 200, { ...secret, blockId: health, add: 1 })
      const wolf = await makes(scene, 'host', { ...foe, visibility: 'everyone' })
      await gets('player', 'character.changed', { characterId: wolf.characterId, shown: 'whole' })
      await by('host', 'changeCharacter', 200, { ...wolf, visibility: 'hosts' })
      await gets('player', 'character.removed', { characterId: wolf.characterId })
      await by('host', 'changeCharacter', 200, { ...secret, visibility: 'everyone' })
      await gets('player', 'character.changed', { characterId, blocks: [{ value: 10 }, { kind: 'text' }] })
      await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
      await getsNot(three, 'private notes', ({ text }) => text.includes('A secret'))
      await by('host', 'offerRefill', 200, { label: 'Short rest' })
      await gets('player', 'refill.offered', { characterIds: [mine.characterId] })
    }),
    'characters-freed': onSheet('who leaves frees their characters, and has no notes any more', async (scene, mine) => {
      const { by, sees, player, run } = scene
      await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
      await by('player', 'leaveGame', 204)
      await sees('host', 'getCharacter', { owner: undefined }, mine)
      await by('player', 'acceptInvitation', 200, player)
      await by('host', 'giveCharacter', 200, { ...mine, ownerId: await idOf(run, 'player') })
      await sees('player', 'getPrivateNotes', { text: '' }, mine)
    }),
  }),
]
