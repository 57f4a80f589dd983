import type { Server } from 'node:http'
import getPort from 'get-port'
import { type Browser, chromium } from 'playwright'
import { openSession, userOf } from '../../mocks/db/people.ts'
import { startMockServer } from '../../mocks/server/server.ts'
import { mainContact } from '../../mocks/tags/example-world.ts'
import { games } from '../../mocks/tags/games/tables.ts'
import { sessionCookie } from '../../src/contract/operations.gen.ts'
import { findChromium, launchFlags } from '../browser/chromium.ts'
import { buildApp, compressFolder } from '../build/build-app.ts'
import { serveBuilt } from '../tools/serve-built.ts'

/** Builds the app as `npm run build` does, live or on the mock. */
export async function buildBench(mode: 'live' | 'mock', folder = `.results/bench/${mode}`) {
  process.env.VITE_API_MODE = mode
  const output = await buildApp(folder)
  // Vite's build sets it. What is started after it would be without development packages, and a dev server without React's.
  delete process.env.NODE_ENV
  await compressFolder(folder)
  return { folder, output }
}

/** Serves a live build with the mock behind it, in a made-up world in which a cookie signs a person in. */
export async function serveWorld(folder: string, madeUp: string) {
  const server = await startMockServer({ madeUp, serve: serveBuilt(folder) })
  const { world, url } = server
  const { token, userId } = await world.step((rows) =>
    openSession(rows, userOf(rows, mainContact, world).userId, world),
  )
  const [game] = await world.look((rows) => rows(games).all())
  const { gameId = '' } = game ?? {}
  return { world, userId, url, close: server.close, gameId, cookie: { name: sessionCookie, value: token, url } }
}

/** Runs `work` with a new browser, and closes it afterwards. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchFlags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Listens on a free port. */
export async function listen(server: Server) {
  const port = await getPort()
  await new Promise<void>((ready) => server.listen(port, ready))
  const close = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { origin: `http://localhost:${port}`, close }
}
