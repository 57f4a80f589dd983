/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { cryptoBytes, randomUuid } from './kernel/random.ts'
import { showFailure } from './panel/show-failure.ts'
import { catchRefusedUpdates } from './refused-updates.ts'
import { takeScenario } from './scenarios/address.ts'
import { createBackend } from './scenarios/backend.ts'
import { createCallLog } from './scenarios/call-log.ts'
import { createSettings } from './scenarios/settings.ts'

/** How long the service worker may take to start, in milliseconds. */
const patience = 10_000

/** Puts the backend between the page and the network, and its panel into the page. Rejects if the worker cannot start. */
export async function start(): Promise<void> {
  // Missing on a page over plain http, such as a phone's in the same network; @msw/data names its records with it.
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => randomUuid(cryptoBytes) })

  catchRefusedUpdates()

  const { scenario, notice } = takeScenario()
  const settings = createSettings(scenario ? { scenario } : {}, 'browser')
  const calls = createCallLog(async (exchange) => (await import('./contract-check/in-browser.ts')).check(exchange))
  const { world, handlers } = createBackend({ settings, calls, world: { storage: 'browser' } })

  // Not waited for: the app need not stand back until the panel is there.
  import('./panel/mount.tsx')
    .then(({ mountPanel }) => mountPanel({ world, settings, calls, notice }))
    .catch(showFailure)

  network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
  await Promise.all([world.ready(), within(patience, network.enable())])
}

function within(milliseconds: number, work: void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker did not start in time.')), milliseconds)
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
