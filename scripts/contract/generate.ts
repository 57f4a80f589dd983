import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../tools/run.ts'
import { findProblems } from './find-problems.ts'
import { listEvents, readEvents } from './read/events.ts'
import { readContract, schemaFiles } from './read/read-contract.ts'
import { renderOperations, renderTags } from './render/operations.ts'
import { renderRegistries } from './render/registries.ts'
import { renderRequests } from './render/requests.ts'
import { renderSchemas } from './render/schemas.ts'
import { renderEventExamples, renderEvents, renderExamples, renderPatterns } from './render/texts.ts'

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
  const files = await renderSchemas(document, fileOf)
  files.set('operations.gen.ts', renderOperations(document, yaml))
  files.set('request-schemas.gen.ts', renderRequests(document, yaml, fileOf))
  files.set('patterns.gen.ts', renderPatterns(document, yaml))
  files.set('examples.gen.ts', renderExamples(document, yaml))
  files.set('events.gen.ts', renderEvents(listEvents(events), 'asyncapi.yaml', fileOf))
  files.set('event-examples.gen.ts', renderEventExamples(events, 'asyncapi.yaml'))
  for (const [tag, text] of renderTags(document, yaml, fileOf)) files.set(`operations/${tag}.gen.ts`, text)
  return files
}

const generatedIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.gen.ts'))

/**
 * Generates every file of a contract into `folder`. A contract with problems changes nothing. An unchanged file is not
 * written, because a development server would reload it.
 *
 * @param options.also further files, by path; `isCheck`: nothing is written or removed
 * @returns the paths of the files that were out of date
 */
export async function generate(
  folder: string,
  yaml = 'openapi.yaml',
  { also = new Map<string, string>(), isCheck = false } = {},
): Promise<string[]> {
  const files = new Map([...(await render(yaml))].map(([name, text]) => [join(folder, name), text]))
  const gone = (await generatedIn(folder)).map((name) => join(folder, name)).filter((path) => !files.has(path))
  const changed: string[] = []
  for (const [path, text] of [...files, ...also]) {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    changed.push(path)
    if (isCheck) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  if (!isCheck) for (const path of gone) await rm(path)
  return [...changed, ...gone]
}

async function main(isCheck: boolean): Promise<number> {
  const { code, output } = await run('redocly', ['lint', 'openapi.yaml', 'asyncapi.yaml'], { capture: true })
  if (code !== 0) throw new Error(output)
  // Besides its folder, the tables that combine the parts of all tags.
  const also = renderRegistries(readContract(), 'openapi.yaml')
  const paths = await generate('src/contract', 'openapi.yaml', { also, isCheck })
  if (paths.length === 0) console.log('All is as openapi.yaml and asyncapi.yaml give it.')
  for (const path of paths)
    console.log(isCheck ? `${path} is not what the contract gives. Run: npm run contract` : `Written: ${path}`)
  return isCheck && paths.length > 0 ? 1 : 0
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.includes('--check'))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nNothing was changed.`)
    process.exitCode = 1
  }
}
