import type { Bye } from '../../src/contract/types.gen.ts'

/** The mock's end of a line, whatever it is made of. */
export type Socket = {
  /** Sends a text. Nothing is told of one that does not arrive. */
  send(text: string): void
  /** Ends the line (RFC 6455, section 7.4). Both may be called after the line is gone. */
  close(code: number, reason?: string): void
}

/** What the other end does. */
export type Receiver = {
  /** A frame has come: a text, or something else. */
  receive(data: unknown): void
  /** The line is gone. */
  gone(): void
}

/** The code that a line is closed with after `bye`, as the contract's `Bye` has them. */
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
 * For lines that end without a `bye` (RFC 6455, section 7.4.1): the server goes or the client is gone; the line breaks;
 * the server fails; it begins anew.
 */
export const goingAway = 1001
export const brokenOff = 1006
export const failed = 1011
export const restarted = 1012
