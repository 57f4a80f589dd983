import type { Check } from '../../kernel/check.ts'
import { whoRules } from './profile-rules.ts'
import { sessionRules } from './session-rules.ts'

export { profileCases } from './profile-cases.ts'

/** What no single answer shows of profiles and of where people are signed in. */
export const profileRules: Check[] = [...whoRules, ...sessionRules]
