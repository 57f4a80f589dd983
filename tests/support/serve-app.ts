import { type MockServerOptions, startMockServer } from '../../mocks/server/server.ts'
import { serveBuilt } from '../../scripts/tools/serve-built.ts'

/** The live build of the journeys. */
export const builtApp = '.results/app'

const built: { serve?: ReturnType<typeof serveBuilt> } = {}

/**
 * Serves the built app and a mocked backend with an empty world on one port of this machine, as a deployment does. Both
 * are much faster than the mock in the page.
 * @param options how the backend differs from the usual
 */
export function serveApp(options: MockServerOptions = {}) {
  built.serve ??= serveBuilt(builtApp)
  return startMockServer({ ...options, serve: built.serve })
}
