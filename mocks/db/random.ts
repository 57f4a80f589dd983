import { ksuidOf, toBase64Url } from '../../src/rules/ids.ts'

/** Returns `length` random bytes. Tests pass their own; the default is the platform's cryptographic source. */
export type RandomBytes = (length: number) => Uint8Array

export const cryptoBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

const toBigInt = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n)

/** A one-time code: six digits, each of the million equally likely. */
export function randomCode(random: RandomBytes): string {
  // 2^32 is not a multiple of a million. Values above the last multiple are drawn again, otherwise low codes would be
  // more likely.
  for (;;) {
    const drawn = Number(toBigInt(random(4)))
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

/**
 * A KSUID: 27 letters and digits for a time and 128 random bits, sortable by time (https://github.com/segmentio/ksuid).
 * @param now Unix time in milliseconds.
 */
export const randomKsuid = (now: number, random: RandomBytes): string => ksuidOf(now, toBigInt(random(16)))

/**
 * Returns ids in the order of creation: KSUIDs of 104 random bits, whose first 24 bits hold the milliseconds and a
 * counter. Those of one world are in order within a second too, and while the clock stands still.
 */
export function createIds({ now, random }: { now: () => number; random: RandomBytes }): () => string {
  let last = 0
  let count = 0
  return () => {
    const time = Math.floor(now())
    count = time === last ? count + 1 : 0
    last = time
    const order = (BigInt(time % 1000) << 14n) + BigInt(count % 2 ** 14)
    return ksuidOf(time, (order << 104n) + toBigInt(random(13)))
  }
}

/** A secret for an address: 192 random bits as 32 letters, digits, hyphens and underscores (base64url, RFC 4648). */
export function randomToken(random: RandomBytes): string {
  return toBase64Url(random(24))
}

/** The SHA-256 of a text, as 64 hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
