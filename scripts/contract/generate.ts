import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { parse } from 'yaml'
import config from '../../openapi-ts.config.ts'
import { renderExamples, renderOperations, renderRequestSchemas } from './render.ts'

/**
 * Generates every `*.gen.ts` of the contract into `folder`: types and zod schemas by openapi-ts; operations,
 * request schemas and examples by `render.ts`.
 */
export async function generate(folder: string, yaml = 'openapi.yaml') {
  const base = await config
  // What the contract no longer has must go.
  for (const name of await generatedIn(folder)) await rm(join(folder, name))
  if (Array.isArray(base)) throw new Error('openapi-ts.config.ts must export one configuration.')
  await createClient({ ...base, input: yaml, output: { ...(base.output as object), path: folder } })
  const contract = parse(await readFile(yaml, 'utf8'))
  await writeFile(join(folder, 'operations.gen.ts'), renderOperations(contract))
  await writeFile(join(folder, 'request-schemas.gen.ts'), renderRequestSchemas(contract))
  await writeFile(join(folder, 'examples.gen.ts'), renderExamples(contract))
}

/** Generates into a temporary folder and names each file of `src/contract` that differs from it. */
export async function drift(): Promise<string[]> {
  // Inside the project: openapi-ts resolves `zod` from where it writes.
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    await generate(folder)
    const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)
    const names = new Set([...(await generatedIn(folder)), ...(await generatedIn('src/contract'))])
    const differs = async (name: string) =>
      (await read(join(folder, name))) === (await read(resolve('src/contract', name))) ? [] : [name]
    return (await Promise.all([...names].map(differs))).flat()
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function generatedIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.gen.ts'))
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await drift()
    for (const name of stale)
      console.error(`src/contract/${name} is not what openapi.yaml gives. Run: npm run contract`)
    process.exitCode = stale.length ? 1 : 0
  } else {
    await generate('src/contract')
    console.log('src/contract is up to date with openapi.yaml.')
  }
}
