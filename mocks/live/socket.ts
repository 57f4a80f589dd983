import type { Bye } from '../../src/contract/types.gen.ts'

/** The mock's end of a connection, whatever transports it. */
export type Socket = {
  /** Sends a text. A text that does not arrive is not reported. */
  send(text: string): void
  /** Closes the connection (RFC 6455, section 7.4). Both may be called after it is closed. */
  close(code: number, reason?: string): void
}

/** Events of the other end. */
export type Receiver = {
  /** A frame has arrived: a text, or something else. */
  receive(data: unknown): void
  /** The connection is closed. */
  gone(): void
}

/** The close code after `bye`, as in the contract's `Bye`. */
export const closeCodes: Record<Bye['reason'], number> = {
  ticket: 4400,
  frame: 4400,
  signedOut: 4401,
  removed: 4403,
  left: 4403,
  gameDeleted: 4404,
  busy: 4429,
}

/**
 * For connections that end without a `bye` (RFC 6455, section 7.4.1): the server stops or the client is gone; the
 * connection breaks; the server fails; it restarts.
 */
export const goingAway = 1001
export const brokenOff = 1006
export const failed = 1011
export const restarted = 1012
