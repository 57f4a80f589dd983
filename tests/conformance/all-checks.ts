import { caseChecks } from './all-cases.ts'
import { type Check, phases } from './kernel/check.ts'
import { generalRules } from './kernel/general-rules.ts'
import { tagRules } from './tags/all-tags.gen.ts'

const inAnyOrder = [...caseChecks, ...tagRules, ...generalRules]

/** Every check, ordered so that each finds what it needs. The rules of a tag are next to each other. */
export const allChecks: Check[] = phases.flatMap((phase) =>
  inAnyOrder.filter((check) => (check.phase ?? 'acting') === phase),
)
