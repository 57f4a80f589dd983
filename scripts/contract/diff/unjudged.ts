import { isNode, type Json, type Node, nodeOf, step } from '../read/document.ts'
import type { Both, Change } from './change.ts'

/** What is there for people: no program keeps or breaks it. */
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
 * Differences in what nothing else compares: named, and taken for breaking, because silence would be taken for leave.
 *
 * @param judged the keys that are compared elsewhere
 */
export function findUnjudged(documents: Both, older: Node, newer: Node, judged: string[], where: string): Change[] {
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

/** A value as text, with what it refers to in its place: a schema may change behind a reference that stays. */
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
