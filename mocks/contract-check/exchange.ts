import type { Place } from './document.ts'

/** One request and its answer, as they were sent. */
export type Exchange = {
  method: string
  /** The path of the URL, including the base path, without the query. */
  path: string
  requestHeaders: HeadersInit
  /** The body as it was sent; empty if there was none. */
  requestBody: string
  status: number
  responseHeaders: HeadersInit
  responseBody: string
}

/** Compares a value with a schema of the document. Each result is a mismatch. */
export type Matches = (schema: Place, value: unknown) => { where: string; message: string }[]
