import type { OperationId } from '../../../src/contract/operations.gen.ts'
import { parseSetCookie, type SetCookie } from './transport/cookies.ts'
import type { Came, Sent } from './transport/http-adapter.ts'

/** What went over the wire; `id` where it was a call of the contract. */
export type Exchange = {
  id?: OperationId
  sent: Sent
  came: Came
  /** When the answer came by this machine's clock, in milliseconds. */
  at?: number
}

export const setCookiesOf = (came: Came): string[] =>
  came.headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value)

/** The cookies that an answer sets, taken apart. */
export const cookiesOf = (came: Came): SetCookie[] => setCookiesOf(came).map(parseSetCookie)

export const headerOf = (came: Came, wanted: string): string | undefined =>
  came.headers.find(([name]) => name.toLowerCase() === wanted)?.[1]

/** The JSON of an answer; nothing if it is none. */
export function jsonOf({ came }: Exchange): unknown {
  try {
    return JSON.parse(came.body)
  } catch {
    return undefined
  }
}

/** A field of an answer, by its path. */
export function field(exchange: Exchange, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    jsonOf(exchange),
  )
}
