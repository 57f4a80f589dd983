import { HttpResponse } from 'msw/http'
import * as z from 'zod/mini'
import { examples } from '../../src/contract/examples.gen.ts'
import type { OperationId, OperationTypes } from '../../src/contract/operations.gen.ts'

type Answers<Id extends OperationId> = OperationTypes[Id]['answers']
type RequiredHeaders<Id extends OperationId, Status> = Status extends keyof OperationTypes[Id]['headers']
  ? OperationTypes[Id]['headers'][Status]
  : never

/** The arguments after the status: the body, if the contract declares one, and the headers, if it requires any. */
type Rest<Id extends OperationId, Status extends keyof Answers<Id>> = [RequiredHeaders<Id, Status>] extends [never]
  ? undefined extends Answers<Id>[Status]
    ? []
    : [body: Answers<Id>[Status]]
  : [body: Answers<Id>[Status], headers: RequiredHeaders<Id, Status>]

declare const declared: unique symbol

/** An answer that the contract declares for this operation. Only `answer` can make one. */
export type Answer<Id extends OperationId> = Response & { [declared]: Id }

export type AnswerWith<Id extends OperationId> = <Status extends keyof Answers<Id> & number>(
  status: Status,
  ...rest: Rest<Id, Status>
) => Answer<Id>

/** Makes a JSON answer, or one without a body. `HttpResponse` keeps a `Set-Cookie`, which `Response` would drop. */
export function answerWith(status: number, body?: unknown, headers?: HeadersInit): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers })
  // `HttpResponse.json` also makes a Blob, to count its bytes, for which the page waits for the browser.
  const all = new Headers(headers)
  all.set('Content-Type', 'application/json')
  return new HttpResponse(JSON.stringify(body), { status, headers: all })
}

/**
 * A part of an answer. Each field of its type has to be named, so that a new one of the contract is a type error here;
 * one that is `undefined` is left out.
 */
export const everyField = <Part>(fields: { [Name in keyof Required<Part>]: Part[Name] }): Part =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Part

/** The `ETag` of an item with a version. */
export const etag = ({ rev }: { rev: number }) => ({ ETag: `"${rev}"` })

/**
 * Whether `If-Match` names the version: in a list, or by `*` (RFC 9110, section 13.1.1). A weak tag, which a proxy
 * makes of a strong one, counts too.
 */
export function isVersion(ifMatch: string, { rev }: { rev: number }): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${rev}"`)
}

const withMessage = z.record(z.string(), z.object({ message: z.string(), code: z.string() }))

type Named<Answers, Status extends number> = `${Status}` extends keyof Answers
  ? keyof Answers[`${Status}`] & string
  : never

/** The names of the contract's examples for an answer. */
export type ExampleName<Id extends OperationId, Status extends number> = Named<(typeof examples)[Id]['answers'], Status>

/** The contract's own example of this answer, so that the mock says what a server is to say: its sentence and its code. */
export function exampleError<Id extends OperationId, Status extends number>(
  id: Id,
  status: Status,
  name?: ExampleName<NoInfer<Id>, NoInfer<Status>>,
): { message: string; code?: string } {
  const answers: Record<string, unknown> = examples[id].answers
  const named = withMessage.safeParse(answers[status]).data ?? {}
  const example = name === undefined ? Object.values(named)[0] : named[name]
  return example ?? { message: `The server answered with status ${status}.` }
}

/** The sort keys of a list, compared one after the other. */
export type SortKey = readonly (string | number)[]

/** Which page of a list is asked for. */
export type Asked = { limit: number; cursor?: string | undefined }
type List<Row, Item> = {
  /** Identifies a list of a server: a cursor of one list is not valid in another. */
  name: string
  rows: readonly Row[]
  /** The place of a row. It never changes, and no two are the same. */
  at: (row: Row) => SortKey
  newestFirst?: boolean
  /** A row as the reader sees it. */
  show: (row: Row) => Item | undefined
}

/**
 * One page of a list. A cursor names the place after which the next page begins, not a number of rows: rows that are
 * added or deleted meanwhile shift nothing.
 * @returns nothing if the cursor does not belong to this list
 */
export function pageOf<Row, Item>(asked: Asked, { name, rows, at, newestFirst = false, show }: List<Row, Item>) {
  const after = readCursor(name, asked.cursor ?? '')
  if (asked.cursor !== undefined && !(after && rows.every((row) => isAlike(at(row), after)))) return undefined
  const order = (a: SortKey, b: SortKey) => compare(a, b) * (newestFirst ? -1 : 1)
  const rest = rows.filter((row) => !after || order(at(row), after) > 0).toSorted((a, b) => order(at(a), at(b)))
  const page = rest.slice(0, asked.limit)
  const last = page.at(-1)
  const items = page.flatMap((row) => show(row) ?? [])
  return { items, ...(last && rest.length > page.length && { nextCursor: writeCursor(name, at(last)) }) }
}

/** A cursor that names the place of a list after which the next page begins. */
export const writeCursor = (name: string, key: SortKey): string => btoa(JSON.stringify([name, ...key]))

/** The place that a cursor of this list names; nothing if it does not belong to it. */
export function readCursor(name: string, cursor: string): SortKey | undefined {
  try {
    const [of, ...key] = JSON.parse(atob(cursor))
    const isKey = key.length > 0 && key.every((part: unknown) => typeof part === 'string' || typeof part === 'number')
    return of === name && isKey ? key : undefined
  } catch {
    return undefined
  }
}

/** Whether two places are of one kind. */
const isAlike = (a: SortKey, b: SortKey) => a.length === b.length && a.every((part, i) => typeof part === typeof b[i])

function compare(a: SortKey, b: SortKey): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? ''
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}
