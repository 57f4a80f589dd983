import type { Check } from '../../kernel/check.ts'
import { permissionsOf } from '../games/permissions.ts'
import { leftRules } from './left-rules.ts'
import { lobbyRows } from './lobby-rows.ts'
import { notesRules } from './notes-rules.ts'

export { lobbyCases } from './lobby-cases.ts'

/** What no single answer shows of a lobby. */
export const lobbyRules: Check[] = [...permissionsOf(lobbyRows), ...leftRules, ...notesRules]
