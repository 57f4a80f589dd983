/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { browserStorage } from './kernel/browser-storage.ts'
import { sharedJar } from './kernel/world.ts'
import { createNotices } from './panel/notices.ts'
import { showFailure } from './panel/show-failure.ts'
import { catchRefusedUpdates } from './refused-updates.ts'
import { takeScenario } from './scenarios/address.ts'
import { createBackend } from './scenarios/backend.ts'
import { createCallLog } from './scenarios/call-log.ts'
import { createSettings } from './scenarios/settings.ts'
import { standApart } from './scenarios/stand-apart.ts'
import { jarOfTab, takePerson } from './scenarios/tab-person.ts'
import { readEarlierWorld } from './tags/earlier-world.ts'

/** How long the service worker may take to start, in milliseconds. */
const timeoutMs = 10_000

/** Intercepts the page's calls with the backend, and adds its panel to the page. Rejects if the worker cannot start. */
export async function start(): Promise<void> {
  catchRefusedUpdates()

  const notices = createNotices()
  const { scenario, notice } = takeScenario()
  if (notice) notices.add(notice)
  const settings = createSettings(scenario ? { scenario } : {}, 'browser')
  const calls = createCallLog(async (exchange) => (await import('./contract-check/in-browser.ts')).check(exchange))
  const storage = browserStorage({ readEarlier: readEarlierWorld, onNotice: notices.add })
  const person = takePerson()
  const jar = jarOfTab()
  const { world, handlers } = createBackend({ settings, calls, world: { storage, jar } })

  // Not awaited: the app does not wait for the panel.
  import('./panel/mount.tsx')
    .then(({ mountPanel }) => mountPanel({ world, settings, calls, notices }))
    .catch(showFailure)

  network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
  await Promise.all([world.ready(), within(timeoutMs, network.enable())])

  if (jar !== sharedJar) standApart(jar)
  if (person !== undefined && !(await world.people.become(person)))
    notices.add('There is no such person in this world. Nobody is signed in here.')
}

function within(milliseconds: number, work: void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker did not start in time.')), milliseconds)
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
