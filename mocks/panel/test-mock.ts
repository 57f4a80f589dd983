import { createCrew } from '../companions/crew.ts'
import { snapshotsInMemory } from '../db/snapshots.ts'
import { createWorld } from '../db/world.ts'
import { createHub } from '../live/hub.ts'
import { createCallLog } from '../scenarios/call-log.ts'
import { createSettings } from '../scenarios/settings.ts'
import { createNotices, type Mock } from './mock.ts'

/** What a panel shows in a test: a fresh backend, but for what is given. */
export function createTestMock(parts: Partial<Mock> = {}): Mock {
  const { world = createWorld() } = parts
  const hub = createHub(world)
  const fresh = { settings: createSettings(), calls: createCallLog(), notices: createNotices() }
  return {
    world,
    hub,
    crew: createCrew(world, hub),
    ...fresh,
    check: async () => [],
    snapshots: snapshotsInMemory(),
    real: [],
    ...parts,
  }
}
