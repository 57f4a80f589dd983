import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { execaSync } from 'execa'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The contract in one file, as Redocly bundles it: for ajv, for the API's page in Storybook and for tools that take no
 * more than one file. The generator does not read it, so that a fault of either shows.
 *
 * `BUNDLED_CONTRACT` names a file that keeps it for all processes of one run of the tests.
 *
 * @returns its text, JSON
 */
export function bundleContract(): string {
  const { BUNDLED_CONTRACT: kept } = process.env
  if (kept === undefined) return bundle('json')
  if (!existsSync(kept)) {
    const own = `${kept}.${process.pid}.${threadId}`
    writeFileSync(own, bundle('json'))
    // No other process reads half of it.
    renameSync(own, kept)
  }
  return readFileSync(kept, 'utf8')
}

/** `bundleContract`, as JSON or YAML, and always anew. */
export const bundle = (as: 'json' | 'yaml'): string =>
  execaSync('redocly', ['bundle', 'openapi.yaml', '--ext', as], {
    cwd: root,
    preferLocal: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).stdout

const name = 'virtual:contract'

/** Provides the contract in one file as `virtual:contract`, for the check of the mock's calls and the API reference. */
export const contractModule = (): Plugin => ({
  name: 'contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    for (const file of globSync(['openapi.yaml', 'contract/*.yaml'])) this.addWatchFile(resolve(file))
    return `export default ${bundleContract()}`
  },
})
