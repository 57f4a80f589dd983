/** A difference between two versions of the contract. */
export type Change = {
  /** Whether a client or a server that keeps the older version would no longer get on with the newer. */
  breaking: boolean
  /** A JSON pointer into the newer version, or into the older for what is gone. */
  where: string
  message: string
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Node = { [key: string]: Json }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value : [])
export const step = (pointer: string, ...names: (string | number)[]) =>
  [pointer, ...names.map((name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** Follows local references; what is none is given as it is. */
export function deref(document: Node, value: unknown): Node {
  const node = nodeOf(value)
  if (typeof node.$ref !== 'string') return node
  const steps = node.$ref.split('/').slice(1)
  const target = steps.reduce<Json | undefined>(
    (at, name) => nodeOf(at)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  return deref(document, target)
}

/** The members of two nodes by name: those that are gone, those that are new, those that stay. */
export function pair(older: unknown, newer: unknown) {
  const [before, after] = [nodeOf(older), nodeOf(newer)]
  return {
    gone: Object.keys(before).filter((name) => !(name in after)),
    added: Object.keys(after).filter((name) => !(name in before)),
    kept: Object.keys(before).filter((name) => name in after),
  }
}
