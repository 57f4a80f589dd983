import type { Check } from '../../kernel/check.ts'
import { permissionsOf } from '../games/permissions.ts'
import { doorRules } from './door-rules.ts'
import { eveningRules } from './evening-rules.ts'
import { factRules } from './fact-rules.ts'
import { lateRules } from './late-rules.ts'
import { liveRows } from './live-cases.ts'
import { presenceRules } from './presence-rules.ts'
import { profileRules } from './profile-rules.ts'
import { sightRules } from './sight-rules.ts'
import { tableRules } from './table-rules.ts'

export { liveCases } from './live-cases.ts'

/** What no single answer shows of the live channel. */
export const liveRules: Check[] = [
  ...permissionsOf(liveRows),
  ...doorRules,
  ...factRules,
  ...sightRules,
  ...tableRules,
  ...profileRules,
  ...presenceRules,
  ...eveningRules,
  ...lateRules,
]
