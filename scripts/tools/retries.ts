/**
 * How often a failed test is repeated: once in CI. This tells a busy machine from a fault. The runners name what passed
 * at its second try, and a journey's leaves a trace.
 */
export const retries = process.env.CI ? 1 : 0
