import type { Check } from '../../kernel/check.ts'
import { permissionsOf } from '../games/permissions.ts'
import { leftRules } from './left-rules.ts'
import { scheduleRows } from './schedule-rows.ts'
import { timeRules } from './time-rules.ts'

export { scheduleCases } from './schedule-cases.ts'

/** What no single answer shows of a schedule. */
export const scheduleRules: Check[] = [...permissionsOf(scheduleRows), ...leftRules, ...timeRules]
