import type { Game, Idea, Role } from '../../contract/types.gen.ts'

/** Somebody who sits at a table with me. `gameName`: as soon as it is known. */
export type Fellow = { userId: string; displayName: string; role: Role; gameId: string; gameName: string | undefined }

/** What the search looks through besides the views. What the page at hand lists already is not in it. */
export type OwnThings = {
  games: readonly Game[]
  people: readonly Fellow[]
  ideas: readonly Idea[]
  /** Some of the ideas are not here. */
  hasMoreIdeas: boolean
  /** Some of it is on its way. */
  isComing: boolean
}

export const nothing: OwnThings = { games: [], people: [], ideas: [], hasMoreIdeas: false, isComing: false }
