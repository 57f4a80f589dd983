/** Thrown by a check that cannot continue. It has reported a failure, or another check has to pass first. */
export class Stopped extends Error {
  override name = 'Stopped'
}
/** Thrown if something that a check needs is not available. The message says what. */
export class Blocked extends Error {
  override name = 'Blocked'
}
