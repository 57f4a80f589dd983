import { type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { type Case, type CasesOf, type Check, phases, pointerTo } from './kernel/check.ts'
import { clearRules, deliveryRules, messageRules, originRules, surfaceRules } from './kernel/general-rules.ts'
import { tagCases, tagRules } from './tags/all-tags.gen.ts'

/**
 * Every declared answer: how it is caused, or why it cannot be. The tags are in the order of openapi.yaml, sign-in
 * first. A missing operation or status is a type error.
 */
export const cases: { [Id in OperationId]: CasesOf<Id> } = tagCases

type Row = { id: OperationId; status: string; one: Case }

export const rows: Row[] = Object.entries<Record<number, Case | undefined>>(cases).flatMap(([id, byStatus]) =>
  Object.entries(byStatus).flatMap(([status, one]) => (one ? [{ id: operationNamed(id), status, one }] : [])),
)

function operationNamed(name: string): OperationId {
  const id = (Object.keys(operations) as OperationId[]).find((each) => each === name)
  if (id === undefined) throw new Error(`openapi.yaml has no operation ${name}.`)
  return id
}

/** A check and its tag; no tag if it is about every operation. */
export type TaggedCheck = Check & { tag?: string }

/** A changed profile shows in every game. */
const alone = (tag: string) => (tag === 'profile' ? { alone: true as const } : {})

const caseChecks: TaggedCheck[] = rows.flatMap(({ id, status, one }) =>
  'run' in one
    ? [
        {
          ...one,
          id: `${id}.${status}`,
          tag: operations[id].tag,
          title: `${id}: ${one.title}`,
          where: pointerTo(id, 'responses', status),
          ...alone(operations[id].tag),
        },
      ]
    : [],
)
const ruleChecks: TaggedCheck[] = Object.entries<Check[]>(tagRules).flatMap(([tag, rules]) =>
  rules.map((rule) => ({ ...rule, tag, ...alone(tag) })),
)
/** Checks for every operation, whatever its tag. */
const generalRules = [...surfaceRules, ...originRules, ...clearRules, ...deliveryRules, ...messageRules]
const inAnyOrder = [...caseChecks, ...ruleChecks, ...generalRules]

/** Every check, tag by tag, ordered so that each finds what it needs. */
export const allChecks: TaggedCheck[] = phases.flatMap((phase) =>
  inAnyOrder.filter((check) => (check.phase ?? 'acting') === phase),
)

export const allTags: string[] = Object.keys(tagRules)

export type Choice = {
  /** The tags to check; all if there are none. */
  tags: readonly string[]
  /** Only checks whose id contains this text, in capitals or not. */
  only?: string
  rateLimit: boolean
  /** The longest wait of the run, in milliseconds. */
  patience: number
}

/** Whether a check is chosen. What a run has made is deleted whatever is chosen. */
export const isChosen = ({ id, tag, phase }: Partial<TaggedCheck>, { tags, only = '' }: Choice): boolean =>
  phase === 'clearing' ||
  ((tags.length === 0 || tag === undefined || tags.includes(tag)) && !!id?.toLowerCase().includes(only.toLowerCase()))

/** Why a chosen check is left out of a run; `undefined` if it is not. */
export function leftOut({ phase, takes = 0 }: Check, { rateLimit, patience }: Choice): string | undefined {
  if (phase === 'locking' && !rateLimit) return 'it locks a contact; --rate-limit does it'
  return takes * 1000 > patience ? `it takes ${takes} s; --wait ${takes} waits for it` : undefined
}
