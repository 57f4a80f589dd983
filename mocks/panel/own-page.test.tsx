import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createCrew } from '../companions/companions.ts'
import { snapshotsInMemory } from '../db/snapshots.ts'
import { createBackend } from '../scenarios/backend.ts'
import { createCallLog } from '../scenarios/call-log.ts'
import { createSettings } from '../scenarios/settings.ts'
import { createNotices } from '../scenarios/store.ts'
import { createBench } from './bench.tsx'
import { showOwnPage } from './own-page.tsx'

test('in a window of its own, the workbench shows the mock of the app, as dense as in the panel', async () => {
  const settings = createSettings()
  const calls = createCallLog()
  const { world, hub } = createBackend({ settings, calls })
  const crew = createCrew(world, hub)
  const bench = createBench({
    world,
    crew,
    settings,
    calls,
    notices: createNotices(),
    snapshots: snapshotsInMemory(),
    real: [],
    check: async () => undefined,
  })
  const here = location.href
  history.replaceState(null, '', '?mock-workbench')
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('opener', { emberhallMock: bench })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    history.replaceState(null, '', here)
    document.body.replaceChildren()
    hub.close()
  })
  await showOwnPage()
  settings.change({ scenario: 'slow' })
  await page.getByRole('tab', { name: 'Scenarios' }).click()
  const choice = page.getByRole('combobox', { name: 'Scenario' })
  await expect.element(choice).toHaveValue('slow')
  const { height } = choice.element().getBoundingClientRect()
  expect(height).toBe(32)
  expect(getComputedStyle(choice.element()).fontSize).toBe('14px')
})
