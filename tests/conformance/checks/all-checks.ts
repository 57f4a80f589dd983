import type { Check } from '../check.ts'
import { caseChecks } from './cases.ts'
import { codeRules } from './code-rules.ts'
import { privacyRules } from './privacy-rules.ts'
import { sessionRules } from './session-rules.ts'
import { surfaceRules } from './surface-rules.ts'

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
