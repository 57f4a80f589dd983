import type { ZodMiniType } from 'zod/mini'

/** Generated for each operation: the schema of a part, and the kind of value of each parameter. */
type Shape = { schema: ZodMiniType; kinds: Record<string, string> }
export type ParameterShapes = { params?: Shape; query?: Shape; headers?: Shape }

/** The parameters of a request as text. Those of the path are decoded. */
export type RawParameters = { params: Record<string, string>; search: URLSearchParams; headers: Headers }

/** Checked parameters, with defaults filled in. A part that the operation does not have is absent. */
export type Parameters = { params?: unknown; query?: unknown; headers?: unknown }

/**
 * Why a request is refused. 404: there is no such address. 428: the request lacks a precondition such as If-Match (RFC
 * 6585, section 3).
 */
export type Refused = { status: 400 | 404 | 428; message: string }

/**
 * Reads and checks the parameters of a request, as a server does. An unknown query parameter is refused; an unknown
 * header is ignored.
 * @param shapes of `parameterSchemas`; `undefined` for an operation without parameters
 */
export function readParameters(
  shapes: ParameterShapes | undefined,
  { params, search, headers }: RawParameters,
): { value: Parameters } | { refused: Refused } {
  const value: Parameters = {}
  const texts = {
    params: Object.entries(params).map(([name, text]) => [name, [text]] as const),
    query: [...new Set(search.keys())].map((name) => [name, search.getAll(name)] as const),
    headers: Object.keys(shapes?.headers?.kinds ?? {}).flatMap((name) => {
      const text = headers.get(name)
      return text === null ? [] : [[name, [text]] as const]
    }),
  }
  for (const part of ['params', 'query', 'headers'] as const) {
    const shape = shapes?.[part]
    if (!shape) continue
    const given = Object.fromEntries(texts[part].map(([name, all]) => [name, readTexts(shape.kinds[name], all)]))
    const result = shape.schema.safeParse(given)
    if (!result.success) return { refused: refusalOf(part, given, result.error.issues[0]) }
    value[part] = result.data
  }
  return { value }
}

/**
 * A text that cannot be read as its kind stays a text, which the schema refuses. So does a parameter that occurs twice.
 */
function readTexts(kind = 'string', texts: readonly string[]): unknown {
  if (kind.endsWith('[]')) return texts.map((text) => readText(kind.slice(0, -2), text))
  return texts.length === 1 && texts[0] !== undefined ? readText(kind, texts[0]) : texts
}

function readText(kind: string, text: string): unknown {
  if (kind === 'number' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

type Issue = { path: PropertyKey[]; message: string; keys?: string[] } | undefined

function refusalOf(part: keyof Parameters, given: Record<string, unknown>, issue: Issue): Refused {
  const name = String(issue?.path[0] ?? issue?.keys?.[0] ?? '')
  if (part === 'params') return { status: 404, message: "There's nothing at this address." }
  if (part === 'headers' && !(name in given))
    return /^if-/i.test(name)
      ? { status: 428, message: `Say with ${name} which version you have.` }
      : { status: 400, message: `The header ${name} is missing.` }
  const what = part === 'headers' ? 'header' : 'parameter'
  return { status: 400, message: `The ${what} ${name} cannot be taken as it is.` }
}
