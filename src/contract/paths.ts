/** One generated operation: the method in capitals, and the path below the base path as a template. */
type Route = { method: string; path: string }

/** A value of a path parameter. The contract's schema says which type it has. */
export type PathParams = Record<string, string | number | boolean>

const placeholder = /\{([^{}/]+)\}/g

/**
 * Fills in a path template of the contract: `/quests/{questId}` with `{ gameId: 'a b' }` gives `/quests/a%20b`.
 * @throws if a parameter is absent, empty, `.` or `..`: the result would be the address of another resource
 */
export function buildPath(template: string, params: PathParams = {}): string {
  return template.replace(placeholder, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new Error(`The path ${template} needs a value for ${name}.`)
    return encodeURIComponent(value)
  })
}

/**
 * Builds the query of an address: `{ limit: 20, status: ['a', 'b'] }` gives `?limit=20&status=a&status=b`, OpenAPI's
 * default (style `form`, exploded). `undefined` and empty lists are left out. With nothing left the result is empty.
 */
export function buildQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/**
 * The path below the base path: `/base/v1/quests` gives `/quests`.
 * @returns `undefined` for a path elsewhere, such as `/foo/base/v1/quests` or `/base/v10`
 */
export function pathBelow(base: string, pathname: string): string | undefined {
  if (pathname === base) return ''
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The operations of a matching template by method, and the decoded parameters. */
export type PathMatch<Id extends string> = { byMethod: Partial<Record<string, Id>>; params: Record<string, string> }

/**
 * Finds the operations of a path. As OpenAPI requires, the template is matched first and the method after it. Where two
 * templates match, they are compared from left to right, and a fixed segment wins over a parameter:
 * `/quests/invitations` is never a quest with that id. A segment is never empty, and a trailing slash makes another path.
 * @param operations the contract's operations, by id
 * @returns a function of the path below the base path; it gives `undefined` if nothing matches or an escape is malformed
 */
export function createPathMatcher<Id extends string>(operations: Record<Id, Route>) {
  const templates = new Map<string, PathMatch<Id>['byMethod']>()
  for (const [id, { method, path }] of Object.entries<Route>(operations) as [Id, Route][])
    templates.set(path, { ...templates.get(path), [method]: id })
  const sorted = [...templates]
    .map(([path, byMethod]) => ({ ...compile(path), byMethod }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))

  return (path: string): PathMatch<Id> | undefined => {
    for (const { pattern, names, byMethod } of sorted) {
      const values = pattern.exec(path)?.slice(1)
      if (!values) continue
      try {
        const params = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
        return { byMethod, params }
      } catch {
        return undefined
      }
    }
    return undefined
  }
}

/** Compiles a template to a pattern. Its rank orders templates: fixed segment, partly fixed segment, parameter. */
function compile(template: string) {
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name)
  const steps = template.split('/')
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const patterns = steps.map((step) => step.split(placeholder).map((part, at) => (at % 2 ? '([^/]+)' : literal(part))))
  const rank = steps.map((step) => (/^\{[^{}]+\}$/.test(step) ? 2 : step.includes('{') ? 1 : 0)).join('')
  return { names, pattern: new RegExp(`^${patterns.map((parts) => parts.join('')).join('/')}$`), rank }
}
