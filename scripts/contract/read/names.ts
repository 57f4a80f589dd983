import type { Node } from './document.ts'
import type { Operation, Part } from './operations.ts'

/** `list-games`, `listGames` and `list_games` become `ListGames`; `getVTTUrl` keeps its capitals. */
export const pascal = (id: string) =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

export const camel = (name: string) => pascal(name).replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase())

/** A property's name as code, quoted if necessary. */
export const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) || /^\d+$/.test(name) ? name : `'${name}'`)

const suffixes: Record<Part, string> = { params: 'Params', query: 'Query', headers: 'Headers' }
export const partName = (id: string, part: Part) => pascal(id) + suffixes[part]

/** The name for a body's generated schema: that of the component it refers to, or its own. */
export function bodyName(schema: Node, ownName: string): string {
  const component = /^#\/components\/schemas\/([^/]+)$/.exec(String(schema.$ref ?? ''))?.[1]
  return component ?? ownName
}
export const requestName = ({ id, body }: Operation) => bodyName(body?.json ?? {}, `${pascal(id)}Body`)
export const answerName = (id: string, status: string, schema: Node) => bodyName(schema, `${pascal(id)}Answer${status}`)
