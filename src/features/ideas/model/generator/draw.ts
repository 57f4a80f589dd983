import {
  type Entry,
  foldName,
  maxDepth,
  readTemplate,
  type Table,
  type Tables,
  textOf,
} from '../../../../rules/idea-tables.ts'

/** Rotates a number of 32 bits to the left. */
const rotateLeft = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

const scramble = (block: number) => Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

/**
 * MurmurHash3 for 32 bits, of the text's bytes in UTF-8.
 * Source: Austin Appleby, MurmurHash3_x86_32, public domain (https://github.com/aappleby/smhasher). All arithmetic is
 * modulo 2^32, so that every engine gives the same.
 * @param seed a whole number from 0 to 2^32 - 1
 * @returns a whole number from 0 to 2^32 - 1
 */
function hashText(text: string, seed: number): number {
  const bytes = new TextEncoder().encode(text)
  const blocks = bytes.length >>> 2
  const at = (index: number) => bytes[index] ?? 0
  let hash = seed
  for (let block = 0; block < blocks; block++) {
    const from = block << 2
    hash ^= scramble(at(from) | (at(from + 1) << 8) | (at(from + 2) << 16) | (at(from + 3) << 24))
    hash = (Math.imul(rotateLeft(hash, 13), 5) + 0xe6546b64) | 0
  }
  const tail = blocks << 2
  hash ^= scramble(at(tail) | (at(tail + 1) << 8) | (at(tail + 2) << 16))
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Gives the next number: whole, from 0 to 2^32 - 1. */
export type NextNumber = () => number

/** The state of xoshiro128**: four numbers of 32 bits, not all 0. */
export type State = readonly [number, number, number, number]

/**
 * A sequence of numbers of 32 bits that look random, by xoshiro128**.
 *
 * Source: David Blackman, Sebastiano Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on
 * Mathematical Software 47 (2021); reference code in the public domain (https://prng.di.unimi.it/xoshiro128starstar.c).
 */
function xoshiro([s0, s1, s2, s3]: State): NextNumber {
  let [a, b, c, d] = [s0 | 0, s1 | 0, s2 | 0, s3 | 0]
  return () => {
    const given = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return given >>> 0
  }
}

/** The sequence of a text: its first state is four hashes of the text, each with another seed. */
function sequenceOf(text: string): NextNumber {
  const [a, b, c] = [hashText(text, 0), hashText(text, 1), hashText(text, 2)]
  // The state may not be all 0.
  return xoshiro([a, b, c, hashText(text, 3) | 1])
}

/**
 * A whole number from 0 to `bound - 1`, all equally likely. As 2^32 may be no multiple of `bound`, the lowest
 * `2^32 mod bound` numbers are drawn again (the method of arc4random_uniform in OpenBSD).
 * @param bound a whole number from 1 to 2^32 - 1
 */
export function below(next: NextNumber, bound: number): number {
  const lowest = (2 ** 32 - bound) % bound
  let drawn = next()
  while (drawn < lowest) drawn = next()
  return drawn % bound
}

/** The most characters of a draw. Without a limit, entries that refer to several tables could grow exponentially. */
export const maxDrawn = 500

/** Identifies a draw: the card's seed, the slot, and the number of its reroll. */
export type Key = readonly (string | number)[]

const weightOf = (entry: string | Entry) => (typeof entry === 'string' ? 1 : (entry.weight ?? 1))

/**
 * Draws an entry. Its probability is its share of all weights. Every draw has a sequence of its own, which depends only
 * on the key and the table's name. So a change of one table changes no draw from another one, and a changed slot
 * changes no other slot.
 * @returns the entry's text with unresolved references; `undefined` if the table is empty
 */
export function pick({ name, entries }: Table, key: Key): string | undefined {
  const total = entries.reduce((sum, entry) => sum + weightOf(entry), 0)
  if (total === 0) return undefined
  let rest = below(sequenceOf(JSON.stringify([...key, foldName(name)])), total)
  const entry = entries.find((each) => {
    rest -= weightOf(each)
    return rest < 0
  })
  return entry === undefined ? undefined : textOf(entry)
}

/**
 * Draws from a table and from those that the entry refers to, up to `maxDepth` levels deep.
 * A reference that cannot be followed (an unknown or empty table, too deep, or a cycle) is replaced by the table's
 * name, so that a card can always be drawn.
 * @param name the table, as someone wrote it
 * @returns one line, its first letter a capital, of at most `maxDrawn` characters; '' if there is no such table
 */
export function drawText(tables: Tables, name: string, key: Key): string {
  let drawn = ''

  function write(text: string, at: Key, depth: number) {
    const template = readTemplate(text)
    const parts = 'error' in template ? [text] : template.parts
    for (const [index, part] of parts.entries()) {
      if (drawn.length >= maxDrawn) return
      if (typeof part === 'string') {
        drawn += part
        continue
      }
      const table = depth < maxDepth ? tables.get(foldName(part.table)) : undefined
      const key = [...at, index]
      const picked = table && pick(table, key)
      if (picked === undefined) drawn += part.table
      else write(picked, [...key, foldName(part.table)], depth + 1)
    }
  }

  const table = tables.get(foldName(name))
  const picked = table && pick(table, key)
  if (picked !== undefined) write(picked, [...key, foldName(name)], 0)
  return capitalised([...drawn].slice(0, maxDrawn).join(''))
}

function capitalised(text: string): string {
  const [first = ''] = text
  const capital = first.toUpperCase()
  // The capital of "ß" is two letters, so it is left alone.
  return [...capital].length === 1 ? capital + text.slice(first.length) : text
}
