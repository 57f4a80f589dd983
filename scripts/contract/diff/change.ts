import { type Node, nodeOf } from '../read/document.ts'

/** Who sends the value. A request must not be narrowed, an answer must not be widened. */
export type Direction = 'request' | 'answer'
export type Both = { older: Node; newer: Node }
/** The effect on the set of values that the schema accepts. `other`: it cannot be determined. */
export type Effect = 'narrowed' | 'widened' | 'other'
export type Report = (effect: Effect, where: string, message: string) => void

/** A difference between two versions of the contract. */
export type Change = {
  /** Whether a client or a server of the older version fails with the newer one, or may fail. */
  breaking: boolean
  /** A JSON pointer into the newer version, or into the older one for a removed part. */
  where: string
  message: string
}

/** Pairs the members of two nodes by name: removed, added, and kept ones. */
export function pair(older: unknown, newer: unknown) {
  const [before, after] = [nodeOf(older), nodeOf(newer)]
  return {
    gone: Object.keys(before).filter((name) => !(name in after)),
    added: Object.keys(after).filter((name) => !(name in before)),
    kept: Object.keys(before).filter((name) => name in after),
  }
}

/** A node with its keys in lower case, for names without case (RFC 9110, section 5.1). */
export const caseless = (node: unknown) =>
  Object.fromEntries(Object.entries(nodeOf(node)).map(([name, value]) => [name.toLowerCase(), value]))
