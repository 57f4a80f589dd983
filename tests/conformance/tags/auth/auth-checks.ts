import type { TagCases } from '../../kernel/check.ts'
import { checkCases } from './check-cases.ts'
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
