import type { Place } from './document.ts'

/** One request and its answer, as they went over the wire. */
export type Exchange = {
  method: string
  /** The path of the URL, base path included, without the query. */
  path: string
  requestHeaders: HeadersInit
  /** The body as it went over the wire; empty if there was none. */
  requestBody: string
  status: number
  responseHeaders: HeadersInit
  responseBody: string
}

/** Compares a value with a schema of the document, and says where it does not fit. */
export type Matches = (schema: Place, value: unknown) => { where: string; message: string }[]
