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
