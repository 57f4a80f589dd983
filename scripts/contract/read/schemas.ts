import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { listOf, type Node, nodeOf, walk } from './document.ts'
import { answerName, partName, pascal } from './names.ts'
import { listOperations, type Operation, parts } from './operations.ts'

/**
 * Every schema of a contract by its generated name: the components, and the unnamed schemas of operations: path, query
 * and header parameters, and bodies without a reference.
 */
export function collectSchemas(document: Node): Node {
  const schemas: Node = { ...nodeOf(nodeOf(document.components).schemas) }
  for (const operation of listOperations(document))
    for (const [name, schema] of ownSchemas(operation)) schemas[name] = schema
  return schemas
}

/**
 * In which generated file each schema is: one for each YAML, named like it. What a request has beside its body is in
 * `parameters`, which only a server reads.
 *
 * @param yaml the path of openapi.yaml
 * @returns a function of a schema's name
 */
export function sourceOf(yaml: string): (name: string) => string {
  const folder = dirname(yaml)
  const parts = join(folder, 'contract')
  const files = [
    yaml,
    join(folder, 'asyncapi.yaml'),
    ...(existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : []),
  ].filter((file) => existsSync(file))
  const sources = new Map(
    files.flatMap((file) => {
      const { schemas } = nodeOf(nodeOf(parse(readFileSync(file, 'utf8'))).components)
      return Object.keys(nodeOf(schemas)).map((name) => [name, basename(file, '.yaml')] as const)
    }),
  )
  return (name) => sources.get(name) ?? 'parameters'
}

/** The schemas that an operation defines itself, with their names. */
export function ownSchemas({ id, method, path, parameters, body, answers }: Operation): [string, Node][] {
  const of = `${method} ${path}`
  const own: [string, Node][] = []
  for (const [place, part] of Object.entries(parts)) {
    const members = parameters.filter((parameter) => parameter.place === place)
    if (members.length === 0) continue
    const properties = Object.fromEntries(
      members.map(({ name, schema, node }) => [
        name,
        typeof node.description === 'string' ? { ...schema, description: node.description } : schema,
      ]),
    )
    const required = members.filter((parameter) => parameter.required).map(({ name }) => name)
    const description = `The ${place} parameters of ${of}.`
    own.push([partName(id, part), { type: 'object', description, additionalProperties: false, required, properties }])
  }
  if (body?.json && !('$ref' in body.json)) own.push([`${pascal(id)}Body`, body.json])
  for (const { status, body: answer } of answers)
    if (answer?.json && !('$ref' in answer.json)) own.push([answerName(id, status, answer.json), answer.json])
  return own
}

/** Schemas that refer to each other in a circle, by name: one of them stands for all. */
export function findCircles(schemas: Node): Map<string, string> {
  const uses = new Map(Object.entries(schemas).map(([name, schema]) => [name, refsIn(schema as Node)]))
  const reached = (from: string) => {
    const seen = new Set<string>()
    const waiting = [...(uses.get(from) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(...(uses.get(next) ?? []))
      }
    return seen
  }
  const reach = new Map([...uses.keys()].map((name) => [name, reached(name)]))
  const circles = new Map<string, string>()
  for (const [name, others] of reach) {
    const circle = [...others].filter((other) => reach.get(other)?.has(name)).toSorted()
    if (circle.length > 1 && circle[0]) circles.set(name, circle[0])
  }
  return circles
}

function refsIn(schema: Node): string[] {
  const refs: string[] = []
  walk(schema, ({ $ref, discriminator }) => {
    const mapped = Object.values(nodeOf(nodeOf(discriminator).mapping))
    refs.push(
      ...[$ref, ...listOf(mapped)].flatMap((ref) => (typeof ref === 'string' ? [ref.split('/').at(-1) ?? ''] : [])),
    )
  })
  return refs
}
