import type { Member, Role } from '../contract/types.gen.ts'

/** What a role may do. The app offers it; the server checks it anyway. */
export const may = {
  /** May change the game, invite people and decide on requests. */
  run: (mine: Role): boolean => mine !== 'player',
  /** May change roles, transfer the game, archive and delete it. */
  own: (mine: Role): boolean => mine === 'host',
  /** May remove a member of that role. */
  remove: (mine: Role, role: Role): boolean =>
    role !== 'host' && (mine === 'host' || (mine === 'admin' && role === 'player')),
}

/** The name of each role. */
export const roleNames: Record<Role, string> = { host: 'Host', admin: 'Admin', player: 'Player' }

/** The text by which the search finds a member. */
export const memberText = ({ displayName, role }: Member): string => `${displayName} ${roleNames[role]}`
