const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Unix seconds at which the time of a KSUID begins. */
const epoch = 1_400_000_000

/**
 * A KSUID: 27 letters and digits made of a time and 128 bits, sortable by time (https://github.com/segmentio/ksuid).
 *
 * @param now Unix time in milliseconds
 */
export function ksuidOf(now: number, payload: bigint): string {
  let rest = (BigInt(Math.max(0, Math.floor(now / 1000) - epoch)) << 128n) + payload
  let id = ''
  for (let digit = 0; digit < 27; digit++) {
    id = base62.charAt(Number(rest % 62n)) + id
    rest /= 62n
  }
  return id
}

/** A KSUID of this moment, of random bits: an `Idempotency-Key`, one for each thing that somebody wants to make. */
export function newKsuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return ksuidOf(
    Date.now(),
    bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n),
  )
}
