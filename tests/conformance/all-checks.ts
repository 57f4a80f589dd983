import { caseChecks } from './all-cases.ts'
import type { Check } from './kernel/check.ts'
import { surfaceRules } from './kernel/surface-rules.ts'
import { codeRules } from './tags/auth/code-rules.ts'
import { privacyRules } from './tags/auth/privacy-rules.ts'
import { sessionRules } from './tags/auth/session-rules.ts'

const isOf = (operation: string) => (check: Check) => check.id.startsWith(`${operation}.`)
const isLast = ({ last = false }: Check) => last
const isLogout = isOf('logout')
const isAfterLogout = ({ id }: Check) => id.startsWith('logout-')

const once = [...caseChecks, ...codeRules, ...sessionRules, ...privacyRules, ...surfaceRules]

/** Every check, in an order in which each finds what it needs: a sign-in, then its rules, then the logout. */
export const allChecks: Check[] = [
  ...once.filter((check) => !isLast(check) && !isLogout(check) && !isAfterLogout(check)),
  ...once.filter(isLogout),
  ...once.filter(isAfterLogout),
  ...once.filter(isLast),
]
