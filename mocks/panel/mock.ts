import type { Crew } from '../companions/crew.ts'
import type { Exchange, Violation } from '../contract-check/checker.ts'
import type { Snapshots } from '../db/snapshots.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import type { CallLog } from '../scenarios/call-log.ts'
import type { Tag } from '../scenarios/real-tags.ts'
import type { SettingsStore } from '../scenarios/settings.ts'
import { createStore } from '../scenarios/store.ts'

/** What the workbench shows and changes. */
export type Mock = {
  world: World
  hub: Hub
  crew: Crew
  settings: SettingsStore
  calls: CallLog
  notices: Notices
  snapshots: Snapshots
  /** The tags that a real server answers. */
  real: readonly Tag[]
  /** Compares an exchange with the contract. */
  check: (exchange: Exchange) => Promise<Violation[]>
}

export type Notices = ReturnType<typeof createNotices>

/** Notices about the mock: an unknown scenario, a world that cannot be stored. */
export function createNotices() {
  const { get: list, set, subscribe } = createStore<readonly string[]>([])
  return { list, subscribe, add: (notice: string) => set([...list(), notice]), clear: () => set([]) }
}

const companionsKey = 'emberhall-mock/companions'

/** Whether the companions of this tab act by themselves: as long as the tab exists, also after a reload. */
export const companionsAct = (): boolean => sessionStorage.getItem(companionsKey) !== null

export const storeCompanionsAct = () => {
  if (typeof sessionStorage !== 'undefined') sessionStorage.setItem(companionsKey, 'act')
}
