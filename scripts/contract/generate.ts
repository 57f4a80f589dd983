import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { run } from '../tools/run.ts'
import { findProblems } from './find-problems.ts'
import { listEvents, readEvents } from './read/events.ts'
import { readContract, schemaFiles } from './read/read-contract.ts'
import { renderOperations, renderTags } from './render/operations.ts'
import { renderRegistries } from './render/registries.ts'
import { renderRequests } from './render/requests.ts'
import { renderEventExamples, renderEvents, renderExamples, renderPatterns } from './render/texts.ts'
import { writeSchemas } from './write-schemas.ts'

/**
 * Every generated file of a contract, and of the asyncapi.yaml beside it, by its path below `src/contract`.
 *
 * @throws an error that says what is wrong with the contract
 */
async function render(yaml: string): Promise<Map<string, string>> {
  const document = readContract(yaml)
  const events = readEvents(yaml)
  const problems = findProblems(document, events)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const fileOf = schemaFiles(yaml)
  const listed = listEvents(events)
  const files = new Map([
    ['operations.gen.ts', renderOperations(document, yaml)],
    ['request-schemas.gen.ts', renderRequests(document, yaml, fileOf)],
    ['patterns.gen.ts', renderPatterns(document, yaml)],
    ['examples.gen.ts', renderExamples(document, yaml)],
    ...(listed.length > 0
      ? ([
          ['events.gen.ts', renderEvents(listed, 'asyncapi.yaml', fileOf)],
          ['event-examples.gen.ts', renderEventExamples(events, 'asyncapi.yaml')],
        ] as const)
      : []),
  ])
  for (const [tag, text] of renderTags(document, yaml, fileOf)) files.set(`operations/${tag}.gen.ts`, text)
  const aside = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    await writeSchemas(aside, document, fileOf)
    for (const name of await generatedIn(aside)) files.set(name, await readFile(join(aside, name), 'utf8'))
  } finally {
    await rm(aside, { recursive: true })
  }
  return files
}

const generatedIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.gen.ts'))

/** The files that are not what the contract gives, by path: their right texts, or `undefined` for one too many. */
async function findDrift(files: Map<string, string>, folder?: string): Promise<Map<string, string | undefined>> {
  const wanted = new Map([...files].map(([name, text]) => [folder ? join(folder, name) : name, text]))
  const extra = folder ? (await generatedIn(folder)).map((name) => join(folder, name)) : []
  const drift = new Map<string, string | undefined>(
    extra.filter((path) => !wanted.has(path)).map((path) => [path, undefined]),
  )
  for (const [path, text] of wanted)
    if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) drift.set(path, text)
  return drift
}

/**
 * Generates every file of a contract into `folder`. A contract that cannot be generated changes nothing. A file that is
 * the same is not written: a development server would load it anew.
 *
 * @returns the paths that were written or removed
 */
export async function generate(folder: string, yaml = 'openapi.yaml'): Promise<string[]> {
  return await mend(await findDrift(await render(yaml), folder))
}

async function mend(drift: Map<string, string | undefined>): Promise<string[]> {
  for (const [path, text] of drift) {
    await mkdir(dirname(path), { recursive: true })
    await (text === undefined ? rm(path) : writeFile(path, text))
  }
  return [...drift.keys()]
}

async function main(isCheck: boolean): Promise<number> {
  const { code, output } = await run('redocly', ['lint', 'openapi.yaml', 'asyncapi.yaml'], { capture: true })
  if (code !== 0) throw new Error(output)
  const drift = new Map([
    ...(await findDrift(await render('openapi.yaml'), 'src/contract')),
    // The registries of the project, which combine the parts of all tags.
    ...(await findDrift(renderRegistries(readContract(), 'openapi.yaml'))),
  ])
  const paths = [...drift.keys()].map((path) => relative('.', path))
  if (isCheck) {
    for (const path of paths) console.error(`${path} is not what the contract gives. Run: npm run contract`)
    if (paths.length === 0) console.log('What is generated from openapi.yaml and asyncapi.yaml is up to date.')
    return paths.length > 0 ? 1 : 0
  }
  await mend(drift)
  console.log(
    paths.length > 0 ? `Written:\n  ${paths.join('\n  ')}` : 'Nothing to write: all is as the contract gives it.',
  )
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
