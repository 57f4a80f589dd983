import { getResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import '../../src/ui/base.css'
import { createCrew } from '../../mocks/companions/companions.ts'
import { check } from '../../mocks/contract-check/in-browser.ts'
import { snapshotsInMemory } from '../../mocks/db/snapshots.ts'
import { mountPanel } from '../../mocks/panel/panel.tsx'
import { createBackend } from '../../mocks/scenarios/backend.ts'
import { createCallLog } from '../../mocks/scenarios/call-log.ts'
import { createSettings } from '../../mocks/scenarios/settings.ts'
import { createNotices } from '../../mocks/scenarios/store.ts'
import { loadWorld } from '../../mocks/tags/worlds.ts'

/** Mounts the panel of a fresh backend. Returns also a function that calls that backend. */
export async function mountFreshPanel({ notice, storedWorld }: { notice?: string; storedWorld?: string } = {}) {
  const settings = createSettings()
  const calls = createCallLog(check)
  const notices = createNotices()
  if (notice) notices.add(notice)
  const { world, handlers, hub } = createBackend({ settings, calls })
  if (storedWorld) await loadWorld(world, storedWorld)
  const crew = createCrew(world, hub)
  const mock = { world, crew, settings, calls, notices, check, snapshots: snapshotsInMemory(), real: [] }
  const reload = vi.fn()
  const unmount = mountPanel(mock, { href: location.href, assign: vi.fn(), reload })
  onTestFinished(() => {
    unmount()
    crew.close()
    hub.close()
  })
  const call = async (id: OperationId, body?: object) => {
    const { method, path } = operations[id]
    const headers = body ? { 'Content-Type': 'application/json' } : undefined
    const init = { method, headers, body: body && JSON.stringify(body) }
    return getResponse(handlers, new Request(`${basePath}${path}`, init))
  }
  return { world, settings, call, reload }
}
