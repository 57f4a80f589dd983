import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type UserConfig } from '@hey-api/openapi-ts'
import config from '../../openapi-ts.config.ts'
import type { Node } from './read/document.ts'
import { findCircles } from './read/schemas.ts'

/**
 * Writes `types.gen.ts` and `schemas/*.gen.ts` into `folder`, with openapi-ts. It is given only schemas, because its
 * operations cannot express headers, 304, or names such as `getVTTUrl`.
 *
 * @param schemas by name; references are `#/components/schemas/…`
 * @param fileOf the name of a schema's file, without its ending
 * @throws the error of openapi-ts
 */
export async function writeSchemas(folder: string, schemas: Node, fileOf: (name: string) => string): Promise<void> {
  const base = await config
  if (Array.isArray(base)) throw new Error('openapi-ts.config.ts must export one configuration.')
  const circles = findCircles(schemas)
  // openapi-ts stumbles over a circle that something else refers to before it comes.
  const [round, others] = [true, false].map((isRound) =>
    Object.entries(schemas).filter(([name]) => circles.has(name) === isRound),
  )
  const sorted = Object.fromEntries([...(round ?? []), ...(others ?? [])])
  const input = {
    openapi: '3.1.0',
    info: { title: 'Schemas', version: '1' },
    paths: {},
    components: { schemas: hideEscapes(sorted) },
  }
  const settings = {
    ...base,
    input,
    output: { ...(base.output as object), path: folder },
    parser: {
      hooks: {
        symbols: {
          getFilePath: ({ meta, name }) => (meta?.artifact === 'zod' ? `schemas/${fileOf(name.slice(1))}` : undefined),
        },
      },
    },
  } as UserConfig
  try {
    await createClient(settings)
  } catch (error) {
    throw new Error(`openapi-ts could not generate the schemas: ${reason(error)}`, { cause: error })
  }
  await showEscapes(join(folder, 'schemas'))
}

/** Stands for the `\u` of a pattern while openapi-ts is at work: it would write the character, a line's end included. */
const escaped = '\uE000'

const hideEscapes = (schemas: Node): Node =>
  JSON.parse(JSON.stringify(schemas), (key, value) =>
    key === 'pattern' && typeof value === 'string' ? value.replaceAll('\\u', escaped) : value,
  )

async function showEscapes(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    if (text.includes(escaped)) await writeFile(file, text.replaceAll(escaped, '\\u'))
  }
}

/** Its errors carry their reason a level down, sometimes two. */
function reason(error: unknown): string {
  for (const key of ['originalError', 'error', 'cause'])
    if (typeof error === 'object' && error !== null && key in error && error[key as keyof typeof error])
      return reason(error[key as keyof typeof error])
  return error instanceof Error ? error.message : String(error)
}
