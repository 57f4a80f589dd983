import type { TagCases } from '../../kernel/check.ts'
import { privacyRules } from './alike.ts'
import { checkCases, logoutCases, startCases, userInfoCases } from './auth-cases.ts'
import { browserRules, methodRules } from './browser-rules.ts'
import { codeRules, guessingRules } from './code-rules.ts'
import { sessionRules, userRules } from './session-rules.ts'
import { tokenRules } from './token-rules.ts'

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
