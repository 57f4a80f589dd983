/** A row of the generated operations: the method in capitals, the path below the base path as a template. */
type Route = { method: string; path: string }

/** What a path parameter may be; the contract's schema says which. */
export type PathParams = Record<string, string | number | boolean>

const placeholder = /\{([^{}/]+)\}/g

/**
 * Fills a path template of the contract: `/games/{gameId}` with `{ gameId: 'a b' }` gives `/games/a%20b`.
 *
 * @throws if a parameter is absent, empty, `.` or `..`: what it gave would be the address of something else
 */
export function buildPath(template: string, params: PathParams = {}): string {
  return template.replace(placeholder, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw new Error(`The path ${template} needs a value for ${name}.`)
    return encodeURIComponent(value)
  })
}

/**
 * The query of an address: `{ limit: 20, status: ['a', 'b'] }` gives `?limit=20&status=a&status=b`, OpenAPI's default
 * (style `form`, exploded). What is `undefined`, and an empty list, is left away; nothing is left gives an empty text.
 */
export function buildQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/**
 * The path below the base path: `/base/v1/games` gives `/games`.
 *
 * @returns nothing for a path that lies elsewhere, `/foo/base/v1/games` and `/base/v10` included
 */
export function pathBelow(base: string, pathname: string): string | undefined {
  if (pathname === base) return ''
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** What a path leads to: the operations of its template by method, and its parameters, decoded. */
export type PathMatch<Id extends string> = { byMethod: Partial<Record<string, Id>>; params: Record<string, string> }

/**
 * Finds operations by their path. As OpenAPI asks, the template is found first and the method after it, and what is
 * written out wins over a parameter, in the leftmost step where two templates differ: `/games/invitations` is never
 * the game of that name. A step of a path is never empty, and a trailing slash makes another path.
 *
 * @param operations the contract's operations, by id
 * @returns a function of the path below the base path; nothing where no template fits, or an escape is broken
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
  }
}

/** A template as a pattern. The rank orders templates: a step that is written out, one that is in part, a parameter. */
function compile(template: string) {
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name)
  const steps = template.split('/')
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const patterns = steps.map((step) => step.split(placeholder).map((part, at) => (at % 2 ? '([^/]+)' : literal(part))))
  const rank = steps.map((step) => (/^\{[^{}]+\}$/.test(step) ? 2 : step.includes('{') ? 1 : 0)).join('')
  return { names, pattern: new RegExp(`^${patterns.map((parts) => parts.join('')).join('/')}$`), rank }
}
