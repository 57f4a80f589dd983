import type { Member, Role } from '../contract/types.gen.ts'

/** The name of each role. */
export const roleNames: Record<Role, string> = { host: 'Host', admin: 'Admin', player: 'Player' }

/** The text by which the search finds a member. */
export const memberText = ({ displayName, role }: Member): string => `${displayName} ${roleNames[role]}`
