/**
 * The most that the app may cost. `tests/bench/budgets.test.ts` enforces the bytes and ratios too. 1 KB is 1,000 bytes.
 */
export const budgets = {
  /** JavaScript loaded before the login field can be used, against the stack baseline, gzip. */
  startToBaseline: 1.1,
  /** The same, plus what the first call loads: ky, and the code that sends a call. */
  startAndCallToBaseline: 1.2,
  /** JavaScript loaded before the login field can be used, bytes, gzip. docs/decisions/0015 says what is in it. */
  start: 132_000,
  /** The one stylesheet, bytes, gzip. */
  styles: 20_000,
  /** Font files loaded before first paint, and their size in bytes. */
  fontFiles: 1,
  fonts: 30_000,
  /** What a view adds to the start and the first call if it is opened first of all, bytes, gzip. */
  view: 40_000,
  /** What src/ui adds to the start, bytes, gzip. */
  ui: 6_000,
  /**
   * What one more feature or operation adds to the start, bytes, gzip: for a feature its row in the route table and the
   * loader of its screen.
   */
  route: 40,
  operation: 1,
  /** The start with ten times the routes and fifty times the operations, divided by today's. */
  growth: 1.045,
  /** The time of one change in a mocked world of 10,000 rows, divided by that in a world of 10. */
  /** The HTML of each page, bytes, not compressed. */
  html: 10_000,
} as const
