import { answerSchemaOf, namedIn } from './contract.ts'
import type { Exchange } from './run.ts'
import { parseSetCookie, type SetCookie } from './transport/cookies.ts'
import type { Came } from './transport/http-adapter.ts'

export const setCookiesOf = (came: Came): string[] =>
  came.headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value)

/** The parsed cookies that an answer sets. */
export const cookiesOf = (came: Came): SetCookie[] => setCookiesOf(came).map(parseSetCookie)

/** A header's value; of several lines all, as RFC 9110, section 5.3 joins them. */
export function headerOf(came: Came, wanted: string): string | undefined {
  const lines = came.headers.flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : []))
  return lines.length > 0 ? lines.join(', ') : undefined
}

/** The server's time of an answer, in Unix milliseconds; ours if it sends none. */
export function serverTime({ came, at }: Exchange): number {
  const date = Date.parse(headerOf(came, 'date') ?? '')
  return Number.isNaN(date) ? at : date
}

/** For how many seconds a refusal asks to wait, as a number or to a date; `NaN` where it does not say. */
export function secondsToWait(came: Came): number {
  const value = headerOf(came, 'retry-after') ?? 'never'
  return /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
}

/** The JSON of an answer; `undefined` if it is not JSON. */
export function jsonOf({ came }: Exchange): unknown {
  try {
    return JSON.parse(came.body)
  } catch {
    return undefined
  }
}

/** A field of an answer that the contract names, by its path. */
export function field(exchange: Exchange, ...path: string[]): unknown {
  const { id, came } = exchange
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    namedIn(id && answerSchemaOf(id, came.status), jsonOf(exchange)),
  )
}
