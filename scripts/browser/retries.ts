/**
 * How often a failed browser test is repeated: once in CI. This tells a busy machine from a fault, and a journey's
 * second attempt leaves a trace.
 */
export const retries = process.env.CI ? 1 : 0
