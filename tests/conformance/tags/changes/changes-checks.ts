import { type Check, pointerTo, rulesAt, type TagCases } from '../../kernel/check.ts'
import { casesOf, rulesOf } from '../../kernel/derived-checks.ts'
import { newId, type Part } from '../../kernel/group.ts'
import { mustTurn } from '../../kernel/lists.ts'
import type { RowsOf } from '../../kernel/permissions.ts'
import { aging, type Body, type Input, including, inGroup, isNow, mustName, type Scene } from '../../kernel/scene.ts'
import { foe, health, makes, mira, number, onSheet, pinned, refillOf, sheetOf } from '../characters/characters-rows.ts'

/** A change of somebody: a block of their own character, which is removed. */
async function changeBy(scene: Scene, part: Part) {
  const { characterId } = await sheetOf(scene, part)
  const { blockId } = await scene.by(part, 'addBlock', 201, { characterId, ...number })
  return scene.by(part, 'removeBlock', 200, { characterId, blockId })
}

const changesRows: RowsOf<'changes'> = {
  listChanges: {},
  undoChange: {
    input: changeBy,
    forbidden: async (scene) => scene.by('player', 'undoChange', 403, await changeBy(scene, 'host')),
  },
}

/** Somebody adds to the health of a character. */
const hurts = ({ by }: Scene, part: Part, { characterId }: Body, add: number) =>
  by(part, 'addToBlock', 200, { characterId, blockId: health, add })
const has = (value: number) => ({ blocks: including({ blockId: health, value }) })

export const changesCases: TagCases<'changes'> = casesOf(changesRows, {
  'listChanges.200': onSheet('newest first, in pages, of what I see whole', async (scene, mine) => {
    const { by, sees } = scene
    const secret = await makes(scene, 'host', { visibility: 'hosts' })
    const first = await hurts(scene, 'player', mine, -4)
    await hurts(scene, 'host', secret, -1)
    const step = await hurts(scene, 'player', mine, -1)
    await hurts(scene, 'player', mine, -1)
    await hurts(scene, 'player', mine, -2)
    const last = await by('host', 'changeBlock', 200, { ...mine, blockId: health, version: 5, value: 5 })
    const of = { characterId: mine.characterId, name: mira.name, label: 'Health', kind: 'number' }
    const items = [
      { ...of, from: 1, to: last.value, by: { userId: 'host' }, at: isNow, undone: undefined },
      { ...of, from: 3, to: 1 },
      { ...of, from: 5, to: 3, changeId: step.changeId },
      { ...of, from: 9, to: 5, by: { userId: 'player' }, changeId: first.changeId },
    ]
    await sees('player', 'listChanges', { items })
    const whole = [...items.slice(0, 3), { characterId: secret.characterId }, items[3]]
    await sees('admin', 'listChanges', { items: whole })
    await mustTurn(scene, 'player', 'listChanges')
  }),
  'undoChange.200': inGroup('exactly: what others added stays, and a block comes back to its place', async (scene) => {
    const { by, sees } = scene
    const blocks = [{ ...number, blockId: newId() }, ...mira.blocks]
    const mine = await makes(scene, 'player', { blocks })
    const { changeId } = await hurts(scene, 'player', mine, -7)
    await hurts(scene, 'host', mine, 3)
    for (const _ of ['once', 'twice'])
      await by('player', 'undoChange', 200, { changeId }, { undone: { by: { userId: 'player' } } })
    await sees('player', 'getCharacter', { blocks: including({ blockId: health, value: 12, rev: 4 }) }, mine)
    await hurts(scene, 'player', mine, -4)
    await by('host', 'undoChange', 200, await hurts(scene, 'host', mine, -9))
    const counts = [{ label: 'Health', kind: 'track', from: 8, to: 12 }]
    await by('host', 'undoChange', 200, await by('player', 'useRefill', 200, refillOf(mine)), { counts })
    const before = await sees('player', 'getCharacter', has(8), mine)
    const removed = await by('host', 'removeBlock', 200, { ...mine, blockId: health })
    await by('admin', 'undoChange', 200, removed)
    const { health: label, refills, blocks: all } = before
    const same = (all as Body[]).map(({ rev, ...block }) => {
      // A client ignores a version that is not higher than the one it has.
      const higher = (now: unknown) => Number(now) > Number(rev)
      return { ...block, rev: block.blockId === health ? higher : rev }
    })
    const order = { blockIds: blocks.map(({ blockId }) => blockId) }
    await sees('player', 'getCharacter', { health: label, refills, blocks: same, order }, mine)
  }),
  'undoChange.403': onSheet('who made it takes it back while it is theirs, and so does a host', async (scene, mine) => {
    const { by } = scene
    await by('player', 'undoChange', 403, await hurts(scene, 'host', mine, -1))
    const change = await hurts(scene, 'player', mine, -1)
    await by('host', 'giveCharacter', 200, { ...mine, ownerId: 'admin' })
    await by('player', 'undoChange', 403, change)
    await by('admin', 'undoChange', 200, change)
  }),
  'undoChange.404': inGroup('what is of a character that I do not see whole is not there', async (scene) => {
    const secret = await makes(scene, 'host', { visibility: 'hosts' })
    const change = await hurts(scene, 'host', secret, -1)
    await scene.by('player', 'undoChange', 404, change)
    await scene.by('host', 'undoChange', 404, { changeId: newId() })
  }),
  'undoChange.409': onSheet('what was changed since is said, and nothing else happens', async (scene, mine) => {
    const { by, sees } = scene
    const refused = async (part: Part, change: Body, who: Part, what: string) => {
      const { displayName } = await sees(who, 'getProfile', {})
      await by(part, 'undoChange', 409, change)
      mustName(scene, [displayName, what])
    }
    const healed = await hurts(scene, 'player', mine, 3)
    const empty = await hurts(scene, 'host', mine, -12)
    await refused('player', healed, 'host', 'Health')
    const rested = await by('player', 'useRefill', 200, refillOf(mine))
    await refused('host', empty, 'player', 'Health')
    await hurts(scene, 'host', mine, -1)
    await refused('player', rested, 'host', 'Health')
    await sees('player', 'getCharacter', has(11), mine)
    const late = await hurts(scene, 'player', mine, -1)
    await by('host', 'removeBlock', 200, { ...mine, blockId: health })
    await refused('player', late, 'host', 'Health')
    await by('host', 'deleteCharacter', 200, mine)
    await refused('player', late, 'host', mira.name)
  }),
})

