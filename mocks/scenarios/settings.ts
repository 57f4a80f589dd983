import * as z from 'zod/mini'
import { operations } from '../../src/contract/operations.gen.ts'
import { faults } from './faults.ts'
import { scenarios } from './scenarios.ts'

const keysOf = <Key extends string>(table: Record<Key, unknown>) => z.enum(Object.keys(table) as [Key, ...Key[]])

const zSettings = z.object({
  scenario: keysOf(scenarios),
  /** Added to what the scenario takes, in milliseconds. */
  latency: z.int().check(z.gte(0), z.lte(60_000)),
  /** How long a session lasts, in seconds; what the scenario says without it. */
  sessionSeconds: z.optional(z.int().check(z.gte(1), z.lte(30 * 24 * 3600))),
  /** What goes wrong with single operations, whatever the scenario. */
  faults: z.partialRecord(keysOf(operations), keysOf(faults)),
})

export type Settings = z.infer<typeof zSettings>

export type SettingsStore = {
  get(): Settings
  change(part: Partial<Settings>): void
  /** Calls `listener` after each change, in whichever tab; gives the function that ends it. */
  subscribe(listener: () => void): () => void
}

export const defaults: Settings = { scenario: 'normal', latency: 0, faults: {} }
export const settingsKey = 'emberhall-mock/settings'

/** How the backend is to behave. In a browser it is kept for all tabs and across reloads. */
export function createSettings(initial: Partial<Settings> = {}, storage: 'browser' | 'memory' = 'memory') {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let current: Settings = { ...defaults, ...(storage === 'browser' ? read() : undefined), ...initial }
  if (storage === 'browser') {
    write(current)
    addEventListener('storage', (event) => {
      if (event.key !== settingsKey && event.key !== null) return
      current = read() ?? defaults
      notify()
    })
  }
  const store: SettingsStore = {
    get: () => current,
    change(part) {
      current = { ...current, ...part }
      if (storage === 'browser') write(current)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}

function read(): Settings | undefined {
  try {
    return zSettings.safeParse(JSON.parse(localStorage.getItem(settingsKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

function write(settings: Settings) {
  try {
    localStorage.setItem(settingsKey, JSON.stringify(settings))
  } catch {
    // Blocked or full: it holds until the page is gone.
  }
}
