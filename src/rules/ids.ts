const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The start of the time in a KSUID, Unix seconds. */
const epoch = 1_400_000_000

/**
 * A KSUID: 27 letters and digits that hold a time and 128 bits, sortable by time (https://github.com/segmentio/ksuid).
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

/** A KSUID of this moment with random bits. As an `Idempotency-Key`, it stands for one item to create. */
export function newKsuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return ksuidOf(
    Date.now(),
    bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n),
  )
}

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
