import type { Temporal as TemporalApi } from 'temporal-polyfill'

/** The parts of `Temporal` that are used here. */
export type Temporal = Pick<typeof TemporalApi, 'Instant' | 'PlainDateTime'>

/** `Temporal` of the browser, or the polyfill, which is loaded where there is none. */
export async function loadTemporal(): Promise<Temporal> {
  const native = (globalThis as { Temporal?: Temporal }).Temporal
  return native ?? (await import('temporal-polyfill')).Temporal
}
