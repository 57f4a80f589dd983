import type { ChangeList, CharacterRemoved } from '../contract/types.gen.ts'
import type { CacheUpdaters } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'

type Changes = Pages<ChangeList>
type Cached = { listAllChanges: Changes }

/** Removes the changes of a character. */
function removeOf({ pages }: Changes, { characterId }: CharacterRemoved) {
  for (const page of pages) page.items = page.items.filter((change) => change.characterId !== characterId)
}

export const changesCache = {
  // The changes of a sheet are for those who see it whole.
  'character.changed': {
    listAllChanges: (list, character) => {
      if (character.shown === 'face') removeOf(list, character)
    },
  },
  'character.removed': { listAllChanges: removeOf },
  'changes.changed': {
    /** Newest first: ids grow with the time. A change older than all loaded ones comes with its page. */
    listAllChanges: ({ pages }, change) => {
      for (const { items } of pages) {
        const at = items.findIndex(({ changeId }) => changeId <= change.changeId)
        if (at < 0) continue
        items.splice(at, items[at]?.changeId === change.changeId ? 1 : 0, change)
        return
      }
      const last = pages.at(-1)
      if (last && last.nextCursor === undefined) last.items.push(change)
    },
  },
} satisfies CacheUpdaters<Cached>
