import type { Crew } from '../companions/crew.ts'
import type { World } from '../db/world.ts'
import type { Hub } from '../live/hub.ts'
import type { CallLog } from '../scenarios/call-log.ts'
import type { SettingsStore } from '../scenarios/settings.ts'
import type { Notices } from './notices.ts'

/** What the panel shows and changes. */
export type Mock = {
  world: World
  hub: Hub
  crew: Crew
  settings: SettingsStore
  calls: CallLog
  notices: Notices
  /** Loads the page anew: the app knows nothing yet of a world that was put in the place of another. */
  reload: () => void
}
