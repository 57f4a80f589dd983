import type { TagCases } from '../../kernel/check.ts'
import { browserRules } from './browser-rules.ts'
import { checkCases } from './check-cases.ts'
import { codeRules } from './code-rules.ts'
import { guessingRules } from './guessing-rules.ts'
import { methodRules } from './method-rules.ts'
import { privacyRules } from './privacy-rules.ts'
import { logoutCases, userInfoCases } from './session-cases.ts'
import { sessionRules } from './session-rules.ts'
import { startCases } from './start-cases.ts'
import { tokenRules } from './token-rules.ts'
import { userRules } from './user-rules.ts'

/** In the order of a sign-in. */
export const authCases: TagCases<'auth'> = {
  startVerification: startCases,
  checkVerification: checkCases,
  getUserInfo: userInfoCases,
  logout: logoutCases,
}

/** Rules of sign-in, sessions and sign-out that no single answer shows. */
export const authRules = [
  ...codeRules,
  ...guessingRules,
  ...sessionRules,
  ...userRules,
  ...tokenRules,
  ...methodRules,
  ...browserRules,
  ...privacyRules,
]
