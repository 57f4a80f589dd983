import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type UserConfig } from '@hey-api/openapi-ts'
import config from '../../../openapi-ts.config.ts'
import { type Node, nodeOf } from '../read/document.ts'
import { listOperations, partName, parts } from '../read/operations.ts'

/** Every schema of a contract by its name: the components, and one for each operation's path, query and headers. */
function collectSchemas(document: Node): Node {
  const own = listOperations(document).flatMap(({ id, method, path, parameters }) =>
    Object.entries(parts).flatMap(([place, part]): [string, Node][] => {
      const members = parameters.filter((parameter) => parameter.part === part)
      if (members.length === 0) return []
      const schema = {
        type: 'object',
        description: `The ${place} parameters of ${method} ${path}.`,
        additionalProperties: false,
        required: members.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(
          members.map(({ name, schema, description }) => [name, description ? { ...schema, description } : schema]),
        ),
      }
      return [[partName(id, part), schema]]
    }),
  )
  return { ...nodeOf(nodeOf(document.components).schemas), ...Object.fromEntries(own) }
}

/** Stands for the `\u` of a pattern while openapi-ts is at work: it would write the character, a line's end included. */
const escaped = '\uE000'

/**
 * Renders `types.gen.ts` and `schemas/*.gen.ts`, with openapi-ts. It is given only schemas, because its operations
 * cannot express headers.
 *
 * @param fileOf the name of a schema's file, without its ending
 * @returns the files' texts, by name
 * @throws the error of openapi-ts
 */
export async function renderSchemas(document: Node, fileOf: (schema: string) => string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const hidden = JSON.stringify(collectSchemas(document), (key, value) =>
    key === 'pattern' && typeof value === 'string' ? value.replaceAll('\\u', escaped) : value,
  )
  const base = (await config) as UserConfig
  try {
    await createClient({
      ...base,
      input: {
        openapi: '3.1.0',
        info: { title: 'Schemas', version: '1' },
        paths: {},
        components: { schemas: JSON.parse(hidden) },
      },
      output: { ...(base.output as object), path: folder },
      parser: {
        hooks: {
          symbols: {
            getFilePath: ({ meta, name }) =>
              meta?.artifact === 'zod' ? `schemas/${fileOf(name.slice(1))}` : undefined,
          },
        },
      },
    } as UserConfig)
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
    const texts = names.map(
      (name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll(escaped, '\\u')] as const,
    )
    return new Map(texts)
  } finally {
    await rm(folder, { recursive: true })
  }
}
