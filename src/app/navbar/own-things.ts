import type { Game, Idea, Role } from '../../contract/types.gen.ts'

/** A person in one of my games. `gameName`: once it is known. */
export type Fellow = { userId: string; displayName: string; role: Role; gameId: string; gameName: string | undefined }

/** What the search looks through besides the views, without what the current page lists. */
export type OwnThings = {
  games: readonly Game[]
  people: readonly Fellow[]
  ideas: readonly Idea[]
  /** Some of the ideas are not loaded. */
  hasMoreIdeas: boolean
  /** Some of it is still loading. */
  isComing: boolean
}

export const nothing: OwnThings = { games: [], people: [], ideas: [], hasMoreIdeas: false, isComing: false }
