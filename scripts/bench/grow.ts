import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { generate } from '../contract/generate.ts'
import { nodeOf } from '../contract/read/document.ts'
import { listOperations } from '../contract/read/operations.ts'
import { apiFile, featureFiles } from './grown-feature.ts'

/** How much the app grows: by features with one route each, and by operations. */
export type Growth = { routes: number; operations: number }

const copied = [
  'src',
  'mocks',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'openapi.yaml',
  'asyncapi.yaml',
  'contract',
].filter((path) => existsSync(path))

/**
 * Makes a copy of the app in `folder` with more features and operations. Each new feature has a route, a slice, a
 * screen and stories. Each new operation has schemas and an endpoint, and a screen calls it.
 *
 * @returns the time to generate the contract's files, milliseconds
 */
export async function growApp(folder: string, { routes, operations }: Growth): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const path of copied) await cp(path, join(folder, path), { recursive: true, filter: isShipped })

  const settings = join(folder, 'tsconfig.json')
  await writeFile(
    settings,
    JSON.stringify({ ...JSON.parse(await readFile(settings, 'utf8')), include: ['src', 'mocks'] }),
  )
  const yaml = join(folder, 'openapi.yaml')
  await writeFile(yaml, withOperations(await readFile(yaml, 'utf8'), { routes, operations }))
  const begun = performance.now()
  await generate(join(folder, 'src/contract'), yaml)
  const generated = performance.now() - begun

  const indices = Array.from({ length: routes }, (_, index) => index)
  await insert(
    join(folder, 'src/shell/routes.ts'),
    indices.map(
      (index) => `  grown${index}: { path: '/grown-${index}/', title: 'Grown ${index}', access: 'signed-in' },\n`,
    ),
  )
  await insert(
    join(folder, 'src/app/screens.tsx'),
    indices.map((index) => `  grown${index}: () => import('../features/grown-${index}/screens/grown-${index}.tsx'),\n`),
    'profile: ',
  )
  for (const index of indices) {
    const calls = Array.from({ length: operations }, (_, each) => each).filter((each) => each % routes === index)
    await writeFile(join(folder, `src/api/grown-${index}-api.ts`), apiFile(index, calls))
    const files = Object.entries(featureFiles(index))
    await mkdir(join(folder, `src/features/grown-${index}/screens`), { recursive: true })
    for (const [path, text] of files) await writeFile(join(folder, `src/features/grown-${index}`, path), text)
  }
  return generated
}

/** Tests and stories are not copied: they depend on the number of routes. */
const isShipped = (path: string) => !/\.(test|stories)\.tsx?$/.test(path)

/** Inserts rows before another row of a table. */
async function insert(file: string, rows: string[], row = 'profile:') {
  const text = await readFile(file, 'utf8')
  if (!text.includes(`\n  ${row}`)) throw new Error(`${file} has no row "${row}". Adapt scripts/bench/grow.ts to it.`)
  await writeFile(file, text.replace(`\n  ${row}`, `\n${rows.join('')}  ${row}`))
}

/** The contract with more operations, each a copy of the one that starts a verification, and a tag for each screen. */
function withOperations(text: string, { routes, operations: count }: Growth): string {
  const contract = parse(text)
  const model = listOperations(contract).find(({ body }) => body)
  if (!model) throw new Error('openapi.yaml has no operation with a body to take as a model.')
  for (let index = 0; index < count; index++) {
    const schema = `Grown${index}`
    contract.components.schemas[schema] = {
      type: 'object',
      description: `A thing of kind ${index}.`,
      additionalProperties: false,
      required: ['id', 'name', `count${index}`],
      properties: {
        id: { type: 'string', minLength: 1, description: 'Its id.' },
        name: { type: 'string', maxLength: 80, description: 'Its name.' },
        [`count${index}`]: { type: 'integer', minimum: 0, description: 'How many there are.' },
      },
    }
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
    contract.paths[`/grown-${index}`] = {
      post: {
        ...model.node,
        operationId: `grow${index}`,
        tags: [`grown-${routes > 0 ? index % routes : 0}`],
        requestBody: { required: true, description: 'The thing.', content },
        responses: { ...nodeOf(model.node.responses), '200': { description: 'The thing as it is now.', content } },
      },
    }
  }
  return stringify(contract, { aliasDuplicateObjects: false })
}
