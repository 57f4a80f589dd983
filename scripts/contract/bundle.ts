import { fileURLToPath } from 'node:url'
import { execaSync } from 'execa'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The contract in one file, as Redocly bundles it: for ajv, for the API's page in Storybook and for tools that take no
 * more than one file. The generator does not read it, so that a fault of either shows.
 *
 * @returns its text, YAML or JSON
 */
export const bundleContract = (as: 'json' | 'yaml' = 'json'): string =>
  execaSync('redocly', ['bundle', 'openapi.yaml', '--ext', as], {
    cwd: root,
    preferLocal: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).stdout
