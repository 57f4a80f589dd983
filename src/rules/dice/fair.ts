import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64Url, toBase64Url } from '../base64-url.ts'
import type { Term } from './notation.ts'
import { type Draw, type Outcome, rollTerms } from './roll.ts'

// Fair rolls. The server sends the hash of a secret before it knows what is rolled. The client adds a nonce. Both
// together decide the dice. Plain http in a local network has no WebCrypto, so the hashes come from `@noble/hashes`.

const ascii = new TextEncoder()

/** The commitment to a secret: the SHA-256 of its bytes. Both are base64url. */
export const commitmentOf = (secret: string): string => toBase64Url(sha256(fromBase64Url(secret)))

/**
 * Draws faces from a secret and a nonce. Draw number n is the first four bytes of HMAC-SHA-256(secret, `nonce:n`). A
 * number that would make some faces more frequent is skipped.
 */
export function drawsFrom(secret: string, nonce: string): Draw {
  const key = fromBase64Url(secret)
  let counter = 0
  return (sides) => {
    const faces = sides === 'F' ? 3 : sides
    const limit = Math.floor(2 ** 32 / faces) * faces
    for (;;) {
      const bytes = hmac(sha256, key, ascii.encode(`${nonce}:${counter++}`))
      const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
      if (number < limit) return sides === 'F' ? (number % 3) - 1 : (number % faces) + 1
    }
  }
}

/** The roll that a secret and a nonce decide. */
export const rollFairly = (terms: readonly Term[], secret: string, nonce: string): Outcome =>
  rollTerms(terms, drawsFrom(secret, nonce))
