import { type Json, listOf, type Node, nodeOf, step } from '../read/document.ts'
import type { Both, Report } from './change.ts'
import { findUncompared, textOf } from './uncompared.ts'

/** Keywords for which a greater value accepts less, and those for which a smaller value does. */
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
/** Keywords that can only be added, removed or changed: their effect is not compared. */
const opaque = [
  ...['pattern', 'format', 'multipleOf', 'not', 'propertyNames', 'patternProperties', 'if', 'then', 'else', 'contains'],
  ...['minContains', 'maxContains', 'dependentSchemas', 'contentEncoding', 'contentMediaType', 'contentSchema'],
]
/** Keywords that are compared here or by compareSchemas. Any other keyword cannot be judged. */
const judged = [
  ...['$ref', 'type', 'enum', 'const', 'uniqueItems', 'dependentRequired', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['properties', 'required', 'additionalProperties', 'items', 'prefixItems', 'oneOf', 'anyOf', 'allOf'],
  ...['discriminator', ...lower, ...upper, ...opaque],
]

/** Compares what two schemas say about a value itself, without its fields and items. */
export function compareKeywords(both: Both, older: Node, newer: Node, report: Report, place: string, name: string) {
  const what = name || 'the body'
  const tell = (keyword: string, narrowed: boolean, widened: boolean, message: string) => {
    if (narrowed || widened)
      report(
        narrowed && widened ? 'other' : narrowed ? 'narrowed' : 'widened',
        step(place, keyword),
        `${what}: ${message}`,
      )
  }
  compareSets(older, newer, tell)

  for (const keyword of [...lower, ...upper]) {
    const [before, after] = [older[keyword], newer[keyword]].map((value) =>
      typeof value === 'number' ? value : undefined,
    )
    const grows = (after ?? Number.NEGATIVE_INFINITY) - (before ?? Number.NEGATIVE_INFINITY) > 0
    const shrinks = (after ?? Number.POSITIVE_INFINITY) - (before ?? Number.POSITIVE_INFINITY) < 0
    const isLower = lower.includes(keyword)
    const narrowed = isLower ? grows : shrinks
    const changed = before !== after
    tell(
      keyword,
      changed && narrowed,
      changed && !narrowed,
      `${keyword} was ${before ?? 'none'}, is ${after ?? 'none'}`,
    )
  }
  for (const keyword of opaque) {
    const [before, after] = [textOf(both.older, older[keyword]), textOf(both.newer, newer[keyword])]
    if (before === after) continue
    const message = `${keyword} was ${before ?? 'none'}, is ${after ?? 'none'}`
    tell(keyword, after !== undefined, before !== undefined, message)
  }
  for (const keyword of ['unevaluatedProperties', 'unevaluatedItems']) {
    const [was, is] = [older, newer].map((node, at) =>
      textOf(at === 0 ? both.older : both.newer, node[keyword] ?? true),
    )
    const message = is === 'false' ? `${keyword}: no others are taken now` : `${keyword} was ${was}, is ${is}`
    if (was !== is) tell(keyword, was === 'true' || is !== 'true', was !== 'true' && is !== 'false', message)
  }
  compareDemands(older, newer, tell)
  const [wasUnique, isUnique] = [older, newer].map((node) => node.uniqueItems === true)
  tell('uniqueItems', !wasUnique && isUnique === true, wasUnique === true && !isUnique, 'uniqueItems is another')
  for (const { where, message } of findUncompared(both, older, newer, judged, place))
    report('other', where, `${what}: ${message}`)
}

type Tell = (keyword: string, narrowed: boolean, widened: boolean, message: string) => void

/** Compares fields that are required if another one is present. */
function compareDemands(older: Node, newer: Node, tell: Tell) {
  const demands = ({ dependentRequired }: Node) =>
    Object.entries(nodeOf(dependentRequired)).flatMap(([field, others]) =>
      listOf(others).map((other) => `${other} beside ${field}`),
    )
  const [before, after] = [demands(older), demands(newer)]
  const added = after.filter((each) => !before.includes(each))
  const gone = before.filter((each) => !after.includes(each))
  const words = [
    added.length > 0 && `${added.join(', ')} is required now`,
    gone.length > 0 && `${gone.join(', ')} is no longer certain`,
  ]
  tell('dependentRequired', added.length > 0, gone.length > 0, words.filter((each) => each !== false).join('; '))
}

/** Compares types and enumerated values as sets, of which one may contain the other. */
function compareSets(older: Node, newer: Node, tell: Tell) {
  const [typesBefore, typesAfter] = [typesOf(older), typesOf(newer)]
  // A schema without a type accepts every type.
  const fewer =
    typesAfter.length > 0 && (typesBefore.length === 0 || typesBefore.some((type) => !covers(typesAfter, type)))
  const more =
    typesBefore.length > 0 && (typesAfter.length === 0 || typesAfter.some((type) => !covers(typesBefore, type)))
  const words = (types: string[]) => types.join(' or ') || 'anything'
  tell('type', fewer, more, `the type was ${words(typesBefore)}, is ${words(typesAfter)}`)

  const [before, after] = [valuesOf(older), valuesOf(newer)]
  const gone = before?.filter((value) => after && !after.includes(value)) ?? []
  const added = after?.filter((value) => before && !before.includes(value)) ?? []
  const parts = [gone.length > 0 && `no longer ${gone.join(', ')}`, added.length > 0 && `now also ${added.join(', ')}`]
  const listed = before === undefined ? `only ${after?.join(', ')}` : 'any value'
  const message = parts.filter((part) => part !== false).join('; ') || listed
  tell('enum', gone.length > 0 || (!before && !!after), added.length > 0 || (!!before && !after), message)
}

const typesOf = ({ type }: Node): string[] =>
  (Array.isArray(type) ? type : type === undefined ? [] : [type]).map(String)
const covers = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

/** The values that a schema enumerates, as JSON; `undefined` if it enumerates none. */
function valuesOf(node: Node): string[] | undefined {
  const values: Json[] | undefined =
    'const' in node ? [node.const ?? null] : 'enum' in node ? listOf(node.enum) : undefined
  return values?.map((value) => JSON.stringify(value))
}
