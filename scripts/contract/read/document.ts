export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** An object of a parsed OpenAPI document. */
export type Node = { [key: string]: Json }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : [])

/** A JSON pointer, extended by some steps. */
export const step = (pointer: string, ...names: (string | number)[]) =>
  [pointer, ...names.map((name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** Follows local references to their end (`#/components/…`). Any other value is returned unchanged. */
export function deref(document: Node, value: unknown): Node {
  return follow(document, value).node
}

/** The same, with the target of the last reference: a JSON pointer, or `undefined` if there was none. */
export function follow(document: Node, value: unknown): { node: Node; pointer?: string } {
  let node = nodeOf(value)
  let pointer: string | undefined
  for (let steps = 0; typeof node.$ref === 'string'; steps++) {
    if (steps > 50) throw new Error(`${node.$ref} refers to itself.`)
    pointer = node.$ref
    node = nodeOf(at(document, pointer))
  }
  return { node, pointer }
}

/** The value at a JSON pointer (`#/…`); `undefined` if there is none. */
export function at(document: Json, pointer: string): Json | undefined {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<Json | undefined>((value, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return Array.isArray(value) ? value[Number(key)] : nodeOf(value)[key]
  }, document)
}

/** Visits every object and list of a document, parents first. */
export function walk(value: Json, visit: (node: Node, pointer: string) => void, pointer = '#'): void {
  if (isNode(value)) visit(value, pointer)
  if (typeof value !== 'object' || value === null) return
  for (const [name, child] of Object.entries(value)) walk(child, visit, step(pointer, name))
}
