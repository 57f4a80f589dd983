import { nodeOf } from '../read/document.ts'

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
