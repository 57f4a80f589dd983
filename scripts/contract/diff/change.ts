import { type Node, nodeOf } from '../read/document.ts'

/** Who writes what the schema describes. A request must not be narrowed, an answer must not be widened. */
export type Direction = 'request' | 'answer'
export type Both = { older: Node; newer: Node }
/** What a difference does to the set of values that the schema takes; `other`: neither one nor the other for sure. */
export type Effect = 'narrowed' | 'widened' | 'other'
export type Report = (effect: Effect, where: string, message: string) => void

/** A difference between two versions of the contract. */
export type Change = {
  /** Whether a client or a server that keeps the older version would no longer get on with the newer, or may not. */
  breaking: boolean
  /** A JSON pointer into the newer version, or into the older for what is gone. */
  where: string
  message: string
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

/** A node with its keys in small letters, for names whose case says nothing (RFC 9110, section 5.1). */
export const caseless = (node: unknown) =>
  Object.fromEntries(Object.entries(nodeOf(node)).map(([name, value]) => [name.toLowerCase(), value]))
