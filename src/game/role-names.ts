import type { Member, Role } from '../contract/types.gen.ts'

/** What each role is called. */
export const roleNames: Record<Role, string> = { host: 'Host', admin: 'Admin', player: 'Player' }

/** The text of a member that a search looks through. */
export const memberText = ({ displayName, role }: Member): string => `${displayName} ${roleNames[role]}`
