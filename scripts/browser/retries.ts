/**
 * How often a test in a browser is tried again. In CI once: a machine that was busy with something else is told from a
 * fault, and a journey's second try leaves a trace.
 */
export const retries = process.env.CI ? 1 : 0
