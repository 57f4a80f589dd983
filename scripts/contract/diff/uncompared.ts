import { isNode, type Json, type Node, nodeOf, step } from '../read/document.ts'
import type { Both, Change } from './change.ts'

/** Keywords for people only. No program depends on them. */
const words = [
  'title',
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  '$comment',
  'tags',
]

/**
 * Reports differences in parts that nothing else compares. They count as breaking, because silence would look like
 * permission.
 *
 * @param judged the keys that are compared elsewhere
 */
export function findUncompared(documents: Both, older: Node, newer: Node, judged: string[], where: string): Change[] {
  const keys = new Set([...Object.keys(older), ...Object.keys(newer)])
  return [...keys]
    .filter((key) => !judged.includes(key) && !words.includes(key) && !key.startsWith('x-'))
    .filter((key) => textOf(documents.older, older[key]) !== textOf(documents.newer, newer[key]))
    .map((key) => ({
      breaking: true,
      where: step(where, key),
      message: `${key} is another, which cannot be judged here: look at it`,
    }))
}

/** A value as text, with references replaced by their targets: a schema may change behind the same reference. */
export function textOf(document: Node, value: Json | undefined): string | undefined {
  const expand = (each: Json | undefined, inside: string[]): Json | undefined => {
    if (Array.isArray(each)) return each.map((one) => expand(one, inside) ?? null)
    if (!isNode(each)) return each
    const { $ref } = each
    if (typeof $ref === 'string') {
      if (inside.includes($ref)) return $ref
      const steps = $ref.split('/').slice(1)
      const target = steps.reduce<Json | undefined>((at, name) => nodeOf(at)[name], document)
      return expand(target, [...inside, $ref])
    }
    const members = Object.entries(each).filter(([key]) => !words.includes(key))
    return Object.fromEntries(members.toSorted().map(([key, one]) => [key, expand(one, inside) ?? null]))
  }
  return value === undefined ? undefined : JSON.stringify(expand(value, []))
}
