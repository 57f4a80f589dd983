/** Thrown by a check that cannot go on: it has said what is wrong, or another check has to be mended first. */
export class Stopped extends Error {
  override name = 'Stopped'
}
/** Thrown where what a check needs is not there; the message says what. */
export class Blocked extends Error {
  override name = 'Blocked'
}
