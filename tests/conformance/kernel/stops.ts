/** Thrown by a check that cannot continue. It has reported a failure, or another check has to pass first. */
export class Stopped extends Error {
  override name = 'Stopped'
}
/** Thrown if something that a check needs is not available. The message says what. */
export class Blocked extends Error {
  override name = 'Blocked'
}
/** Thrown if a check needs operations of a tag that is not asked about, and they are not there yet. */
export class LeftOut extends Blocked {
  override name = 'LeftOut'
}
/** Thrown if the server refuses a call for a while, as it may. */
export class Refused extends Blocked {
  override name = 'Refused'
  /** @param seconds how long the server asks to wait, if it says so */
  constructor(id: string, seconds?: number) {
    const wait = seconds === undefined ? '' : `, for ${seconds} s; --wait ${seconds} waits for it`
    super(`the server refuses ${id} for now (429)${wait}`)
  }
}
