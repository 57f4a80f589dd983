/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { showFailure } from './panel/show-failure.ts'
import { takeScenario } from './scenarios/address.ts'
import { createBackend } from './scenarios/backend.ts'
import { createCallLog } from './scenarios/call-log.ts'
import { createSettings } from './scenarios/settings.ts'

/** How long the service worker may take to start, in milliseconds. */
const patience = 10_000

/**
 * Starts the mocked backend in this page, with its panel. Resolves when calls are answered; if that cannot be, a
 * message in the page says why, and the app starts without a backend.
 */
export async function startMock(): Promise<void> {
  const asked = takeScenario()
  const settings = createSettings(asked.scenario ? { scenario: asked.scenario } : {}, 'browser')
  const calls = createCallLog(async (exchange) => (await import('./contract-check/in-browser.ts')).check(exchange))
  const { world, handlers } = createBackend({ settings, calls, world: { storage: 'browser' } })

  const panel = import('./panel/mount.tsx').then(({ mountPanel }) =>
    mountPanel({ world, settings, calls, notice: asked.notice }),
  )
  try {
    network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
    await Promise.all([world.ready(), within(patience, network.enable())])
  } catch (error) {
    showFailure(error)
  }
  await panel
}

function within(milliseconds: number, work: void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker did not start in time.')), milliseconds)
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
