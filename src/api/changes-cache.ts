import type { InfiniteData } from '@reduxjs/toolkit/query'
import type { ChangeList } from '../contract/types.gen.ts'
import type { CacheUpdaters } from './cache-updaters.ts'

type Cached = { listAllChanges: InfiniteData<ChangeList, string | undefined> }

export const changesCache = {
  'changes.changed': {
    /** Newest first: ids grow with the time. One below everything that is loaded comes with its page. */
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
