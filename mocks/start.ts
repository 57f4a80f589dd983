/// <reference types="msw/vite/client" />

import { network } from 'virtual:msw'
import { bypass } from 'msw'
import { HttpResponse } from 'msw/http'
import { createCrew } from './companions/companions.ts'
import type { Exchange } from './contract-check/checker.ts'
import { snapshotsInBrowser } from './db/snapshots.ts'
import { openStorage } from './db/storage.ts'
import { sharedJar } from './db/world.ts'
import { moveClock } from './live/hub.ts'
import { channelHandler, tabLifetime } from './live/in-browser.ts'
import { createBackend } from './scenarios/backend.ts'
import { createCallLog } from './scenarios/call-log.ts'
import { readCalls, storeCalls } from './scenarios/mask.ts'
import { companionsAct, jarOfTab, standApart, takeAddress } from './scenarios/person-of-tab.ts'
import { readRealTags } from './scenarios/real-tags.ts'
import { createSettings } from './scenarios/settings.ts'
import { applyShared } from './scenarios/share.ts'
import { createNotices } from './scenarios/store.ts'
import { forgetOld } from './tags/ideas/rules.ts'
import { setAside, setAsideOutdated } from './tags/world-file.ts'
import { loadWorld } from './tags/worlds.ts'

/** How long the service worker may take to start, in milliseconds. */
const timeoutMs = 10_000

/**
 * Intercepts the page's calls with the backend, and adds its panel to the page. Rejects if the worker cannot start.
 * @param onPanelFailed called if the panel cannot be loaded; the mock works without it
 */
export async function start(onPanelFailed: (error: unknown) => void): Promise<void> {
  const notices = createNotices()
  const { href } = location
  const { scenario, madeUp, shared, person, notices: unread } = takeAddress()
  unread.forEach(notices.add)
  const settings = createSettings(scenario ? { scenario } : {}, 'browser')
  const check = async (exchange: Exchange) => (await import('./contract-check/in-browser.ts')).check(exchange)
  const calls = createCallLog(check, settings.get().keepCalls ? readCalls() : [])
  addEventListener('pagehide', () => storeCalls(settings.get().keepCalls ? calls.list() : []))
  const snapshots = snapshotsInBrowser()
  const onOutdated = setAsideOutdated(snapshots, notices.add)
  const jar = jarOfTab()
  // A client in this page cannot be gone while the page exists.
  const live = { tabLifetime, silence: Number.POSITIVE_INFINITY }
  const real = readRealTags(import.meta.env.VITE_API_REAL ?? '')
  // The dev server passes it on, with the cookies of this browser.
  const send = (request: Request) => fetch(bypass(request)).catch(() => HttpResponse.error())
  const { world, handlers, hub, isReal } = createBackend({
    realSide: real.length > 0 ? { tags: real, send } : undefined,
    settings,
    calls,
    world: { storage: openStorage, onNotice: notices.add, onOutdated, jar },
    live,
  })

  const crew = createCrew(world, hub)

  // Not awaited: the app does not wait for the panel.
  import('./panel/panel.tsx')
    .then(({ mountPanel }) => mountPanel({ world, crew, settings, calls, notices, snapshots, real, check }))
    .catch(onPanelFailed)

  network.configure({
    handlers: [...handlers, channelHandler(hub, { onFrame: calls.addFrame, isReal: () => isReal('live') })],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  catchFailedUpdate((error) =>
    notices.add(`The mock's service worker couldn't be updated, so the earlier one goes on. ${error}`),
  )
  await Promise.all([world.ready(), within(timeoutMs, network.enable())])
  if (isLeftOut()) {
    // With what was taken out of the address.
    history.replaceState(history.state, '', href)
    location.reload()
    return new Promise(() => {})
  }
  // Beside a real server the clock is the real one, wherever the mock alone has left it.
  if (real.length > 0) await moveClock(world, 0)
  await world.step((rows) => forgetOld(rows, world.now()))

  if (jar !== sharedJar) standApart(jar)
  if (madeUp) {
    await setAside(world, snapshots)
    await loadWorld(world, madeUp)
  }
  if (shared) await applyShared(shared, world, settings, snapshots, real.length > 0)
  if (person !== undefined && !(await world.people.signInAs(person)))
    notices.add("That person isn't in this world. No one is signed in here.")
  if (companionsAct()) crew.act()
}

/**
 * Whether the worker runs without this page. It ends itself with its last page, and goes on if another one comes just
 * then, but does not control that one before a reload.
 */
function isLeftOut(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  return !isReloaded && 'serviceWorker' in navigator && !navigator.serviceWorker.controller
}

/** MSW updates its worker in the background, and nobody else receives the error. The earlier worker still works. */
function catchFailedUpdate(say: (error: unknown) => void) {
  // Over http there are none.
  if (!('ServiceWorkerRegistration' in globalThis)) return
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = function () {
    return update.call(this).catch((error) => {
      say(error)
      return this
    })
  }
}

function within(milliseconds: number, work: void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker did not start in time.')), milliseconds)
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
