import { deref, isNode, type Json, listOf, type Node, nodeOf, step } from '../read/document.ts'
import { type Both, type Change, type Direction, pair, type Report } from './change.ts'
import { compareDiscriminators } from './compare-discriminators.ts'
import { compareKeywords } from './compare-keywords.ts'

/** Compares two schemas, each in its own document. */
export function compareSchemas(documents: Both, older: unknown, newer: unknown, direction: Direction, where: string) {
  const changes: Change[] = []
  const seen = new Set<string>()
  const report: Report = (effect, at, message) =>
    changes.push({ breaking: effect !== (direction === 'request' ? 'widened' : 'narrowed'), where: at, message })

  const visit = (before: unknown, after: unknown, at: string, name: string) => {
    const place = refOf(after) ?? at
    // A schema that refers to itself would be compared endlessly.
    const key = `${refOf(before)} ${place}`
    if (seen.has(key)) return
    seen.add(key)
    const one = deref(documents.older, before)
    const other = deref(documents.newer, after)
    compareKeywords(documents, one, other, report, place, name)
    compareDiscriminators(one, other, report, step(place, 'discriminator'), label(name))
    compareProperties(one, other, place, name)
    compareRest('additionalProperties', 'unknown fields', one, other, place, `${name}.*`)
    compareRest('items', 'items', one, other, place, `${name}[]`)
    compareTuples(listOf(one.prefixItems), listOf(other.prefixItems), step(place, 'prefixItems'), name)
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) compareBranches(keyword, one, other, place, name)
  }

  /**
   * Compares the schema for all other fields of a map or items of a list. It may be a schema, `true` (anything) or
   * `false` (nothing).
   */
  const compareRest = (keyword: string, what: string, one: Node, other: Node, place: string, name: string) => {
    const [before, after] = [one[keyword] ?? true, other[keyword] ?? true]
    const at = step(place, keyword)
    const of = label(name.slice(0, -2))
    if (isNode(before) && isNode(after)) visit(before, after, at, name)
    else if (before !== after && after === false) report('narrowed', at, `${of}: ${what} are refused now`)
    else if (before !== after && before === false) report('widened', at, `${of}: ${what} are taken now`)
    else if (before !== after && before === true) report('narrowed', at, `${of}: ${what} have to keep a schema now`)
    else if (before !== after) report('widened', at, `${of}: ${what} may be anything now`)
  }

  const compareTuples = (before: Json[], after: Json[], at: string, name: string) => {
    // One more position narrows an open list and widens a closed one.
    if (before.length !== after.length)
      report('other', at, `${label(name)} had ${before.length} places of their own, has ${after.length}`)
    for (const [index, each] of before.slice(0, after.length).entries())
      visit(each, after[index], step(at, index), `${name}[${index}]`)
  }

  const compareProperties = (one: Node, other: Node, place: string, name: string) => {
    const { gone, added, kept } = pair(one.properties, other.properties)
    const required = (node: Node) => new Set(listOf(node.required).map(String))
    const [before, after] = [required(one), required(other)]
    const field = (each: string) => (name ? `${name}.${each}` : each)
    const closed = other.additionalProperties === false

    for (const each of gone) {
      // An open request may still contain the field. An answer that may lack it is wider than before.
      if (direction === 'answer') report('widened', place, `the field ${field(each)} is gone`)
      else if (closed) report('narrowed', place, `the field ${field(each)} is no longer taken`)
    }
    for (const each of added) {
      const at = step(place, 'properties', each)
      if (direction === 'answer')
        report(one.additionalProperties === false ? 'widened' : 'narrowed', at, `the field ${field(each)} is new`)
      else if (after.has(each)) report('narrowed', at, `the new field ${field(each)} is required`)
      else report('widened', at, `the field ${field(each)} is new`)
    }
    for (const each of kept) {
      const at = step(place, 'properties', each)
      if (!before.has(each) && after.has(each)) report('narrowed', at, `the field ${field(each)} is required now`)
      if (before.has(each) && !after.has(each)) report('widened', at, `the field ${field(each)} is no longer certain`)
      visit(nodeOf(one.properties)[each], nodeOf(other.properties)[each], at, field(each))
    }
  }

  const compareBranches = (keyword: string, one: Node, other: Node, place: string, name: string) => {
    const [before, after] = [listOf(one[keyword]), listOf(other[keyword])]
    const at = step(place, keyword)
    const all = keyword === 'allOf'
    const partner = (branch: Json, among: Json[]) => among.find((each) => nameOf(each) === nameOf(branch))
    for (const branch of before) {
      const same = partner(branch, after)
      if (same !== undefined) visit(branch, same, step(at, after.indexOf(same)), name)
      else
        report(all || after.length === 0 ? 'widened' : 'narrowed', at, `${label(name)} is no longer ${nameOf(branch)}`)
    }
    for (const branch of after.filter((each) => partner(each, before) === undefined))
      report(all || before.length === 0 ? 'narrowed' : 'widened', at, `${label(name)} may be ${nameOf(branch)} now`)
  }

  visit(older, newer, where, '')
  return changes
}

const refOf = (schema: unknown): string | undefined => {
  const { $ref } = nodeOf(schema)
  return typeof $ref === 'string' ? $ref : undefined
}
/** Branches are equal if they refer to the same schema or are written alike. */
const nameOf = (branch: Json) => refOf(branch)?.split('/').at(-1) ?? JSON.stringify(branch)
const label = (name: string) => name || 'the body'
