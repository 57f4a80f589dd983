/**
 * How often a failed test is repeated: twice in CI. This tells a busy machine from a fault. The runners name what passed
 * at a later try, and a journey's leaves a trace.
 */
export const retries = process.env.CI ? 2 : 0
