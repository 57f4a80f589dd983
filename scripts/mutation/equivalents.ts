import type { Equivalent } from './equivalents/equivalent.ts'
import { ofKernel } from './equivalents/kernel.ts'
import { ofKernelRules } from './equivalents/kernel-rules.ts'
import { ofTables } from './equivalents/kernel-tables.ts'
import { ofRulesAndApi } from './equivalents/rules-and-api.ts'
import { ofSession } from './equivalents/session.ts'
import { ofSignIn } from './equivalents/sign-in.ts'
import { ofStorage } from './equivalents/storage.ts'

/** Every mutant that no test kills, and why nobody could notice it. */
export const equivalents: Equivalent[] = [
  ...ofRulesAndApi,
  ...ofKernel,
  ...ofKernelRules,
  ...ofTables,
  ...ofStorage,
  ...ofSession,
  ...ofSignIn,
]
