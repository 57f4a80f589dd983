// This file is generated from openapi.yaml by `npm run contract`. Do not edit it.

// What a real server is asked for every tag.

import { authCases, authRules, authFaults } from './auth/auth-checks.ts'

/** The cases of each operation. */
export const tagCases = {
  ...authCases,
}

/** What no single answer shows. */
export const tagRules = [
  ...authRules,
]

/** What is planted so that a check finds it. */
export const tagFaults = {
  ...authFaults,
}
