/** The parts of openapi.yaml that the checker reads, after `$ref`s are followed. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Node = { [key: string]: Json }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A place in the document: its JSON pointer, and the node there after references. */
export type Place = { pointer: string; node: Node }

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The place below another one, through references; `undefined` if there is none. */
export function below(document: Node, place: Place, ...steps: string[]): Place | undefined {
  let at: Place | undefined = place
  for (const step of steps) {
    const next: Json | undefined = at?.node[step]
    at = at && isNode(next) ? follow(document, { pointer: `${at.pointer}/${escapeStep(step)}`, node: next }) : undefined
  }
  return at
}

function follow(document: Node, place: Place): Place {
  const { $ref } = place.node
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return place
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, step) => (isNode(at) ? at[unescapeStep(step)] : undefined), document)
  if (!isNode(target)) throw new Error(`openapi.yaml refers to ${$ref}, which it does not have.`)
  return follow(document, { pointer: $ref, node: target })
}

/** The places of a node's members, by name. */
export function members(document: Node, place: Place | undefined): [string, Place][] {
  return Object.keys(place?.node ?? {}).flatMap((name) => {
    const found = place && below(document, place, name)
    return found ? [[name, found] as [string, Place]] : []
  })
}

/** Returns a parsed document if it looks like OpenAPI; throws otherwise. */
export function asDocument(parsed: unknown): Node {
  if (!isNode(parsed) || !isNode(parsed.paths)) throw new Error('This is no OpenAPI document: it has no paths.')
  return parsed
}

/** The JSON pointer of every object in the document. */
export function pointersOf(document: Node): Map<object, string> {
  const pointers = new Map<object, string>()
  const walk = (value: Json, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    pointers.set(value, pointer)
    for (const [step, child] of Object.entries(value)) walk(child, `${pointer}/${escapeStep(step)}`)
  }
  walk(document, '#')
  return pointers
}