export const changesRules: Check[] = [
  ...rulesOf(changesRows),
  ...rulesAt(pointerTo('undoChange', 'description'), {
    'deleted-back': onSheet('it comes back as it was, free if its owner has left', async ({ by, sees }, mine) => {
      await by('player', 'changePrivateNotes', 200, { ...mine, text: 'A secret' })
      const gone = await by('host', 'deleteCharacter', 200, mine)
      await by('player', 'undoChange', 403, gone)
      await by('host', 'undoChange', 200, gone, { kind: 'characterDeleted', name: mira.name })
      const { rev: _, ...same } = mine
      await sees('player', 'getCharacter', same, mine)
      await sees('player', 'getPrivateNotes', { text: 'A secret' }, mine)
      const again = await by('player', 'deleteCharacter', 200, mine)
      await by('player', 'leaveGame', 204)
      await by('host', 'undoChange', 200, again)
      await sees('host', 'getCharacter', { ...same, owner: undefined }, mine)
    }),
    'deleted-full': inGroup('a character comes back where there is room', async (scene) => {
      const fill = async (part: Part, most: number, input?: Input) => {
        const gone = await scene.by(part, 'deleteCharacter', 200, await makes(scene, part, input))
        for (let at = 0; at < most; at++) await makes(scene, part, input)
        await scene.by(part, 'undoChange', 409, gone)
      }
      await fill('player', 20)
      await fill('host', 100, foe)
    }),
    'removed-full': inGroup('a block comes back where there is room for it, and for its pin', async (scene) => {
      const { by } = scene
      for (const all of [Array(60).fill(number), Array(4).fill(pinned)]) {
        const sheet = await by('player', 'createCharacter', 201, { name: mira.name, blocks: all })
        const gone = await by('player', 'removeBlock', 200, { ...sheet, blockId: Object(sheet.order).blockIds[0] })
        await by('player', 'addBlock', 201, { ...sheet, ...all[0] })
        await by('player', 'undoChange', 409, gone)
      }
    }),
    'refill-since': inGroup('a refill of several is taken back whole, or not at all', async (scene) => {
      const { by, sees } = scene
      const blockId = newId()
      const steps = [health, blockId].map((block) => ({ blockId: block, to: 'full' }))
      const blocks = [...mira.blocks, { kind: 'toggle', label: 'Lit', isOn: false, blockId }]
      const mine = await makes(scene, 'player', { blocks, refills: [{ label: 'Rest', steps }] })
      const rested = await by('player', 'useRefill', 200, refillOf(mine))
      await by('host', 'changeBlock', 200, { ...mine, blockId, version: 2, isOn: false })
      await by('player', 'undoChange', 409, rested)
      await sees('player', 'getCharacter', has(12), mine)
    }),
    'changes-hidden': inGroup('of what was hidden since, nothing is listed', async (scene) => {
      const { by, sees } = scene
      const shown = await makes(scene, 'host')
      await hurts(scene, 'host', shown, -1)
      await sees('player', 'listChanges', { items: [{ characterId: shown.characterId }] })
      await by('host', 'changeCharacter', 200, { characterId: shown.characterId, visibility: 'hosts' })
      await sees('player', 'listChanges', { items: [] })
    }),
    'condition-back': onSheet(
      'a condition that is given or removed is a change, undone exactly',
      async (scene, mine) => {
        const { by, sees } = scene
        const marks = (part: Part, change: Input) => by(part, 'markCharacter', 200, { ...mine, ...change })
        const shows = (...conditions: string[]) => sees('admin', 'getCharacter', { conditions }, mine)
        await marks('host', { ...(await makes(scene, 'host', { visibility: 'hosts' })), add: ['Hidden'] })
        await marks('player', { add: ['Afraid', 'Soaked', 'Blessed'] })
        await marks('player', { add: ['soaked'], remove: ['Burning'] })
        await marks('host', { remove: ['SOAKED'] })
        const of = { characterId: mine.characterId, name: mira.name, kind: 'conditionAdded', by: { userId: 'player' } }
        const items = [
          { ...of, kind: 'conditionRemoved', label: 'Soaked', by: { userId: 'host' }, at: isNow, undone: undefined },
          ...['Blessed', 'Soaked', 'Afraid'].map((label) => ({ ...of, label })),
        ]
        const [gone, blessed, , afraid] = (await sees('player', 'listChanges', { items })).items as Body[]
        await by('player', 'undoChange', 403, gone)
        await by('host', 'undoChange', 200, gone, { undone: { by: { userId: 'host' } } })
        await shows('Afraid', 'Soaked', 'Blessed')
        await by('player', 'undoChange', 200, afraid)
        await shows('Soaked', 'Blessed')
        await by('host', 'undoChange', 200, blessed)
        await shows('Soaked')
      },
    ),
    'condition-since': onSheet('unless it is there again, or gone, or there is no room', async (scene, mine) => {
      const { by, sees } = scene
      const marks = async (part: Part, change: Input) => {
        await by(part, 'markCharacter', 200, { ...mine, ...change })
        return Object(await sees('host', 'listChanges', {})).items[0]
      }
      const refused = async (change: Body, who: Part) => {
        const { displayName } = await sees(who, 'getProfile', {})
        await by('host', 'undoChange', 409, change)
        mustName(scene, [displayName, 'Soaked'])
      }
      const given = await marks('host', { add: ['Soaked'] })
      const gone = await marks('player', { remove: ['Soaked'] })
      await refused(given, 'player')
      await marks('admin', { add: ['soaked'] })
      await refused(gone, 'admin')
      await marks('player', { add: [...'abcdefghijkl'], remove: ['Soaked'] })
      await by('host', 'undoChange', 409, gone)
      await sees('player', 'getCharacter', { conditions: [...'abcdefghijkl'] }, mine)
    }),
    'taps-undone': onSheet('a tap after an undo is a change of its own', async (scene, mine) => {
      const { by, sees } = scene
      const before = await hurts(scene, 'host', mine, 1)
      const tap = await hurts(scene, 'player', mine, -1)
      for (const change of [before, tap]) await by('host', 'undoChange', 200, change)
      const again = await hurts(scene, 'player', mine, -1)
      await by('player', 'undoChange', 200, again, { from: 9, to: 8 })
      await sees('player', 'getCharacter', has(9), mine)
    }),
    'changes-many': onSheet('200 are kept', async (scene, mine) => {
      const { changeId } = await hurts(scene, 'player', mine, -1)
      for (let at = 0; at < 200; at++) await hurts(scene, 'player', mine, at % 2 ? -1 : 1)
      await scene.by('player', 'undoChange', 404, { changeId })
    }),
    'changes-late': aging(
      610,
      ['host', 'admin', 'player', 'removed', 'waiting'],
      onSheet('after ten minutes a deletion and a refill stay; a number can be undone, alone', async (scene, mine) => {
        const { by, run } = scene
        const rested = await by('player', 'useRefill', 200, refillOf(mine))
        const hurt = await hurts(scene, 'player', mine, -1)
        const gone = await by('player', 'deleteCharacter', 200, await makes(scene, 'player'))
        await run.target.pass(601_000)
        await hurts(scene, 'player', mine, -1)
        for (const change of [rested, gone]) await by('player', 'undoChange', 409, change)
        await by('player', 'undoChange', 200, hurt, { from: 12, to: 11 })
      }),
    ),
  }),
]
