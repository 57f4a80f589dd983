import { hashText, rotateLeft } from './hash.ts'

/** Gives the next number: whole, from 0 to 2^32 - 1. */
export type Next = () => number

/** The state of xoshiro128**: four numbers of 32 bits, not all 0. */
export type State = readonly [number, number, number, number]

/**
 * A sequence of numbers of 32 bits that look random, by xoshiro128**.
 *
 * Source: David Blackman, Sebastiano Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM Transactions on
 * Mathematical Software 47 (2021); reference code in the public domain (https://prng.di.unimi.it/xoshiro128starstar.c).
 */
export function xoshiro([s0, s1, s2, s3]: State): Next {
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

/** The sequence that belongs to a text: four hashes of it, each with a seed of its own, are the first state. */
export function sequenceOf(text: string): Next {
  const [a, b, c] = [hashText(text, 0), hashText(text, 1), hashText(text, 2)]
  // The state may not be 0 as a whole.
  return xoshiro([a, b, c, hashText(text, 3) | 1])
}

/**
 * A whole number from 0 to `bound - 1`, each as likely as any other: numbers from the incomplete last stretch of 2^32
 * are thrown away (the method of arc4random_uniform in OpenBSD).
 *
 * @param bound a whole number from 1 to 2^32 - 1
 */
export function below(next: Next, bound: number): number {
  const first = (2 ** 32 - bound) % bound
  let drawn = next()
  while (drawn < first) drawn = next()
  return drawn % bound
}
