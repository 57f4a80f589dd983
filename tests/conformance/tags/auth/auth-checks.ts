import type { TagCases } from '../../kernel/check.ts'
import { checkCases } from './check-cases.ts'
import { bodyFaults } from './faults/body-faults.ts'
import { browserFaults } from './faults/browser-faults.ts'
import { codeFaults } from './faults/code-faults.ts'
import { cookieFaults } from './faults/cookie-faults.ts'
import { guessingFaults } from './faults/guessing-faults.ts'
import { lenientFaults } from './faults/lenient-faults.ts'
import { limitFaults } from './faults/limit-faults.ts'
import { logoutFaults } from './faults/logout-faults.ts'
import { privacyFaults } from './faults/privacy-faults.ts'
import { sessionFaults } from './faults/session-faults.ts'
import { startFaults } from './faults/start-faults.ts'
import { surfaceFaults } from './faults/surface-faults.ts'
import { tokenFaults } from './faults/token-faults.ts'
import { triesFaults } from './faults/tries-faults.ts'
import { logoutCases, userInfoCases } from './session-cases.ts'
import { startCases } from './start-cases.ts'

export { authRules } from './auth-rules.ts'

/** In the order of a sign-in. */
export const authCases: TagCases<'auth'> = {
  startVerification: startCases,
  checkVerification: checkCases,
  getUserInfo: userInfoCases,
  logout: logoutCases,
}

/** The faults that a check of sign-in has to find. */
export const authFaults = {
  ...startFaults,
  ...bodyFaults,
  ...limitFaults,
  ...codeFaults,
  ...triesFaults,
  ...lenientFaults,
  ...guessingFaults,
  ...sessionFaults,
  ...cookieFaults,
  ...tokenFaults,
  ...logoutFaults,
  ...privacyFaults,
  ...surfaceFaults,
  ...browserFaults,
}
