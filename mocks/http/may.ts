import type { GivenRole, IdeaVisibility, Role } from '../../src/contract/types.gen.ts'

/**
 * What a role may do beyond `x-may` of the contract, which opens an operation to a role as a whole: here is what depends
 * on whom or what it is done to.
 */
export const may = {
  /** Make a link for this role, or let somebody in with it. */
  give: (mine: Role, role: GivenRole): boolean => mine === 'host' || (mine === 'admin' && role === 'player'),
  /** See a link for this role, and its token: whoever may not make it could come by it all the same. */
  seeLink: (mine: Role, role: GivenRole): boolean => may.give(mine, role),
  /** Remove somebody of this role. Nobody removes the host. */
  remove: (mine: Role, role: Role): boolean => role !== 'host' && may.give(mine, role),
  /** Know how many wait to be let in. */
  seeRequests: (mine: Role): boolean => mine !== 'player',
  /** See the idea of somebody else in a game. */
  seeIdea: (mine: Role, visibility: IdeaVisibility): boolean =>
    visibility === 'everyone' || (visibility === 'hosts' && mine !== 'player'),
}
