import type { World } from '../../mocks/db/world.ts'
import { ifMatch } from '../../src/api/call.ts'
import type {
  ChangeList,
  Character,
  CharacterList,
  NewCharacter,
  WholeCharacter,
} from '../../src/contract/types.gen.ts'
import {
  blockOf,
  type PendingChange,
  type SheetMutation,
  sheetRules,
  valueIn,
} from '../../src/features/characters/model/sheet-mutations.ts'
import { createOutbox, type Outbox } from '../../src/forms/outbox/outbox.ts'
import { openInMemory } from '../../src/forms/outbox/pending-storage.ts'
import type { LiveClient } from './live-client.ts'
import type { Live } from './live-store.ts'

type Options = { live: Live; world: World; gameId: string; clients: LiveClient[]; random: () => number }
type Act = (client: LiveClient) => unknown

/** The events that commands of sheets cause. */
export type SheetEvent =
  | 'character.changed'
  | 'character.removed'
  | 'conditions.changed'
  | 'refill.offered'
  | 'changes.changed'

/** The label of the number that everyone changes by differences alone: whatever else happens, none may be lost. */
export const tally = 'Wax'

const healthId = '2VJ0pF3kXy6hYtM1fRb4GcUvK9q'
const someCondition = '2VJ0pK8pCD1mdYR6kWg9LhZaP4v'
const number = (label: string) => ({ kind: 'number' as const, label, value: 0 })
const mira: NewCharacter = {
  name: 'Mira',
  health: 'Health',
  refills: [{ label: 'Short rest', steps: [{ blockId: healthId, to: 'full' }] }],
  blocks: [
    number(tally),
    { blockId: healthId, kind: 'track', label: 'Health', value: 9, max: 12, shape: 'boxes', isPinned: true },
    { kind: 'track', label: 'Health', value: 3, max: 6, shape: 'bar' },
    { ...number('Strength'), min: -5, max: 5 },
    { kind: 'toggle', label: 'Lantern', isOn: false },
    { kind: 'text', label: 'Trade', text: 'Baker' },
    { kind: 'list', label: 'Bag', lines: ['Rope'] },
  ],
}

/**
 * What members do with sheets, by the screens' own calls and outbox. The tabs of a person share what waits, as those of
 * a browser do.
 */
