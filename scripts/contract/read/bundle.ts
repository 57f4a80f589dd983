import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { at, isNode, type Json, type Node, nodeOf, walk } from './document.ts'

/**
 * Reads a document and the files that it refers to as one. Components of other files move into its own components.
 * Everything else replaces its reference.
 *
 * @param path of openapi.yaml or asyncapi.yaml
 * @throws if a file or a referenced part does not exist, or if two files have different components of one name
 */
export function readContract(path: string): Node {
  const root = resolve(path)
  const files = new Map<string, Json>()
  const read = (file: string): Json => {
    const known = files.get(file)
    if (known !== undefined) return known
    const parsed: Json = parse(readFileSync(file, 'utf8'))
    files.set(file, parsed)
    return parsed
  }
  const document = structuredClone(nodeOf(read(root)))
  /** The file of each component. */
  const origins = new Map<string, string>()
  const name = (file: string) => relative(dirname(root), file) || file

  const take = (ref: string, from: string): { $ref: string } | { value: Json } => {
    const [rest = '', fragment = ''] = ref.split('#')
    const file = rest === '' ? from : resolve(dirname(from), rest)
    const pointer = `#${fragment}`
    if (file === root) return { $ref: pointer }
    const found = at(read(file), pointer)
    if (found === undefined) throw new Error(`${name(from)} refers to ${ref}, which is not there.`)
    const [, kind, component] = /^#\/components\/(\w+)\/([^/]+)$/.exec(pointer) ?? []
    if (kind === undefined || component === undefined) return { value: copy(found, file) }
    hoist(kind, component, found, file, pointer)
    return { $ref: pointer }
  }

  const hoist = (kind: string, component: string, found: Json, file: string, pointer: string) => {
    const origin = origins.get(pointer)
    if (origin === file) return
    const components = nodeOf(document.components)
    const own = nodeOf(components[kind])
    const other = origin ?? (component in own ? root : undefined)
    if (other) throw new Error(`${name(other)} and ${name(file)} both have ${pointer}. One of them needs another name.`)
    origins.set(pointer, file)
    document.components = { ...components, [kind]: { ...own, [component]: null } }
    const value = copy(found, file)
    nodeOf(nodeOf(document.components)[kind])[component] = value
  }

  const copy = (value: Json, file: string): Json => {
    if (Array.isArray(value)) return value.map((each) => copy(each, file))
    if (!isNode(value)) return value
    const members = Object.entries(value).map(([key, each]) => [
      key,
      key === 'mapping' ? copyMapping(each, file) : copy(each, file),
    ])
    const node: Node = Object.fromEntries(members)
    if (typeof value.$ref !== 'string') return node
    const taken = take(value.$ref, file)
    if ('$ref' in taken) return { ...node, ...taken }
    const { $ref: _, ...beside } = node
    return isNode(taken.value) ? { ...taken.value, ...beside } : taken.value
  }

  /** A discriminator refers to schemas by plain texts. */
  const copyMapping = (mapping: Json, file: string): Json => {
    if (!isNode(mapping)) return copy(mapping, file)
    const refs = Object.entries(mapping).map(([value, ref]) => {
      const taken = typeof ref === 'string' && ref.includes('#') ? take(ref, file) : undefined
      return [value, taken && '$ref' in taken ? taken.$ref : ref]
    })
    return Object.fromEntries(refs)
  }

  const { components: _, ...rest } = document
  const whole = nodeOf(copy(rest, root))
  // Copied last: its components may refer to other files too, and those have added components already.
  const own = copy(nodeOf(nodeOf(read(root)).components), root)
  const kinds = new Set([...Object.keys(nodeOf(own)), ...Object.keys(nodeOf(document.components))])
  const components = [...kinds].map((kind) => [
    kind,
    { ...nodeOf(nodeOf(document.components)[kind]), ...nodeOf(nodeOf(own)[kind]) },
  ])
  const complete = components.length > 0 ? { ...whole, components: Object.fromEntries(components) } : whole
  walk(complete, ({ $ref }, pointer) => {
    if (typeof $ref === 'string' && at(complete, $ref) === undefined)
      throw new Error(`${name(root)} refers to ${$ref} at ${pointer}, which is not there.`)
  })
  return complete
}

/** The description of a contract's events: asyncapi.yaml beside it, if there is one. */
export function eventsBeside(yaml: string): string | undefined {
  const path = join(dirname(yaml), 'asyncapi.yaml')
  return existsSync(path) ? path : undefined
}
