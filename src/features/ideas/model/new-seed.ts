/** Digits and letters that nobody takes for one another; 32 of them, so that five bits choose one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A seed for a new card: eight letters and digits, random, short enough to tell somebody. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet.charAt(byte & 31)).join('')
