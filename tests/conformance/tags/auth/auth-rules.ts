import { browserRules } from './browser-rules.ts'
import { codeRules } from './code-rules.ts'
import { guessingRules } from './guessing-rules.ts'
import { methodRules } from './method-rules.ts'
import { privacyRules } from './privacy-rules.ts'
import { sessionRules } from './session-rules.ts'
import { tokenRules } from './token-rules.ts'
import { userRules } from './user-rules.ts'

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
