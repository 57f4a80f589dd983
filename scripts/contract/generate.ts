import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { bundleText } from './bundle.ts'
import { findProblems } from './lint/find-problems.ts'
import { eventsBeside, readContract } from './read/bundle.ts'
import { type Node, nodeOf } from './read/document.ts'
import { collectSchemas, sourceOf } from './read/schemas.ts'
import { renderEvents } from './render/events.ts'
import { renderExamples } from './render/examples.ts'
import { renderOperations } from './render/operations.ts'
import { renderPatterns } from './render/patterns.ts'
import { renderRegistries } from './render/registries.ts'
import { renderRequests } from './render/requests.ts'
import { renderTags } from './render/tags.ts'
import { writeSchemas } from './write-schemas.ts'

/**
 * The contracts, and the folders of their generated files. The second contract is for tests, and contains one of every
 * construct.
 */
export const targets = [
  { yaml: 'openapi.yaml', folder: 'src/contract' },
  { yaml: 'tests/contract/scratch/openapi.yaml', folder: 'tests/contract/scratch/generated' },
]

/**
 * Generates every file of a contract, and of the asyncapi.yaml beside it, into `folder`, replacing the files there. It
 * generates into another folder first, so a contract that cannot be generated changes nothing. A file that is the same
 * is not written: a development server would load it anew.
 *
 * @throws an error that says what is wrong with the contract
 */
export async function generate(folder: string, yaml = 'openapi.yaml'): Promise<void> {
  const aside = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    await generateAside(aside, yaml)
    const names = await generatedIn(aside)
    // Files of removed parts are deleted.
    for (const name of await generatedIn(folder)) if (!names.includes(name)) await rm(join(folder, name))
    for (const name of names) await writeChanged(join(folder, name), await readFile(join(aside, name), 'utf8'))
  } finally {
    await rm(aside, { recursive: true })
  }
}

async function writeChanged(path: string, text: string): Promise<void> {
  if ((await read(path)) === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function generateAside(folder: string, yaml: string): Promise<void> {
  const document = readContract(yaml)
  const eventsYaml = eventsBeside(yaml)
  const events = eventsYaml === undefined ? {} : readContract(eventsYaml)
  const problems = findProblems(document, events)
  if (problems.length > 0)
    throw new Error(problems.map(({ where, message }) => `${yaml} ${where}: ${message}`).join('\n'))
  const schemas: Node = { ...collectSchemas(document), ...nodeOf(nodeOf(events.components).schemas) }
  const fileOf = sourceOf(yaml)
  await writeSchemas(folder, schemas, fileOf)
  const write = (name: string, text: string) => writeChanged(join(folder, name), text)
  await write('operations.gen.ts', renderOperations(document, yaml))
  for (const [tag, text] of renderTags(document, yaml, fileOf)) await write(`operations/${tag}.gen.ts`, text)
  await write('request-schemas.gen.ts', renderRequests(document, yaml, fileOf))
  await write('patterns.gen.ts', renderPatterns(document, yaml))
  await write('examples.gen.ts', renderExamples(document, yaml))
  if (eventsYaml !== undefined) {
    for (const [name, text] of renderEvents(events, eventsYaml, fileOf)) await write(name, text)
  }
  await write('openapi.gen.yaml', bundleText(yaml))
}

/** The registries of the project, which combine the parts of all tags. They are outside the contract's folder. */
const registries = () => renderRegistries(readContract('openapi.yaml'), 'openapi.yaml')

/** Generates into a temporary folder. Returns the generated files of the project that differ from it. */
export async function drift(): Promise<string[]> {
  const stale = await Promise.all(targets.map(({ yaml, folder }) => driftOf(folder, yaml)))
  const others = [...registries()].map(async ([path, text]) =>
    (await read(path)) === text ? [] : [`${path} is not what openapi.yaml gives.`],
  )
  return [...stale, ...(await Promise.all(others))].flat()
}

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)

async function driftOf(folder: string, yaml: string): Promise<string[]> {
  const aside = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    await generateAside(aside, yaml)
    const names = new Set([...(await generatedIn(aside)), ...(await generatedIn(folder))])
    const differs = async (name: string) =>
      (await read(join(aside, name))) === (await read(join(folder, name)))
        ? []
        : [`${relative('.', join(folder, name))} is not what ${yaml} gives.`]
    return (await Promise.all([...names].map(differs))).flat()
  } finally {
    await rm(aside, { recursive: true })
  }
}

async function generatedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.filter((name) => /\.gen\.(ts|yaml)$/.test(name))
}

async function main(check: boolean): Promise<number> {
  if (check) {
    const stale = await drift()
    for (const line of stale) console.error(`${line} Run: npm run contract`)
    if (stale.length === 0) console.log('What is generated from openapi.yaml and asyncapi.yaml is up to date.')
    return stale.length > 0 ? 1 : 0
  }
  const stale = await drift()
  for (const { folder, yaml } of targets) await generate(folder, yaml)
  for (const [path, text] of registries()) await writeChanged(path, text)
  const sources = targets.map(({ yaml }) => yaml).join(' and ')
  console.log(stale.length > 0 ? `Written from ${sources}:` : `Nothing to write: all is as ${sources} give it.`)
  for (const line of stale) console.log(`  ${line.replace(/ is not what .*/, '')}`)
  return 0
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.includes('--check'))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nNothing was changed.`)
    process.exitCode = 1
  }
}
