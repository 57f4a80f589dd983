import { contactRules } from './examples/contact.ts'
import { displayNameRules } from './examples/display-name.ts'
import type { Rule } from './examples/entry.ts'
import { givenRules } from './examples/given.ts'
import { signInRules } from './examples/sign-in.ts'

/**
 * Every rule with its message, its source and its examples, for the tests and the documentation. The app
 * never imports it, because it contains every rule and every example.
 */
export const catalog: readonly Rule[] = [...contactRules, ...signInRules, ...givenRules, ...displayNameRules]
