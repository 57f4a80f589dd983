/** What the app may cost, at most. Bytes and ratios are also enforced by `tests/bench/budgets.test.ts`. 1 KB is 1,000 bytes. */
export const budgets = {
  /** JavaScript loaded before the login field can be used, against the stack baseline, gzip. */
  startToBaseline: 1.08,
  /** The same with what the first call loads afterwards: ky, and what sends any operation of the contract. */
  startAndCallToBaseline: 1.16,
  /** JavaScript loaded before the login field can be used, bytes, gzip. */
  start: 134_000,
  /** Styles loaded before the login field can be used, bytes, gzip. */
  styles: 8_050,
  /** Font files before first paint, and what they weigh in bytes. */
  fontFiles: 1,
  fonts: 30_000,
  /** What a further screen adds to what the start has loaded, bytes, gzip. */
  screen: 5_000,
  /** What src/ui adds to the start, bytes, gzip. */
  ui: 6_000,
  /** What a further feature or operation adds to the start, bytes, gzip: of a feature its row in the table and where its screen is. */
  route: 40,
  operation: 1,
  /** The start with ten times the routes and fifty times the operations, against today's. */
  growth: 1.045,
  /** One change in a mocked world of 10,000 rows, against one of 10. */
  mockGrowth: 1.5,
  /** Each page's HTML, bytes as written. */
  html: 10_000,
} as const
