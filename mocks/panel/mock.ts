import type { World } from '../kernel/world.ts'
import type { CallLog } from '../scenarios/call-log.ts'
import type { SettingsStore } from '../scenarios/settings.ts'

/** What the panel shows and changes. */
export type Mock = {
  world: World
  settings: SettingsStore
  calls: CallLog
  /** Something that the person should know, such as a scenario that does not exist. */
  notice?: string
}
