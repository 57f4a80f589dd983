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
  let node = nodeOf(value)
  while (typeof node.$ref === 'string') node = nodeOf(at(document, node.$ref))
  return node
}

/** The name that a reference ends with; `undefined` where there is none. */
export const refName = ({ $ref }: Node): string | undefined =>
  typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined

/** The value at a JSON pointer (`#/…`); `undefined` if there is none. */
export function at(document: Json, pointer: string): Json | undefined {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<Json | undefined>((value, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return Array.isArray(value) ? value[Number(key)] : nodeOf(value)[key]
  }, document)
}

/** Visits every object of a document, parents first. */
export function walk(value: Json, visit: (node: Node, pointer: string) => void, pointer = '#'): void {
  if (isNode(value)) visit(value, pointer)
  if (typeof value !== 'object' || value === null) return
  for (const [name, child] of Object.entries(value)) walk(child, visit, step(pointer, name))
}
