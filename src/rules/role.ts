import * as z from 'zod/mini'

/** The roles of the shared schema. No rule of the product depends on one. */
export const role = z.enum(['admin', 'host', 'player'], 'Role must be admin, host, or player')
