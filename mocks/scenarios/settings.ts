import * as z from 'zod/mini'
import { operations } from '../../src/contract/operations.gen.ts'
import { createStore } from '../db/store.ts'
import { zChosenAnswer, zWait } from './chosen-answers.ts'
import { scenarios } from './scenarios.ts'
import { readStored } from './store.ts'

const keysOf = <Key extends string>(table: Record<Key, unknown>) => z.enum(Object.keys(table) as [Key, ...Key[]])

export const zSettings = z.object({
  scenario: keysOf(scenarios),
  /** Added to the delay of the scenario, in milliseconds. */
  latency: zWait,
  /** The answers that a person has chosen. They take precedence over the scenario. */
  chosenAnswers: z._default(z.partialRecord(keysOf(operations), zChosenAnswer), {}),
  /** The real tags of a mock that is half real that are mocked again. */
  mocked: z._default(z.array(z.string()), []),
  /** Whether the calls are kept over a reload. */
  keepCalls: z._default(z.boolean(), false),
})

export type Settings = z.infer<typeof zSettings>

export type SettingsStore = ReturnType<typeof createSettings>

export const defaults: Settings = { scenario: 'normal', latency: 0, chosenAnswers: {}, mocked: [], keepCalls: false }

/** How much is switched: what answers differ, and whatever else is not as at first, the moved clock included. */
export function countSwitched({ scenario, latency, chosenAnswers, mocked }: Settings, offset: number): number {
  const others = [scenario !== 'normal', latency > 0, offset !== 0, mocked.length > 0].filter(Boolean).length
  return others + Object.keys(chosenAnswers).length
}

export const settingsKey = 'emberhall-mock/settings'

/** The settings of the backend. In a browser they are shared by all tabs and survive a reload. */
export function createSettings(initial: Partial<Settings> = {}, storage: 'browser' | 'memory' = 'memory') {
  const isStored = storage === 'browser'
  const { get, set, subscribe } = createStore<Settings>({ ...defaults, ...(isStored && read()), ...initial })
  if (isStored) {
    write(get())
    addEventListener('storage', ({ key }) => {
      if (key === settingsKey || key === null) set(read() ?? defaults)
    })
  }
  return {
    get,
    subscribe,
    /** @throws if there is no room to store what was typed: then nothing changes */
    change(part: Partial<Settings>) {
      const next = { ...get(), ...part }
      if (isStored) write(next)
      set(next)
    },
  }
}

const read = () => readStored(localStorage, settingsKey, zSettings)
const write = (settings: Settings) => localStorage.setItem(settingsKey, JSON.stringify(settings))
