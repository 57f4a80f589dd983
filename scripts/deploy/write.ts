import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { line } from '../tools/tally.ts'
import { endWithSentence, originOf, readEnvironment, readSettings } from '../vite/settings.ts'
import { headersFile, nginxFile, type Place, redirectsFile, usualPlace } from './files.ts'

// npm run deploy:headers                       writes the files of deploy/
// npm run deploy:headers -- --check            fails if one of them is not what it should be
// npm run deploy:headers -- --out some/folder  writes them for the BASE_PATH and VITE_API_BASE of the environment

/** Every file of deploy/, by its path. */
export const deployFiles = (place: Place): Record<string, string> => ({
  _headers: headersFile(place),
  _redirects: redirectsFile(place),
  'nginx/emberhall.conf': nginxFile(place),
})

/** The paths of files in `folder` that are missing or out of date. */
export function staleFiles(folder: string, place: Place = usualPlace): string[] {
  return Object.entries(deployFiles(place))
    .filter(([path, text]) => read(join(folder, path)) !== text)
    .map(([path]) => join(folder, path))
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}

function write(folder: string, place: Place) {
  for (const [name, text] of Object.entries(deployFiles(place))) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`Wrote ${path}`)
  }
}

/** The place of the app according to the environment and its .env files. */
function place(): Place {
  const env = readEnvironment('production')
  try {
    const { base, apiBase } = readSettings({ ...env, VITE_API_MODE: 'live' }, false)
    return { base, apiBase, apiOrigin: originOf(apiBase) }
  } catch (error) {
    return endWithSentence(error)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, out: { type: 'string' } } })
  if (values.check) {
    const stale = staleFiles('deploy')
    for (const path of stale)
      console.error(`${path} is not what scripts/deploy gives. To mend it: npm run deploy:headers`)
    console.log(line({ passed: Object.keys(deployFiles(usualPlace)).length - stale.length, failed: stale.length }))
    process.exitCode = stale.length > 0 ? 1 : 0
  } else if (values.out) write(values.out, place())
  else write('deploy', usualPlace)
}
