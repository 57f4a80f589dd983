import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { at, type Json, type Node, nodeOf } from './document.ts'

/** openapi.yaml and the files of contract/ beside it, by their names without ".yaml". */
function readFiles(yaml: string): Map<string, Node> {
  const folder = join(dirname(yaml), 'contract')
  const parts = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return new Map(
    [yaml, ...parts.map((part) => join(folder, part))].map((file) => [
      basename(file, '.yaml'),
      nodeOf(parse(readFileSync(file, 'utf8'))),
    ]),
  )
}

/**
 * Reads openapi.yaml and contract/*.yaml as one document, as the generator and the lint read it. A path that is a
 * reference is replaced by its target. All components are in one place, so a reference to another file's becomes local.
 *
 * @throws if a path's reference leads nowhere, if a path has no line in openapi.yaml, or if two files have different
 *   components of one name
 */
export function readContract(yaml = 'openapi.yaml'): Node {
  const files = readFiles(yaml)
  const [root = {}] = files.values()
  const components: Record<string, Node> = {}
  for (const [file, document] of files)
    for (const [kind, named] of Object.entries(nodeOf(document.components)))
      for (const [name, component] of Object.entries(nodeOf(named))) {
        components[kind] ??= {}
        if (name in components[kind])
          throw new Error(`${file}.yaml has another ${name} of ${kind}. Rename one of them.`)
        components[kind][name] = component
      }
  for (const [file, { paths }] of files)
    for (const path of Object.keys(nodeOf(paths)))
      if (!(path in nodeOf(root.paths))) throw new Error(`${file}.yaml has ${path}, but ${yaml} has no line for it.`)
  const paths = Object.entries(nodeOf(root.paths)).map(([path, item]) => {
    const { $ref } = nodeOf(item)
    if (typeof $ref !== 'string') return [path, item]
    const [file = '', pointer = ''] = $ref.split('#')
    const target = at(files.get(basename(file, '.yaml')) ?? {}, `#${pointer}`)
    if (target === undefined) throw new Error(`${yaml} refers to ${$ref}, which is not there.`)
    return [path, target]
  })
  const whole = JSON.stringify({ ...root, paths: Object.fromEntries(paths), components })
  return JSON.parse(whole, (key, value: Json) =>
    key === '$ref' && typeof value === 'string' ? value.slice(value.indexOf('#')) : value,
  )
}

/**
 * In which generated file each schema is: one for each YAML, named like it. What a request has beside its body is in
 * `parameters`, which only a server reads.
 *
 * @returns a function of a schema's name
 */
export function schemaFiles(yaml = 'openapi.yaml'): (schema: string) => string {
  const files = new Map(
    [...readFiles(yaml)].flatMap(([file, { components }]) =>
      Object.keys(nodeOf(nodeOf(components).schemas)).map((name) => [name, file] as const),
    ),
  )
  return (schema) => files.get(schema) ?? 'parameters'
}
