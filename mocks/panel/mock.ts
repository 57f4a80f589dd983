import { useSyncExternalStore } from 'react'
import type { Crew } from '../companions/crew.ts'
import type { Message } from '../db/outbox.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import type { Call, CallLog } from '../scenarios/call-log.ts'
import type { Settings, SettingsStore } from '../scenarios/settings.ts'
import { createStore } from '../scenarios/store.ts'

/** What the panel shows and changes. */
export type Mock = {
  world: World
  hub: Hub
  crew: Crew
  settings: SettingsStore
  calls: CallLog
  notices: Notices
  /** Reloads the page: the app does not know the new world yet. */
  reload: () => void
}

export type Notices = ReturnType<typeof createNotices>

/** Notices about the mock: an unknown scenario, a world that cannot be stored. */
export function createNotices() {
  const { get: list, set, subscribe } = createStore<readonly string[]>([])
  return { list, subscribe, add: (notice: string) => set([...list(), notice]) }
}

export const useSettings = ({ settings }: Mock): Settings => useSyncExternalStore(settings.subscribe, settings.get)

export const useCalls = ({ calls }: Mock): readonly Call[] => useSyncExternalStore(calls.subscribe, calls.list)

/** The notices to show. */
export const useNotices = ({ notices }: Mock): readonly string[] =>
  useSyncExternalStore(notices.subscribe, notices.list)

/** The people of the world, and who is signed in in this tab. */
export const usePeople = ({ world }: Mock) => useSyncExternalStore(world.subscribe, world.people.list)

/** The messages sent, newest first. */
export const useOutbox = ({ world }: Mock): Message[] => useSyncExternalStore(world.subscribe, world.outbox.list)

/** The names of the companions that are here. */
export const useCrew = ({ crew }: Mock) => useSyncExternalStore(crew.subscribe, crew.there)

const key = 'emberhall-mock/panel'
const companionsKey = 'emberhall-mock/companions'

/** Whether the panel starts open: as the person last left it, otherwise only in a wide window. */
export function startsOpen(): boolean {
  const stored = localStorage.getItem(key)
  return stored === null ? matchMedia('(min-width: 90rem) and (min-height: 45rem)').matches : stored === 'open'
}

export const storeOpen = (open: boolean) => localStorage.setItem(key, open ? 'open' : 'closed')

/** Whether the companions of this tab act by themselves: as long as the tab exists, also after a reload. */
export const companionsAct = (): boolean => sessionStorage.getItem(companionsKey) !== null

export const storeCompanionsAct = () => sessionStorage.setItem(companionsKey, 'act')
