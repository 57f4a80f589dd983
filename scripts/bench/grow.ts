import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { generate } from '../contract/generate.ts'
import { nodeOf } from '../contract/read/document.ts'
import { listOperations } from '../contract/read/operations.ts'

/** How much larger the grown app is than today's. */
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
]

/**
 * Makes a copy of the app in `folder` that has more routes and more operations. Each new route has a screen of its own,
 * loaded lazily; each new operation has schemas and an endpoint of its own, and the screens call the endpoints.
 *
 * @returns how long generating the contract's files took, milliseconds
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
    join(folder, 'src/platform/navigation/route-table.ts'),
    indices.map(
      (index) => `  grown${index}: { path: '/grown-${index}/', title: 'Grown ${index}', access: 'signed-in' },\n`,
    ),
  )
  await insert(
    join(folder, 'src/features/profile/routes.ts'),
    indices.map((index) => `  grown${index}: () => import('../grown/screens/grown-${index}.tsx'),\n`),
  )
  await mkdir(join(folder, 'src/features/grown/screens'), { recursive: true })
  for (const index of indices) {
    const calls = Array.from({ length: operations }, (_, each) => each).filter((each) => each % routes === index)
    await writeFile(join(folder, `src/api/grown-${index}-api.ts`), apiFile(index, calls))
    await writeFile(join(folder, `src/features/grown/screens/grown-${index}.tsx`), screenFile(index))
  }
  return generated
}

/** Tests and stories stay behind: they know how many routes there are. */
const isShipped = (path: string) => !/\.(test|stories)\.tsx?$/.test(path)

/** Puts rows before the row of a table whose key is `profile`. */
async function insert(file: string, rows: string[]) {
  const text = await readFile(file, 'utf8')
  if (!text.includes('\n  profile:'))
    throw new Error(`${file} has no row "profile". Adapt scripts/bench/grow.ts to it.`)
  await writeFile(file, text.replace('\n  profile:', `\n${rows.join('')}  profile:`))
}

/** The contract with operations after the model of the one that starts a verification, in a tag for each screen. */
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

function apiFile(index: number, calls: number[]): string {
  const endpoints = calls.map((call) => `    grow${call}: build.mutation(endpoint('grow${call}')),\n`)
  if (calls.length === 0)
    return `import { api } from './api.ts'\n\nexport const grown${index}Api = api.injectEndpoints({ endpoints: () => ({}) })\n`
  return (
    `import { grown${index}Operations } from '../contract/operations/grown-${index}.gen.ts'\nimport { api } from './api.ts'\n` +
    `import { endpointsOf } from './endpoint.ts'\n\nconst endpoint = endpointsOf(grown${index}Operations)\n\n` +
    `export const grown${index}Api = api.injectEndpoints({\n  endpoints: (build) => ({\n${endpoints.join('')}  }),\n})\n`
  )
}

const screenFile = (index: number) =>
  `import { grown${index}Api } from '../../../api/grown-${index}-api.ts'\n\n/** Grown screen ${index}. */\n` +
  `export default function Grown${index}() {\n  return <p>Screen ${index}: {Object.keys(grown${index}Api.endpoints).length} calls.</p>\n}\n`
