import * as z from 'zod/mini'
import type { Game } from '../../../contract/types.gen.ts'

/** What the form of a game holds, as it was typed. */
export const zValues = z.object({
  name: z.string(),
  pitch: z.string(),
  system: z.string(),
  seats: z.number(),
  timeZone: z.string(),
})
export type Values = z.infer<typeof zValues>

/** What of a game the form holds. */
export const valuesOf = ({ name, pitch, system, seats, timeZone }: Game): Values => ({
  ...{ name, pitch, system, seats, timeZone },
})
