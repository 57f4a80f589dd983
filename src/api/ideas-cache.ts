import type { GameIdeaList, Idea, IdeaList, IdeaRemoved, IdeaTable, IdeaTableList } from '../contract/types.gen.ts'
import { type CacheUpdaters, type LivePayloads, newer, replace, type Scope } from './cache-updaters.ts'
import type { Pages } from './endpoint.ts'

type Cached = {
  getIdea: Idea
  listMyIdeas: Pages<IdeaList>
  listAllGameIdeas: Pages<GameIdeaList>
  listIdeaTables: IdeaTableList
  getIdeaTable: IdeaTable
}

/** There is no live event for idea tables: `table.changed` is the answer of the calls that change one. */
type Payloads = LivePayloads & { 'table.changed': IdeaTable }

type IdeaPages = { pages: { items: Idea[] }[] }

function remove({ pages }: IdeaPages, { ideaId }: IdeaRemoved) {
  for (const page of pages) page.items = page.items.filter((idea) => idea.ideaId !== ideaId)
}

const replaceIdea = ({ pages }: IdeaPages, idea: Idea, scope: Scope) =>
  pages.some(({ items }) => replace(items, idea, scope, ({ ideaId }) => ideaId === idea.ideaId))

export const ideasCache = {
  'idea.changed': {
    getIdea: (cached, idea, scope) => (cached.ideaId === idea.ideaId ? newer(cached, idea, scope) : cached),
    listMyIdeas: (list, idea, scope) => {
      if (replaceIdea(list, idea, scope)) return
      // Another device of mine may have created it. The answers to a person's commands hold only that person's ideas.
      if (scope.isAnswer || idea.author.userId === scope.me) list.pages[0]?.items.unshift(idea)
    },
    listAllGameIdeas: (list, idea, scope) => {
      if (idea.gameId !== scope.gameId) remove(list, idea)
      else if (!replaceIdea(list, idea, scope)) list.pages[0]?.items.unshift(idea)
    },
  },
  'idea.removed': {
    // The author gets this event only if the idea was deleted.
    listMyIdeas: remove,
    listAllGameIdeas: remove,
  },
  'table.changed': {
    listIdeaTables: ({ items }, table, scope) => {
      if (!replace(items, table, scope, ({ tableId }) => tableId === table.tableId)) items.unshift(table)
    },
    getIdeaTable: (cached, table, scope) => (cached.tableId === table.tableId ? newer(cached, table, scope) : cached),
  },
} satisfies CacheUpdaters<Cached, Payloads>
