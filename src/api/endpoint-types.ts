import type { MutationExtraOptions, QueryExtraOptions } from '@reduxjs/toolkit/query/react'
import type { RawAnswer } from './call.ts'
import type { BaseQuery } from './http.ts'

/** The part of `OperationTypes[Id]` that an endpoint reads. */
export type AnyTypes = {
  method: string
  // `any`: each operation has its own argument type, and this type is only matched against, never used.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  arg: any
  answers: object
  headers: object
  optionalHeaders: object
}

type At<Table, Key> = Key extends keyof Table ? Table[Key] : unknown
type Success<Status> = Status extends number ? (`${Status}` extends `2${string}` ? Status : never) : never

/** A success: a union over the success statuses that the contract declares. */
export type Answered<Types extends AnyTypes> = {
  [Status in Success<keyof Types['answers']>]: {
    status: Status
    /** The declared headers. The browser hides Set-Cookie from scripts. */
    headers: At<Types['headers'], Status> & At<Types['optionalHeaders'], Status>
    body: BodyOf<At<Types['answers'], Status>>
  }
}[Success<keyof Types['answers']>]

type BodyOf<Body> = [Body] extends [undefined] ? null : Body

/** The result of an endpoint without `select`: the body. */
export type AnswerBody<Types extends AnyTypes> = Answered<Types>['body']

/**
 * RTK Query's own options: cache tags, side effects, how long an answer is kept. A GET is a query; everything else is a
 * mutation.
 */
export type Extras<Types extends AnyTypes, Tag extends string, Result> = Types['method'] extends 'GET'
  ? Omit<QueryExtraOptions<Tag, Result, Types['arg'], BaseQuery, 'api', RawAnswer>, 'type' | 'Types'>
  : Omit<MutationExtraOptions<Tag, Result, Types['arg'], BaseQuery, 'api', RawAnswer>, 'type' | 'Types'>
