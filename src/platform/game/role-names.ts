import type { Role } from '../../contract/types.gen.ts'

/** What each role is called. */
export const roleNames: Record<Role, string> = { host: 'Host', admin: 'Admin', player: 'Player' }
