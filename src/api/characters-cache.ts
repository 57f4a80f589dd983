import type {
  BlockOrder,
  Character,
  CharacterBlock,
  CharacterList,
  CharacterRemoved,
  Conditions,
  Member,
  PrivateNotes,
  WholeCharacter,
} from '../contract/types.gen.ts'
import { healthOf } from '../rules/sheet/count.ts'
import { type CacheUpdaters, isNewer, type LivePayloads, newer, type Scope } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'
import { rename } from './games-cache.ts'

type Cached = {
  getCharacter: Character
  listAllCharacters: Pages<CharacterList>
  getConditions: Conditions
  getPrivateNotes: PrivateNotes
}

/** `sheet.changed` is what a command answers of a sheet: blocks that have changed, or the order. */
type SheetChange = { characterId: string; blocks?: CharacterBlock[]; order?: BlockOrder }
type Payloads = LivePayloads & { 'sheet.changed': SheetChange; 'notes.kept': PrivateNotes }

/** A sheet with blocks and an order that may be newer. A block that is not in the order is gone. */
function mergeSheet(cached: WholeCharacter, { blocks = [], order }: SheetChange, scope: Scope): WholeCharacter {
  // Only an event adds a block: an answer may be older than the deletion of the block.
  const isNew = ({ blockId }: CharacterBlock) => cached.blocks.every((block) => blockId !== block.blockId)
  const added = scope.isAnswer ? [] : blocks.filter(isNew)
  const kept = cached.blocks.map((block) => {
    const next = blocks.find(({ blockId }) => blockId === block.blockId)
    return next ? newer(block, next, scope) : block
  })
  const nextOrder = order ? newer(cached.order, order, scope) : cached.order
  const byId = new Map([...kept, ...added].map((block) => [block.blockId, block]))
  return { ...cached, order: nextOrder, blocks: nextOrder.blockIds.flatMap((blockId) => byId.get(blockId) ?? []) }
}

/**
 * A character with what may be newer. Head, order and each block have a version of their own. Only an event changes how
 * much of it I see: an answer may be older.
 */
function merge(cached: Character, next: Character, scope: Scope): Character {
  if (cached.shown !== next.shown) return scope.isAnswer ? cached : next
  if (cached.shown === 'face' || next.shown === 'face') return newer(cached, next, scope)
  const head = isNewer(cached, next, scope) ? next : cached
  return mergeSheet({ ...head, order: cached.order, blocks: cached.blocks }, next, scope)
}

/** What a list has of a character: of its blocks the pinned ones, and its health. */
function inList(character: Character): Character {
  if (character.shown === 'face') return character
  const health = healthOf(character.blocks, character.health)
  return { ...character, blocks: character.blocks.filter((block) => block.isPinned || block === health) }
}

/** Replaces a character in the pages, if they have it. */
function replaceIn(
  { pages }: Pages<CharacterList>,
  characterId: string,
  change: (cached: Character) => Character,
): boolean {
  for (const { items } of pages) {
    const at = items.findIndex((one) => one.characterId === characterId)
    const cached = items[at]
    if (!cached) continue
    items[at] = inList(change(cached))
    return true
  }
  return false
}

/**
 * Inserts a character in the order of the ids, which grow with time. If it belongs after the last loaded one, it is added
 * only if there is no further page: otherwise that page will have it.
 */
function putIn({ pages }: Pages<CharacterList>, character: Character) {
  for (const { items } of pages) {
    const at = items.findIndex(({ characterId }) => characterId > character.characterId)
    if (at < 0) continue
    items.splice(at, 0, inList(character))
    return
  }
  const last = pages.at(-1)
  if (last && last.nextCursor === undefined) last.items.push(inList(character))
}

const isSame = (cached: Character, { characterId }: CharacterRemoved) => cached.characterId === characterId

function renameOwner(character: Character, member: Member) {
  if (character.shown === 'whole' && character.owner) rename(character.owner, member)
}

/** The `rev` of a character that was removed while its sheet was open. Those of the server begin at 1. */
export const goneRev = 0

export const charactersCache = {
  'character.changed': {
    getCharacter: (cached, next, scope) => (isSame(cached, next) ? merge(cached, next, scope) : cached),
    listAllCharacters: (list, next, scope) => {
      if (!replaceIn(list, next.characterId, (cached) => merge(cached, next, scope))) putIn(list, next)
    },
  },
  'character.removed': {
    // Of a sheet that was open, name and portrait stay, so that it can say who is gone.
    getCharacter: (cached, gone) => {
      const { characterId, name, portrait } = cached
      return isSame(cached, gone) ? { shown: 'face', characterId, name, portrait, rev: goneRev } : cached
    },
    listAllCharacters: ({ pages }, { characterId }) => {
      for (const page of pages) page.items = page.items.filter((one) => one.characterId !== characterId)
    },
  },
  'sheet.changed': {
    getCharacter: (cached, change, scope) =>
      isSame(cached, change) && cached.shown === 'whole' ? mergeSheet(cached, change, scope) : cached,
    listAllCharacters: (list, change, scope) => {
      replaceIn(list, change.characterId, (cached) =>
        cached.shown === 'whole' ? mergeSheet(cached, change, scope) : cached,
      )
    },
  },
  'conditions.changed': { getConditions: newer },
  'notes.kept': {
    getPrivateNotes: (cached, next, scope) =>
      cached.characterId === next.characterId ? newer(cached, next, scope) : cached,
  },
  'member.changed': {
    getCharacter: renameOwner,
    listAllCharacters: ({ pages }, member) => {
      for (const { items } of pages) for (const one of items) renameOwner(one, member)
    },
  },
} satisfies CacheUpdaters<Cached, Payloads>