export function sheetCommandsOf({ live, world, gameId, clients, random }: Options) {
  const params = { gameId }
  const pick = <Item>(items: readonly Item[] = []) => items[Math.floor(random() * items.length)]
  const name = () => `Name ${Math.floor(random() * 1000)}`
  const key = () => ({ 'Idempotency-Key': world.newId() })
  const { charactersApi, changesApi, sendChange } = live
  const { initiate: open } = charactersApi.endpoints.getCharacter

  const storages = new Map<string, Promise<ReturnType<typeof openInMemory<PendingChange>>>>()
  const boxes = new Map<LiveClient, Outbox<SheetMutation, PendingChange>>()
  for (const client of clients) {
    const { store, person } = client
    const storage = storages.get(person.userId) ?? Promise.resolve(openInMemory<PendingChange>())
    storages.set(person.userId, storage)
    boxes.set(
      client,
      createOutbox({
        person: person.userId,
        name: `${gameId}/${person.userId}`,
        storage,
        rules: sheetRules,
        send: sendChange(store.dispatch as never),
        maySend: () => true,
        onEnded: () => {},
        onEndedElsewhere: () => {},
      }),
    )
    const options = { subscriptionOptions: {} }
    void store.dispatch(charactersApi.endpoints.listAllCharacters.initiate({ params }, options))
    void store.dispatch(charactersApi.endpoints.getConditions.initiate({ params }, options))
    void store.dispatch(changesApi.endpoints.listAllChanges.initiate({ params }, options))
  }

  /** The sum of all differences of the tally, and what it belongs to. */
  const counted = { characterId: '', blockId: '', sum: 0 }
  const begin = async (owner: LiveClient) => {
    const { body } = await owner.person.call('createCharacter', { params, body: mira })
    const { characterId, blocks } = body as WholeCharacter
    Object.assign(counted, { characterId, blockId: blocks[0]?.blockId })
    for (const { store } of clients) void store.dispatch(open({ params: { gameId, characterId } }, {}))
  }

  const listed = ({ kept }: LiveClient) =>
    (kept('listAllCharacters') as { pages: CharacterList[] } | undefined)?.pages.flatMap(({ items }) => items) ?? []
  /** A character that is not the one of the tally. */
  const another = (client: LiveClient) => {
    const { characterId = '' } = pick(listed(client).filter((one) => one.characterId !== counted.characterId)) ?? {}
    return characterId && { gameId, characterId }
  }
  const opened = ({ keptAll }: LiveClient) =>
    keptAll<Character>('getCharacter').flatMap(({ data }) => (data.shown === 'whole' ? [data] : []))
  /** An open sheet, mostly the one that everyone changes. */
  const sheetOf = (client: LiveClient) => {
    const all = opened(client)
    const common = all.find(({ characterId }) => characterId === counted.characterId)
    return random() < 0.6 ? common : pick(all)
  }
  const at = ({ characterId }: WholeCharacter) => ({ gameId, characterId })
  const withBlock = (client: LiveClient) => {
    const sheet = sheetOf(client)
    const block = pick(sheet?.blocks.filter(({ label }) => label !== tally))
    return sheet && block && { sheet, block, ids: { ...at(sheet), blockId: block.blockId } }
  }
  const queue = (client: LiveClient, change: SheetMutation) => boxes.get(client)?.add(change)

  const difference: Act = (client) => {
    const add = Math.floor(random() * 19) - 9 || 10
    const { sum: _, ...ids } = counted
    counted.sum += add
    return queue(client, { operation: 'add', gameId, ...ids, add })
  }
  /** Each event, and what members do that causes it. */
  const causes: Record<SheetEvent, [Act, ...Act[]]> = {
    'character.changed': [
      difference,
      ...Array<Act>(5).fill(difference),
      (client) => {
        const { ids, block } = withBlock(client) ?? {}
        const isCounted = block?.kind === 'number' || block?.kind === 'track'
        return ids && isCounted && queue(client, { operation: 'add', ...ids, add: Math.floor(random() * 15) - 7 || 1 })
      },
      (client) => {
        const { ids, block } = withBlock(client) ?? {}
        const typed = { text: { text: name() }, list: { lines: [name(), name()] }, toggle: { isOn: random() < 0.5 } }
        const bodies = { ...typed, number: { value: 3 }, track: { value: 2 } }
        const own = block && bodies[block.kind as keyof typeof bodies]
        const body = pick([own, own, { label: block?.kind === 'track' ? (pick(['Health', 'Wounds']) ?? '') : name() }])
        if (!block || !ids || !body) return undefined
        const base = Object.fromEntries(Object.keys(body).map((field) => [field, valueIn(block, field as never)]))
        return queue(client, { operation: 'set', ...ids, rev: block.rev, base, body })
      },
      (client) => {
        const box = boxes.get(client)
        const met = pick(box?.get().entries.filter((one) => one.operation === 'set' && one.met))
        if (!box || met?.operation !== 'set' || !met.met) return undefined
        if (random() < 0.5) return box.drop(met.seq)
        const { met: theirs, gameId: _, characterId, blockId, body } = met
        const base = Object.fromEntries(Object.keys(body).map((field) => [field, valueIn(theirs, field as never)]))
        return box.add({ operation: 'set', gameId, characterId, blockId, rev: theirs.rev, base, body: {} })
      },
      (client) => {
        const sheet = sheetOf(client)
        const [add, remove] = [pick(['Afraid', 'Burning', 'Hidden']), pick(['Afraid', 'Burning', 'Hidden'])]
        const body = random() < 0.5 ? { add: [add ?? ''] } : { remove: [remove ?? ''] }
        return sheet && queue(client, { operation: 'mark', ...at(sheet), body })
      },
      (client) => {
        const sheet = sheetOf(client)
        const body = pick([
          { ...number(name()), isPinned: random() < 0.2 },
          { kind: 'text' as const, label: name(), text: '' },
        ])
        if (!sheet || !body || sheet.blocks.length > 12) return undefined
        const arg = { params: at(sheet), headers: key(), body }
        return client.store.dispatch(charactersApi.endpoints.addBlock.initiate(arg))
      },
      (client) => {
        const { sheet, ids } = withBlock(client) ?? {}
        if (!ids || !sheet || sheet.blocks.length < 6) return undefined
        return client.store.dispatch(charactersApi.endpoints.removeBlock.initiate({ params: ids }))
      },
      (client) => {
        const sheet = sheetOf(client)
        const [first = '', ...others] = sheet?.order.blockIds ?? []
        const place = Math.floor(random() * others.length)
        const body = { blockIds: others.toSpliced(place, 0, first) }
        const arg = sheet && { params: at(sheet), headers: ifMatch(sheet.order), body }
        return arg && client.store.dispatch(charactersApi.endpoints.orderBlocks.initiate(arg))
      },
      (client) => {
        const sheet = sheetOf(client)
        const steps = sheet?.blocks.flatMap(({ blockId, kind }) =>
          kind === 'track' ? [{ blockId, to: 'full' as const }] : [],
        )
        const refills = { refills: [{ label: 'Short rest', steps: steps ?? [] }] }
        const labels = sheet?.blocks.flatMap(({ kind, label }) => (kind === 'track' ? [label] : [])) ?? []
        const other = { name: name(), visibility: pick(['hosts', 'everyone'] as const) ?? 'hosts' }
        const body = pick([
          refills,
          { health: pick(labels) ?? null },
          other,
          { status: pick(['active', 'retired'] as const) },
        ])
        const arg = sheet && body && { params: at(sheet), headers: ifMatch(sheet), body: body as never }
        return arg && client.store.dispatch(charactersApi.endpoints.changeCharacter.initiate(arg))
      },
      (client) => {
        if (listed(client).length > 8) return undefined
        const body = { ...mira, name: name(), blocks: mira.blocks?.slice(1) ?? [] }
        const free = random() < 0.5 ? { ownerId: null } : {}
        const arg = { params, headers: key(), body: { ...body, ...free } }
        return client.store.dispatch(charactersApi.endpoints.createCharacter.initiate(arg))
      },
      (client) => {
        const sheet = pick(opened(client).filter(({ characterId }) => characterId !== counted.characterId))
        const ownerId = pick([null, ...clients.map(({ person }) => person.userId)]) ?? null
        const arg = sheet && { params: at(sheet), headers: ifMatch(sheet), body: { ownerId } }
        return arg && client.store.dispatch(charactersApi.endpoints.giveCharacter.initiate(arg))
      },
      (client) => {
        const one = another(client)
        const { takeCharacter, copyCharacter } = charactersApi.endpoints
        if (!one) return undefined
        if (random() < 0.2) return client.store.dispatch(copyCharacter.initiate({ params: one, headers: key() }))
        return client.store.dispatch(takeCharacter.initiate({ params: one }))
      },
    ],
    'character.removed': [
      (client) => {
        const one = another(client)
        return one && client.store.dispatch(charactersApi.endpoints.deleteCharacter.initiate({ params: one }))
      },
    ],
    'conditions.changed': [
      ({ store, kept }) => {
        const conditions = kept('getConditions') as { rev: number } | undefined
        const one = { conditionId: someCondition, colour: 'lake' as const, text: name() }
        const body = { items: [{ ...one, label: pick(['Afraid', 'Burning']) ?? '' }] }
        const headers = conditions && ifMatch(conditions)
        return headers && store.dispatch(charactersApi.endpoints.changeConditions.initiate({ params, headers, body }))
      },
    ],
    'refill.offered': [
      (client) => {
        const sheet = sheetOf(client)
        const refill = pick(sheet?.refills)
        const { useRefill, offerRefill } = charactersApi.endpoints
        if (!sheet || !refill) return undefined
        if (random() < 0.2)
          return client.store.dispatch(offerRefill.initiate({ params, headers: key(), body: { label: refill.label } }))
        const arg = { params: { ...at(sheet), refillId: refill.refillId }, headers: key() }
        return client.store.dispatch(useRefill.initiate(arg))
      },
    ],
    'changes.changed': [
      (client) => {
        const pages = (client.kept('listAllChanges') as { pages: ChangeList[] } | undefined)?.pages ?? []
        const all = pages.flatMap(({ items }) => items).filter((one) => one.label !== tally && !one.undone)
        const { changeId } = pick(random() < 0.5 ? all.slice(0, 5) : all) ?? {}
        const arg = changeId !== undefined && { params: { gameId, changeId } }
        return arg && client.store.dispatch(changesApi.endpoints.undoChange.initiate(arg))
      },
    ],
  }
  const acts: Act[] = [
    ...Object.values(causes).flat(),
    (client) => {
      const one = another(client)
      return one && client.store.dispatch(open({ params: one }, {}))
    },
    async (client) => {
      const sheet = pick(opened(client).filter(({ owner }) => owner?.userId === client.person.userId))
      if (!sheet) return
      const { getPrivateNotes, changePrivateNotes } = charactersApi.endpoints
      const { data } = await client.store.dispatch(getPrivateNotes.initiate({ params: at(sheet) }))
      const arg = data && { params: at(sheet), headers: ifMatch(data), body: { text: name() } }
      if (arg) await client.store.dispatch(changePrivateNotes.initiate(arg))
    },
  ]
  return {
    counted,
    begin,
    async act(client: LiveClient) {
      const act = pick(acts)
      // It is not awaited: calls overtake each other.
      if (act) void Promise.resolve(act(client)).catch(() => {})
    },
    /** Sends what waits at once. Returns whether anything still does; what a person must decide on does not count. */
    isWaiting() {
      for (const box of boxes.values()) box.wake()
      return [...boxes.values()].some((box) => sheetRules.next(box.get().entries) !== undefined)
    },
    /** What the server refused of the tally. */
    refused: () =>
      [...boxes.values()].flatMap((box) =>
        box.get().entries.filter((one) => one.refused !== undefined && blockOf(one) === counted.blockId),
      ),
    close: () => {
      for (const box of boxes.values()) box.close()
    },
  }
}
