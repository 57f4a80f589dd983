import type { InfiniteData } from '@reduxjs/toolkit/query'
import { newer, replace } from '../api/replace.ts'
import type { GameIdeaList, Idea, IdeaList, IdeaRemoved } from '../contract/types.gen.ts'

type MyIdeas = InfiniteData<IdeaList, string | undefined>
type GameIdeas = InfiniteData<GameIdeaList, string | undefined>

/** What the queries about ideas keep, by the names of their endpoints. */
export type KeptIdeas = {
  getIdea: Idea
  listMyIdeas: MyIdeas
  listAllGameIdeas: GameIdeas
}

/** Puts an idea in its place. Gives whether it stood there. */
const replaceIdea = ({ items }: { items: Idea[] }, idea: Idea) =>
  replace(items, idea, ({ ideaId }) => ideaId === idea.ideaId)

function remove({ pages }: { pages: { items: Idea[] }[] }, { ideaId }: IdeaRemoved) {
  for (const page of pages) page.items = page.items.filter((idea) => idea.ideaId !== ideaId)
}

/** One that another device of mine has made comes first. */
function putMine({ pages }: MyIdeas, idea: Idea, me: string | undefined) {
  if (pages.some((page) => replaceIdea(page, idea))) return
  if (idea.author.userId === me) pages[0]?.items.unshift(idea)
}

/** An idea of mine that has gone to another game, or to none, stands in the list of this one no more. */
function putInGame(list: GameIdeas, idea: Idea) {
  const [first] = list.pages
  const gameId = first?.items[0]?.gameId ?? idea.gameId
  if (idea.gameId === undefined || idea.gameId !== gameId) remove(list, idea)
  else if (!list.pages.some((page) => replaceIdea(page, idea))) first?.items.unshift(idea)
}

/** What facts about ideas make of what is kept. */
export const ideaRecipes = {
  'idea.changed': {
    getIdea: (there: Idea, idea: Idea) => (there.ideaId === idea.ideaId ? newer(there, idea) : there),
    listMyIdeas: putMine,
    listAllGameIdeas: putInGame,
  },
  'idea.removed': {
    // Whoever wrote it is told so only if it was deleted.
    listMyIdeas: remove,
    listAllGameIdeas: remove,
  },
}
