/** Turns a number of 32 bits left. */
export const rotateLeft = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

const scramble = (block: number) => Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

/**
 * MurmurHash3 for 32 bits, of the text's bytes in UTF-8.
 *
 * Source: Austin Appleby, MurmurHash3_x86_32, public domain (https://github.com/aappleby/smhasher). All of it is
 * arithmetic modulo 2^32, so that every engine gives the same.
 *
 * @param seed a whole number from 0 to 2^32 - 1
 * @returns a whole number from 0 to 2^32 - 1
 */
export function hashText(text: string, seed: number): number {
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
